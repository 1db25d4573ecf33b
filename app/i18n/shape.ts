export type SameShape<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameShape<Tree[Key]> };
