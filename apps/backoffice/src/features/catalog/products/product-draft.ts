import type { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import type { StaffProduct } from '@app/contract/catalog/staff-schemas';
import type { RequestOf } from '@app/contract/core/endpoint';

/** A product as the form holds it: what is sent, with its numbers as typed. */
export type ProductDraft = RequestOf<typeof staffCatalogEndpoints.createProduct>['body'];
export type VariantDraft = ProductDraft['variants'][number];
export type SpecDraft = ProductDraft['specs'][number];

const emptyVariant: VariantDraft = {
  sku: '',
  values: [],
  priceUsd: 0,
  listPriceUsd: null,
  costUsd: 0,
  points: null,
  stock: 0,
  image: null,
  weightGrams: 0,
};

/** A new product: not listed until somebody decides so. */
export const newProduct: Omit<ProductDraft, 'cover' | 'categoryId'> = {
  type: 'normal',
  name: { 'en-US': '' },
  description: { 'en-US': '' },
  detail: { 'en-US': '' },
  brand: '',
  gallery: [],
  detailImages: [],
  tags: [],
  specs: [],
  variants: [emptyVariant],
  limit: null,
  online: false,
  popular: false,
  recommended: false,
  sortWeight: 0,
};

/** The draft of a product that exists: what the server takes back, and nothing else. */
export function draftOf(product: StaffProduct): ProductDraft {
  const { id: _id, version: _version, sold: _sold, createdAt: _createdAt, variants, ...rest } = product;
  return {
    ...rest,
    variants: variants.map(({ reserved: _reserved, ...variant }) => variant),
  };
}

const keyOf = (values: readonly string[]): string => values.join('\n');

/** Every combination of the specs' values, in their order; one empty combination without specs. */
export const combinations = (specs: readonly SpecDraft[]): string[][] =>
  specs.reduce<string[][]>((rows, spec) => rows.flatMap((row) => spec.values.map((value) => [...row, value.id])), [[]]);

/**
 * The variants after the specs changed: those whose combination is still there keep all they hold, new ones start with
 * the first variant's prices and without number and stock.
 */
export function variantsFor(specs: readonly SpecDraft[], before: readonly VariantDraft[]): VariantDraft[] {
  const known = new Map(before.map((variant) => [keyOf(variant.values), variant]));
  const first = before[0] ?? emptyVariant;
  const { id: _id, ...pattern } = first;
  return combinations(specs).map(
    (values) => known.get(keyOf(values)) ?? { ...pattern, values, sku: '', stock: 0, image: null },
  );
}

/** Prices and weight: what variants of one product mostly share. Costs are each variant's own. */
const SHARED = ['priceUsd', 'listPriceUsd', 'points', 'weightGrams'] as const;

/** The variants with the prices and the weight of the first one; everything else stays. */
export function withFirstPrices(variants: readonly VariantDraft[]): VariantDraft[] {
  const [first] = variants;
  if (!first) return [];
  const shared = Object.fromEntries(SHARED.map((key) => [key, first[key]]));
  return variants.map((variant) => ({ ...variant, ...shared }));
}

/** How many variants that would change. */
export const differFromFirst = (variants: readonly VariantDraft[]): number =>
  variants.filter((variant) => SHARED.some((key) => variant[key] !== variants[0]?.[key])).length;

/** Whether two values of one spec, or two specs, bear the same English name. */
export function hasTwins(specs: readonly SpecDraft[]): boolean {
  const twins = (names: string[]) => new Set(names).size < names.length;
  const plain = (name: { 'en-US': string }) => name['en-US'].trim().toLowerCase();
  return (
    twins(specs.map((spec) => plain(spec.name))) ||
    specs.some((spec) => twins(spec.values.map((value) => plain(value.name))))
  );
}
