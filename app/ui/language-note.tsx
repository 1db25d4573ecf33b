export function LanguageNote({ children }: { children?: string }) {
	return children ? <p className="my-4 max-w-measure border-l-3 border-marigold pl-4 text-small text-ink-2">{children}</p> : null;
}
