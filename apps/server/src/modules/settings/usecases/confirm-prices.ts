import { type Locale, localize } from '@app/contract/core/locale';
import { JUMPS_NAMED, type PriceChange, priceChanges, priceJumps } from '@app/contract/core/price-jumps';
import { refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentStaffCall } from '../../../platform/http/staff-call.ts';
import { storedParameter } from '../db/parameter.repo.ts';
import { parameters } from '../domain/parameters.ts';

type Part = Readonly<Record<string, unknown>>;

/** What a part of a record is called: its article number, else its name in the reader's language. */
function nameIn(lang: Locale, { sku, name }: Part): string | undefined {
  if (typeof sku === 'string') return sku;
  if (typeof name === 'string') return name;
  return name && typeof name === 'object' ? localize(name as Parameters<typeof localize>[0], lang) : undefined;
}

/**
 * Has large changes of prices confirmed. Refuses price.jump with `{percent, count, jumps}` unless the staff's call says that
 * they are meant; outside of a call of staff nothing is asked.
 */
export async function confirmPriceChanges(
  tx: Tx,
  changesIn: (lang: Locale) => readonly PriceChange[] | Promise<readonly PriceChange[]>,
): Promise<void> {
  const call = currentStaffCall();
  if (!call || call.confirmed) return;
  const changes = await changesIn(call.lang);
  if (changes.length === 0) return;
  const set = parameters['price.jump_percent'];
  const stored = set.schema.safeParse(await storedParameter(tx, 'price.jump_percent'));
  const percent = stored.success ? stored.data : set.initial;
  const jumps = priceJumps(changes, percent);
  if (jumps.length > 0) refuse('price.jump', { percent, count: jumps.length, jumps: jumps.slice(0, JUMPS_NAMED) });
}

/**
 * Has the prices that an input changes in a record confirmed, where the changes are large. `nameOf` names parts that have no
 * name of their own. Refuses price.jump as `confirmPriceChanges`.
 */
export const confirmPrices = (
  tx: Tx,
  of: {
    readonly before: unknown;
    readonly after: unknown;
    readonly nameOf?: (part: Part, lang: Locale) => string | undefined;
  },
): Promise<void> =>
  confirmPriceChanges(tx, (lang) =>
    priceChanges(of.before, of.after, (part) => of.nameOf?.(part, lang) ?? nameIn(lang, part)),
  );
