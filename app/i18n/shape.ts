/** The same tree of texts, whatever the words: what a translation must have, no key less and none more. */
export type SameShape<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameShape<Tree[Key]> };
