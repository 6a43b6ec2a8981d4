import type { CurrencyRule } from '@app/kernel/money';
import type { Platform } from '../../../../platform/slice.ts';
import { currencyRule } from '../../../currencies/public.ts';
import { parameter } from '../../../settings/public.ts';

/** Returns the currency that a quote is frozen in, with its rate of now, and for how many minutes it is. */
export async function quoteTerms(
  platform: Platform,
  code: string,
): Promise<{ readonly currency: CurrencyRule; readonly minutes: number }> {
  const [currency, minutes] = await Promise.all([
    currencyRule(platform, code),
    parameter(platform, 'travel.quote_minutes'),
  ]);
  return { currency, minutes };
}
