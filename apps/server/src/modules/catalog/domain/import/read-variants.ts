import type { ProductInput } from '@app/contract/catalog/staff-schemas';
import { limits } from '@app/contract/core/limits';
import type { NumberStyle } from '@app/kernel/written-numbers';
import type { Group, ImportLine } from './group-cells.ts';
import { type FileCurrency, type Read, readCents, readSku, readWhole } from './read-cell.ts';
import { valuesOf } from './read-specs.ts';

type Variant = ProductInput['variants'][number];
export type VariantRules = {
  readonly specs: ProductInput['specs'];
  readonly type: ProductInput['type'];
  readonly variants: readonly Variant[];
  readonly currency: FileCurrency;
  /** Pictures of variants that are here, by their SKU. */
  readonly pictures: ReadonlyMap<string, string>;
};

export const whole =
  (min: number, max: number) =>
  (cell: string, style: NumberStyle): Read<number> =>
    readWhole(cell, style, { min, max });

/** The price and the one struck through. Other programs keep a price to compare with that is no higher: it says nothing. */
function pricesOf(group: Group, line: ImportLine, of: { before: Variant | undefined; currency: FileCurrency }) {
  const { before, currency } = of;
  const cents = (cell: string, style: NumberStyle): Read<number> => readCents(cell, style, currency);
  const priceUsd = group.readNumeric(line, 'price', cents) ?? before?.priceUsd;
  if (priceUsd === undefined && group.text(line, 'price') === '') group.complain(line, 'price', 'required');
  const written = group.readNumeric(line, 'listPrice', cents);
  const listPriceUsd = written ?? before?.listPriceUsd ?? null;
  const costUsd = group.readNumeric(line, 'cost', cents) ?? before?.costUsd ?? 0;
  if (listPriceUsd === null || priceUsd === undefined) return { priceUsd, listPriceUsd, costUsd };
  if (line.said && (written === undefined ? listPriceUsd < priceUsd : listPriceUsd <= priceUsd)) {
    if (written) group.note(line, 'listPrice', 'list_price_left');
    return { priceUsd, listPriceUsd: null, costUsd };
  }
  if (listPriceUsd < priceUsd) group.complain(line, 'listPrice', 'list_price_low');
  return { priceUsd, listPriceUsd, costUsd };
}

/** One row as a variant, over the one that bears its SKU; undefined with its flaws noted. */
function readVariant(group: Group, line: ImportLine, of: VariantRules): Variant | undefined {
  const sku = group.read(line, 'sku', readSku);
  if (sku !== undefined && line.twice.includes(sku)) group.complain(line, 'sku', 'sku_twice');
  if (group.text(line, 'sku') === '') group.complain(line, 'sku', 'required');
  const before = of.variants.find((variant) => variant.sku === sku);
  const { priceUsd, listPriceUsd, costUsd } = pricesOf(group, line, { before, currency: of.currency });
  const points = group.readNumeric(line, 'points', whole(1, 100_000_000)) ?? before?.points ?? null;
  if (of.type === 'points' && points === null && group.text(line, 'points') === '')
    group.complain(line, 'points', 'points_needed');
  const stock = group.readNumeric(line, 'stock', whole(0, 1_000_000)) ?? 0;
  const counted = group.text(line, 'stock') !== '';
  if (before && counted && stock !== before.stock) group.note(line, 'stock', 'stock_kept');
  const weightGrams = group.readNumeric(line, 'weight', whole(0, 1_000_000)) ?? before?.weightGrams ?? 0;
  const values = valuesOf(group, line, { specs: of.specs, variant: before });
  if (sku === undefined || priceUsd === undefined || values === undefined) return undefined;
  const image = of.pictures.get(sku) ?? before?.image ?? null;
  const own = { sku, values, priceUsd, listPriceUsd, costUsd, points, weightGrams, image };
  return before ? { ...before, ...own } : { ...own, stock };
}

/** The variants after the rows: known ones in their places, new ones after them; each combination once. */
export function readVariants(group: Group, of: VariantRules): Variant[] {
  const all = [...of.variants];
  for (const line of group.lines) {
    if (line.ofProduct) continue;
    const read = readVariant(group, line, of);
    if (!read) continue;
    const at = all.findIndex((variant) => variant.sku === read.sku);
    const key = read.values.join('\n');
    if (all.some((variant, index) => index !== at && variant.values.join('\n') === key))
      group.complain(line, of.specs.length > 0 ? 'value1' : 'sku', 'combination_twice');
    else if (at >= 0) all[at] = read;
    else all.push(read);
  }
  const [first] = group.lines;
  if (first && all.length > limits.variants) group.complain(first, null, 'too_many_variants');
  return all;
}
