import { pictureName } from '../art/picture-name.ts';
import { banners } from './banners.ts';
import { categories, pointsCategory } from './categories.ts';
import { demoCities } from './cities/cities.ts';
import { demoGoods } from './goods.ts';
import { interests } from './interests.ts';
import { reviewPictures } from './review-pictures.ts';
import { verticalPictures } from './vertical-pictures.gen.ts';

/** The address of a demo picture as it is stored; `{w}` is replaced by one of the stored widths. */
export const pictureUrl = (name: string): string => `/files/demo/${name}-{w}.webp`;

/** The address of a film among the demo's assets. */
export const filmUrl = (file: string): string => `/files/demo/${file}`;

/** What a category is shown with: the object alone, on nothing. */
export const categoryPicture = (art: (typeof categories)[number]['art']): string =>
  pictureName({ kind: 'object', object: art.object, paint: art.paint });

/** Pictures worth drawing before anybody asks: what the first screens show, in their order. */
export function firstPictures(): string[] {
  const tops = [...categories, pointsCategory];
  return [
    ...banners.map((banner) => banner.picture),
    ...tops.flatMap((top) => [categoryPicture(top.art), ...top.children.map((child) => categoryPicture(child.art))]),
    ...[...demoGoods()]
      .sort((a, b) => Number(b.recommended) - Number(a.recommended) || b.sold - a.sold)
      .map((product) => product.gallery[0] ?? ''),
  ];
}

/** Every picture the demo refers to; no other is ever drawn. */
export function allPictures(): Set<string> {
  const ofGoods = demoGoods().flatMap((product) => [
    ...product.gallery,
    ...product.detailPictures,
    ...product.variants.flatMap((variant) => (variant.picture === null ? [] : [variant.picture])),
    ...reviewPictures(product),
  ]);
  const ofCities = demoCities.map(({ picture }) => picture);
  return new Set([
    ...firstPictures(),
    ...verticalPictures,
    ...ofCities,
    ...ofGoods,
    ...interests.map(({ picture }) => picture),
  ]);
}
