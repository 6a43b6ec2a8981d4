import type { DemoProduct } from './goods.ts';

/** Pictures that buyers of a product share; the later ones of its own gallery, so that they show what was bought. */
export const reviewPictures = (product: DemoProduct): string[] => [...product.gallery.slice(1, 4)];
