import { piecesToHave } from '@app/contract/catalog/pieces-to-have';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { namesText } from '@app/contract/core/list-words';
import type { Language } from '@app/contract/core/locale';

export type Variant = ProductDetail['variants'][number];
export type Spec = ProductDetail['specs'][number];

/** The chosen value of each spec by the spec's id; specs without a choice are absent. */
export type Choice = Readonly<Record<string, string>>;

const fits = (variant: Variant, specs: readonly Spec[], choice: Choice): boolean =>
  specs.every((spec, index) => {
    const chosen = choice[spec.id];
    return chosen === undefined || variant.values[index] === chosen;
  });

/** The one variant of a complete choice; null while something is missing or no such variant is made. */
export function chosenVariant(product: Pick<ProductDetail, 'specs' | 'variants'>, choice: Choice): Variant | null {
  if (product.specs.some((spec) => choice[spec.id] === undefined)) return null;
  return product.variants.find((variant) => fits(variant, product.specs, choice)) ?? null;
}

/** Whether a value can still be had together with what is chosen of the other specs. */
export function canChoose(
  product: Pick<ProductDetail, 'specs' | 'variants'>,
  choice: Choice,
  value: { specId: string; valueId: string },
): boolean {
  const wanted = { ...choice, [value.specId]: value.valueId };
  return product.variants.some((variant) => variant.available > 0 && fits(variant, product.specs, wanted));
}

/** The first spec without a choice, which the button asks for; null when the choice is complete. */
export const missingSpec = (product: Pick<ProductDetail, 'specs'>, choice: Choice): Spec | null =>
  product.specs.find((spec) => choice[spec.id] === undefined) ?? null;

/** The choice to begin with: what leaves no other way (a spec with one value, or the only variant). */
export function firstChoice(product: Pick<ProductDetail, 'specs' | 'variants'>): Choice {
  return Object.fromEntries(
    product.specs.flatMap((spec) => {
      const [only] = spec.values;
      return spec.values.length === 1 && only ? [[spec.id, only.id]] : [];
    }),
  );
}

/** The choice that leads to a variant; empty when the product has it no more. */
export function choiceOf(product: Pick<ProductDetail, 'specs' | 'variants'>, variantId: string): Choice {
  const variant = product.variants.find((one) => one.id === variantId);
  return Object.fromEntries(
    product.specs.flatMap((spec, index) => {
      const value = variant?.values[index];
      return value === undefined ? [] : [[spec.id, value]];
    }),
  );
}

/** The names of what is chosen, for reading: "Sand, Medium". */
export const choiceText = (product: Pick<ProductDetail, 'specs'>, choice: Choice, locale: Language): string =>
  namesText(
    locale,
    product.specs.flatMap((spec) => spec.values.find((value) => value.id === choice[spec.id])?.name ?? []),
  );

/** The most pieces one may take of a variant, or of any of its product's before one is chosen. */
export const mostOf = (variant: Variant | null, limit: number | null): number =>
  piecesToHave({ available: variant?.available ?? Number.POSITIVE_INFINITY, limit });
