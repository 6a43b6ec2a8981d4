import type { ProductDetail } from '@app/contract/catalog/schemas';
import { pagePath } from '@app/contract/pages/page-address';
import type { Platform } from '../../../platform/slice.ts';
import type { ProductOffer } from '../../catalog/public.ts';
import { pictureAddress } from '../../pages/public.ts';
import { type Chosen, offeredBeside } from '../domain/choose-variants.ts';
import { isoPrice } from '../domain/minor-units.ts';
import type { Reader } from './caller.ts';

export type OfferedVariant = ProductDetail['variants'][number] & { readonly isAvailable: boolean };

/** The variants of a product, the cheapest first: those that can be had before those that cannot. */
export const offeredVariants = (product: ProductOffer): OfferedVariant[] =>
  product.variants
    .map((variant) => ({ ...variant, isAvailable: variant.available > 0 }))
    .sort((a, b) => Number(b.isAvailable) - Number(a.isAvailable) || a.price.usd - b.price.usd);

type At = { readonly reader: Reader; readonly whole: (path: string) => string };

const image = (url: string, alt: string, { whole }: At) => ({
  type: 'image',
  url: pictureAddress(url, { whole }),
  alt_text: alt,
});

/** The chosen value of each option of a variant. */
const optionsOf = (product: ProductOffer, values: readonly (string | null)[]) =>
  product.specs.flatMap((spec, at) => {
    const value = spec.values.find(({ id }) => id === values[at]);
    return value ? [{ name: spec.name, id: value.id, label: value.name }] : [];
  });

const STATUS = { true: 'in_stock', false: 'out_of_stock' } as const;

function variantView(product: ProductOffer, variant: OfferedVariant, at: At) {
  const options = optionsOf(product, variant.values);
  const title = options.map(({ label }) => label).join(' / ') || product.name;
  return {
    id: variant.id,
    title,
    description: { plain: title },
    url: productAddress(product, at),
    price: isoPrice(variant.price),
    ...(variant.listPrice ? { list_price: isoPrice(variant.listPrice) } : {}),
    availability: { available: variant.isAvailable, status: STATUS[`${variant.isAvailable}`] },
    ...(options.length > 0 ? { options } : {}),
    ...(variant.image ? { media: [image(variant.image, title, at)] } : {}),
  };
}

const productAddress = (product: ProductOffer, { reader, whole }: At): string =>
  whole(pagePath(reader.language, 'product', product));

function range(prices: readonly { readonly amount: number; readonly currency: string }[]) {
  const sorted = [...prices].sort((a, b) => a.amount - b.amount);
  return { min: sorted[0], max: sorted.at(-1) };
}

/** What of all its variants a product says, whichever of them are named with it. */
function wholeOf(product: ProductOffer, at: At) {
  const pictures = product.gallery.filter(({ kind }) => kind === 'image').map(({ url }) => url);
  const media = [product.cover, ...pictures.filter((url) => url !== product.cover)];
  const before = product.variants.map(({ price, listPrice }) => isoPrice(listPrice ?? price));
  const path = product.categoryPath.map(({ name }) => name).join(' > ');
  return {
    id: product.id,
    title: product.name,
    description: { plain: product.description || product.name },
    url: productAddress(product, at),
    ...(path ? { categories: [{ value: path, taxonomy: 'merchant' }] } : {}),
    price_range: range(product.variants.map(({ price }) => isoPrice(price))),
    ...(product.variants.some(({ listPrice }) => listPrice) ? { list_price_range: range(before) } : {}),
    media: media.map((url) => image(url, product.name, at)),
    ...(product.reviews > 0
      ? { rating: { value: product.rating, scale_min: 1, scale_max: 5, count: product.reviews } }
      : {}),
    ...(product.tags.length > 0 ? { tags: product.tags } : {}),
  };
}

const atOf = (platform: Platform, reader: Reader): At => ({
  reader,
  whole: (path) => `${platform.home() ?? ''}${path}`,
});

/** A product with some of its variants, as lists and look-ups answer it; each variant may say what it was found by. */
export function listedProduct(
  platform: Platform,
  reader: Reader,
  of: {
    readonly product: ProductOffer;
    readonly variants: readonly { readonly variant: OfferedVariant; readonly inputs?: readonly object[] }[];
  },
) {
  const { product } = of;
  const at = atOf(platform, reader);
  const options = product.specs
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({ name, values: values.map((value) => ({ id: value.id, label: value.name })) }));
  return {
    ...wholeOf(product, at),
    ...(options.length > 0 ? { options } : {}),
    variants: of.variants.map(({ variant, inputs }) => ({
      ...variantView(product, variant, at),
      ...(inputs ? { inputs } : {}),
    })),
  };
}

/** A product with the variants that match a choice, and what can be chosen beside it. */
export function chosenProduct(
  platform: Platform,
  reader: Reader,
  of: {
    readonly product: ProductOffer;
    readonly all: readonly OfferedVariant[];
    readonly chosen: Chosen<OfferedVariant>;
  },
) {
  const { product } = of;
  const { variants, chosen } = of.chosen;
  const at = atOf(platform, reader);
  const choosable = of.all.map(({ id, values, isAvailable }) => ({ id, values, available: isAvailable }));
  const options = product.specs.flatMap(({ name, values }, index) =>
    values.length === 0
      ? []
      : [
          {
            name,
            values: values.map((value) => ({
              id: value.id,
              label: value.name,
              ...offeredBeside(choosable, { at: index, value: value.id, chosen }),
            })),
          },
        ],
  );
  return {
    ...wholeOf(product, at),
    ...(options.length > 0 ? { options, selected: optionsOf(product, chosen) } : {}),
    variants: variants.map((variant) => variantView(product, variant, at)),
  };
}
