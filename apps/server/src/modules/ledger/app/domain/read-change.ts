import type { LedgerUnit } from '@app/contract/ledger/staff-schemas';
import { parseAmount } from '@app/kernel/money';

/** The most that one adjustment may move: a million dollars, or ten million points. */
const MOST: Readonly<Record<LedgerUnit, number>> = { money: 1_000_000_00, points: 10_000_000 };

/** Reads a signed amount strictly: cents from a decimal, or whole points. Null for anything else, zero and too much. */
export function readChange(unit: LedgerUnit, text: string): number | null {
  const sign = text.startsWith('-') ? -1 : 1;
  const size = parseAmount(text.replace(/^-/, ''), unit === 'money' ? 2 : 0);
  if (size === null || size === 0 || size > MOST[unit]) return null;
  return sign * size;
}
