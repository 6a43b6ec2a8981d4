import type { ProductInput } from '@app/contract/catalog/staff-schemas';
import { refuse, refuseField } from '@app/contract/core/refuse';
import { fold } from './search-tokens.ts';

/** The first place where a list repeats an earlier entry, or -1. */
function repeatedAt(keys: readonly string[]): number {
  return keys.findIndex((key, index) => keys.indexOf(key) < index);
}

const spoken = (name: ProductInput['name']): string => fold(name['en-US']).trim();

/** Specs and their values are told apart by name and id. Refuses `product.duplicate_spec` with the field. */
function refuseRepeatedSpecs(specs: ProductInput['specs']): void {
  const ids = repeatedAt(specs.map((spec) => spec.id));
  const names = repeatedAt(specs.map((spec) => spoken(spec.name)));
  const at = Math.max(ids, names);
  if (at >= 0) refuse('product.duplicate_spec', { fields: { [`specs.${at}.name`]: 'error.product.duplicate_spec' } });
  specs.forEach((spec, index) => {
    const value = Math.max(
      repeatedAt(spec.values.map((one) => one.id)),
      repeatedAt(spec.values.map((one) => fold(one.name['en-US']).trim())),
    );
    if (value < 0) return;
    const field = `specs.${index}.values.${value}.name`;
    refuse('product.duplicate_spec', { fields: { [field]: 'error.product.duplicate_spec' } });
  });
}

/** Variants choose one known value of every spec, each combination and each SKU once. */
function refuseWrongVariants({ specs, variants, type }: ProductInput): void {
  variants.forEach((variant, index) => {
    const fits =
      variant.values.length === specs.length &&
      specs.every((spec, at) => spec.values.some((value) => value.id === variant.values[at]));
    if (!fits) refuseField(`variants.${index}.values`, 'field.invalid');
    if (type === 'points' && variant.points === null) refuseField(`variants.${index}.points`, 'field.required');
    if (variant.listPriceUsd !== null && variant.listPriceUsd < variant.priceUsd) {
      refuseField(`variants.${index}.listPriceUsd`, 'field.too_small');
    }
  });
  const combination = repeatedAt(variants.map((variant) => variant.values.join('\n')));
  if (combination >= 0) {
    refuse('product.duplicate_spec', {
      fields: { [`variants.${combination}.values`]: 'error.product.duplicate_spec' },
    });
  }
  const sku = repeatedAt(variants.map((variant) => variant.sku));
  if (sku >= 0) refuse('product.sku_taken', { fields: { [`variants.${sku}.sku`]: 'error.product.sku_taken' } });
}

/**
 * What the form's schema cannot say. Refuses, at the field: repeated specs, values or combinations
 * (`product.duplicate_spec`), a repeated SKU (`product.sku_taken`), a variant that lacks a value or points price, and a
 * struck price below the price (`input.invalid`).
 */
export function checkProduct(input: ProductInput): void {
  refuseRepeatedSpecs(input.specs);
  refuseWrongVariants(input);
}
