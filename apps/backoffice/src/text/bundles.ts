export type Texts = Record<string, string>;

/** The texts of each slice in one language, by the file they stand in. */
export type Bundles = Record<string, { readonly default: Texts }>;
