/**
 * The fields of staff's input that set what customers pay or what goods cost. Money is US cents, `pricePercent` percent of
 * another price, `offBp` and `returnBp` basis points off. Labels are the messages `price_field.<name>`.
 */
export const PRICE_FIELDS = [
  'usd',
  'priceUsd',
  'listPriceUsd',
  'costUsd',
  'valueUsd',
  'baseUsd',
  'extraAdultUsd',
  'singleOffUsd',
  'singleUsd',
  'chargeUsd',
  'averageUsd',
  'depositUsd',
  'firstFeeUsd',
  'nextFeeUsd',
  'freeFromUsd',
  'payableUsd',
  'pricePercent',
  'offBp',
  'returnBp',
] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** How a field is written and compared: a discount by what is left of the price. */
export const priceUnit = (field: PriceField): 'money' | 'percent' | 'discount' =>
  field === 'pricePercent' ? 'percent' : field === 'offBp' || field === 'returnBp' ? 'discount' : 'money';

/** A price as it stands and as it shall be; `what` names what it is the price of, in the reader's language. */
export type PriceChange = {
  readonly what: string;
  readonly field: PriceField;
  readonly before: number;
  readonly after: number;
};

/** The header by which a call says that large changes of prices are meant, and its one value. */
export const CONFIRMED_HEADER = 'Confirmed';
export const CONFIRMED = 'price.jump';

/** Jumps that a refusal names, the largest first. */
export const JUMPS_NAMED = 10;

const WHOLE_BP = 10_000;
const compared = ({ field, before, after }: PriceChange): readonly [number, number] =>
  priceUnit(field) === 'discount' ? [WHOLE_BP - before, WHOLE_BP - after] : [before, after];

/** Whether a price differs by more than `percent` from the one before; one that was zero can become anything. */
export function isPriceJump(change: PriceChange, percent: number): boolean {
  const [before, after] = compared(change);
  return before > 0 && Math.abs(after - before) * 100 > before * percent;
}

const size = (change: PriceChange): number => {
  const [before, after] = compared(change);
  return Math.abs(Math.log(Math.max(after, 0.5) / before));
};

/** Changes, the largest first, up or down alike. */
export const largestFirst = (changes: readonly PriceChange[]): PriceChange[] =>
  changes.toSorted((one, other) => size(other) - size(one));

/** The changes that are jumps, the largest first. */
export const priceJumps = (changes: readonly PriceChange[], percent: number): PriceChange[] =>
  largestFirst(changes.filter((change) => isPriceJump(change, percent)));

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => value !== null && typeof value === 'object' && !Array.isArray(value);
const isPriceField = (name: string): name is PriceField => (PRICE_FIELDS as readonly string[]).includes(name);

/** What a line of a list is known by, in this order. */
const IDENTITIES = ['id', 'variantId', 'key', 'cabin', 'sku'] as const;

/** The line of before that is the same thing; where lines have no name, the one at the same place. */
function sameLine(before: readonly unknown[], line: unknown, index: number): unknown {
  const name = isRow(line) ? IDENTITIES.find((one) => line[one] !== undefined) : undefined;
  if (!isRow(line) || name === undefined) return before[index];
  return before.find((one) => isRow(one) && one[name] === line[name]);
}

/**
 * Every price of a record that an input changes, wherever it stands in it; what is new has no price before and is none.
 * `nameOf` names a part of it; what has no name is called as what it is part of.
 */
export function priceChanges(
  before: unknown,
  after: unknown,
  nameOf: (part: Readonly<Record<string, unknown>>) => string | undefined,
  what = '',
): PriceChange[] {
  if (Array.isArray(after)) {
    const lines = Array.isArray(before) ? before : [];
    return after.flatMap((line, index) => priceChanges(sameLine(lines, line, index), line, nameOf, what));
  }
  if (!isRow(after) || !isRow(before)) return [];
  const here = nameOf(after) || what;
  return Object.entries(after).flatMap(([field, value]) => {
    const old = before[field];
    if (!isPriceField(field)) return priceChanges(old, value, nameOf, here);
    const changed = typeof value === 'number' && typeof old === 'number' && value !== old;
    return changed ? [{ what: here, field, before: old, after: value }] : [];
  });
}
