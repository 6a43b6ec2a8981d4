import type { ReactNode } from 'react';

/** A part in one state: what tells it from the others, and the part itself. */
export type GalleryCase = { readonly name: string; readonly draw: () => ReactNode };

/** Parts that belong together. `overlay` lies over the page, so it is drawn in a frame of its own. */
export type GallerySection = {
  /** Names the section in the address and its kept pictures: lower case and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly overlay?: boolean;
  /** Says nothing in any language, so that one picture of it is enough. */
  readonly wordless?: boolean;
  readonly cases: readonly GalleryCase[];
};
