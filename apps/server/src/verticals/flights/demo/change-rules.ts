import type { ChangeRule } from '../domain/stored-flight.ts';
import type { DemoBrand } from './brands.ts';

const HOUR_MINUTES = 60;
const NEVER: ChangeRule = { allowed: false, feeUsd: 0, untilMinutes: 0 };
/** What a change costs a traveller and way by the code of a fare, in cents, and until so many hours before departure. */
const RULES: Readonly<Record<string, { readonly feeUsd: number; readonly hours: number }>> = {
  light: { feeUsd: 7_000, hours: 24 },
  standard: { feeUsd: 4_500, hours: 6 },
  essential: { feeUsd: 6_000, hours: 6 },
  flex: { feeUsd: 0, hours: 2 },
};

/** Whether a fare is changed, and what that costs: the barest of fares is not. */
export function changeRuleOf({ airline, code }: Pick<DemoBrand, 'airline' | 'code'>): ChangeRule {
  const rule = RULES[code];
  if (!rule || (airline === 'X6' && code === 'light')) return NEVER;
  return { allowed: true, feeUsd: rule.feeUsd, untilMinutes: rule.hours * HOUR_MINUTES };
}
