/** Its own declaration names another package. */
declare module "@mixmark-io/domino" {
	const domino: {
		createDocument: (html: string) => Document;
		impl: Record<"HTMLElement" | "SVGElement", { prototype: object }>;
	};
	export default domino;
}
