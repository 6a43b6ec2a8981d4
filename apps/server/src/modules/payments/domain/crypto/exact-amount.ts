import { invariant } from '@app/kernel/assert';

/** How an asset is counted: `usdPerUnit` is a decimal, 1 for a stablecoin. */
export type Asset = { readonly decimals: number; readonly usdPerUnit: string };

const CENTS = 100n;
const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** A decimal as a fraction of two whole numbers. */
function fractionOf(decimal: string): { over: bigint; under: bigint } {
  invariant(/^\d+(?:\.\d+)?$/.test(decimal) && /[1-9]/.test(decimal), `${decimal} is no price`);
  const [whole = '', part = ''] = decimal.split('.');
  return { over: BigInt(whole + part), under: tenTo(part.length) };
}

/** The least number of the asset's smallest units that is worth so many cents. */
export function unitsFor(usdCents: number, { decimals, usdPerUnit }: Asset): bigint {
  const { over, under } = fractionOf(usdPerUnit);
  const scaled = BigInt(usdCents) * under * tenTo(decimals);
  const worth = over * CENTS;
  return (scaled + worth - 1n) / worth;
}

/** What units are worth, in whole cents; parts of a cent are left out. */
export function centsOf(units: bigint, { decimals, usdPerUnit }: Asset): number {
  const { over, under } = fractionOf(usdPerUnit);
  return Number((units * over * CENTS) / (under * tenTo(decimals)));
}

const FRACTIONS_MIN = 99n;
const FRACTIONS_WANTED = 9_999n;
const FRACTIONS_MAX = 9_999n;

/**
 * By what payments to one shared address are told apart: `count` amounts, each a multiple of `step` and all of them
 * together less than a cent. Null for an asset whose smallest unit is worth too much for that.
 */
export function fractionsOf(asset: Asset): { readonly step: bigint; readonly count: number } | null {
  const { over, under } = fractionOf(asset.usdPerUnit);
  const perCent = (under * tenTo(asset.decimals)) / (over * CENTS);
  const below = perCent - 1n;
  if (below < FRACTIONS_MIN) return null;
  let step = 1n;
  while (below / (step * 10n) >= FRACTIONS_WANTED) step *= 10n;
  const count = below / step;
  return { step, count: Number(count < FRACTIONS_MAX ? count : FRACTIONS_MAX) };
}

/** What was frozen when a way to pay was shown. */
export type Frozen = Asset & { readonly units: bigint; readonly usd: number };

/** What arrived units are worth against what was asked: exactly that amount pays exactly, whatever was rounded. */
export const arrivedCents = (units: bigint, frozen: Frozen): number =>
  units === frozen.units ? frozen.usd : centsOf(units, frozen);

/** Units as people write them: at least two decimals where the asset has them, no zeros after the last one needed. */
export function unitsText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const shown = part.padEnd(Math.min(2, decimals), '0');
  return shown ? `${whole}.${shown}` : whole;
}
