import { type RefObject, useEffect } from "react";

export function useDismissal(menu: RefObject<HTMLDetailsElement>, isDismissible = true): void {
	useEffect(() => {
		if (!isDismissible) return;
		const close = () => {
			if (menu.current) menu.current.open = false;
		};
		const onClick = ({ target }: MouseEvent) => menu.current?.contains(target as Node) || close();
		const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
		document.addEventListener("click", onClick);
		document.addEventListener("keydown", onKeyDown);
		return () => {
			document.removeEventListener("click", onClick);
			document.removeEventListener("keydown", onKeyDown);
		};
	}, [menu, isDismissible]);
}
