import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { dateText } from '@app/contract/core/time-words';
import type { StaffTravelDeal, TravelDealInput } from '@app/contract/travel-deals/schemas';
import { dayIn } from '@app/kernel/zone-time';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import { mapViolation } from '../../../../platform/db/map-violation.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { noteTravelPrices } from '../../../price-history/public.ts';
import { confirmPriceChanges } from '../../../settings/public.ts';
import { type DealSubject, dealsOfKind } from '../../../travel/public.ts';
import { dealPriceChanges, windowOf } from '../../core/domain/deal-days.ts';
import { dropDeals } from '../../core/usecases/tags.ts';
import { dealBeside, lockTravelDeal, mostUnitsOfOne, travelDealInUse, writeTravelDeal } from '../db/staff-deal.repo.ts';
import { checkTravelDeal } from '../domain/check-travel-deal.ts';
import { dealSubjects } from './deal-subjects.ts';
import { readTravelDeal } from './list-travel-deals.ts';

type Placed = Pick<TravelDealInput, 'key' | 'startsAt' | 'endsAt'> & { readonly id: string };

/** The exclusion of overlapping deals decides, also when two staff save at the same moment; the refusal names the other. */
const orOverlap = <T>(platform: Platform, lang: Locale, deal: Placed, work: Promise<T>): Promise<T> =>
  mapViolation(work, 'travel_deal_once', async () => {
    const other = await dealBeside(platform.db, deal);
    return refuse('travel_deal.overlap', {
      title: other ? localize(other, lang) : '',
      fields: { startsAt: 'error.travel_deal.overlap' },
    });
  });

/** What is asked before the deal is known to the log of prices, even where nothing has been logged today. */
async function noteNow(platform: Platform, { kind, key }: TravelDealInput): Promise<void> {
  const deals = dealsOfKind(platform, kind);
  if (deals) await noteTravelPrices(platform, deals, key);
}

/** What the operation log keeps: what it is on is named in the language of whoever saved, and is no part of the record. */
const logged = ({ subject: _subject, ...deal }: StaffTravelDeal) => deal;

/** Has a discount confirmed that makes the prices of days to come jump; one that stays was confirmed before. */
async function confirmDiscount(
  platform: Platform,
  tx: Tx,
  of: { readonly input: TravelDealInput; readonly before: StaffTravelDeal | null; readonly subject: DealSubject },
): Promise<void> {
  const { input, before, subject } = of;
  if (before?.method === input.method && before.value === input.value) return;
  const now = platform.clock.now();
  const days = windowOf(input, dayIn(subject.zone, now));
  if (!days) return;
  await confirmPriceChanges(tx, async (lang) => {
    const prices = await dealsOfKind(platform, input.kind)?.prices(tx, { key: input.key, ...days, now, deal: input });
    return dealPriceChanges(prices ?? [], input).map(({ day, ...change }) => ({
      ...change,
      what: `${subject.name}, ${dateText(lang, 'day', day)}`,
    }));
  });
}

async function checked(
  platform: Platform,
  tx: Tx,
  input: TravelDealInput,
  of: { readonly id: string; readonly before: StaffTravelDeal | null; readonly lang: Locale },
): Promise<TravelDealInput> {
  const subject = (await dealSubjects(platform, tx, [input], of.lang)).get(input.key);
  const mostOfOne = of.before ? await mostUnitsOfOne(tx, of.id) : 0;
  checkTravelDeal(input, { now: platform.clock.now(), known: subject !== undefined, before: of.before, mostOfOne });
  if (subject) await confirmDiscount(platform, tx, { input, before: of.before, subject });
  return input;
}

/**
 * Makes a deal of travel. Refuses travel_deal.overlap where what it is on is in another deal at that time, and at the fields
 * what checkTravelDeal refuses.
 */
export async function createTravelDeal(
  platform: Platform,
  by: StaffReadContext,
  input: TravelDealInput,
): Promise<StaffTravelDeal> {
  const id = newId(platform.clock);
  await noteNow(platform, input);
  const work = inTransaction(platform.db, async (tx) => {
    await writeTravelDeal(tx, id, await checked(platform, tx, input, { id, before: null, lang: by.lang }));
    const after = await readTravelDeal(platform, tx, id, by.lang);
    const record = `travel_deal/${id}`;
    await logOperation(tx, by, { action: 'travel_deal.create', record, before: null, after: logged(after) });
    dropDeals(platform, tx);
    return after;
  });
  return orOverlap(platform, by.lang, { ...input, id }, work);
}

/** The deal, locked until the transaction ends. Refuses record.not_found, and record.stale with `{current}`. */
async function locked(
  platform: Platform,
  tx: Tx,
  of: { readonly id: string; readonly version: number; readonly lang: Locale },
): Promise<StaffTravelDeal> {
  await lockTravelDeal(tx, of.id);
  const before = await readTravelDeal(platform, tx, of.id, of.lang);
  assertThat(before.version === of.version, 'record.stale', { current: before });
  return before;
}

/** Saves a deal as a whole. Refuses record.not_found, record.stale with `{current}`, and what createTravelDeal refuses. */
export async function updateTravelDeal(
  platform: Platform,
  by: StaffReadContext,
  given: { readonly id: string; readonly version: number; readonly input: TravelDealInput },
): Promise<StaffTravelDeal> {
  const { id, input } = given;
  await noteNow(platform, input);
  const work = inTransaction(platform.db, async (tx) => {
    const before = await locked(platform, tx, { ...given, lang: by.lang });
    await writeTravelDeal(tx, id, await checked(platform, tx, input, { id, before, lang: by.lang }));
    const after = await readTravelDeal(platform, tx, id, by.lang);
    const record = `travel_deal/${id}`;
    await logOperation(tx, by, { action: 'travel_deal.update', record, before: logged(before), after: logged(after) });
    dropDeals(platform, tx);
    return after;
  });
  return orOverlap(platform, by.lang, { ...input, id }, work);
}

/** Switches a deal on or off at once. Refuses record.not_found, record.stale with `{current}`, and travel_deal.overlap. */
export async function switchTravelDeal(
  platform: Platform,
  by: StaffReadContext,
  given: { readonly id: string; readonly version: number; readonly enabled: boolean },
): Promise<StaffTravelDeal> {
  const { id, enabled } = given;
  let placed: Placed | null = null;
  const work = inTransaction(platform.db, async (tx) => {
    const before = await locked(platform, tx, { ...given, lang: by.lang });
    placed = before;
    if (before.enabled === enabled) return before;
    await writeTravelDeal(tx, id, { ...before, enabled });
    const after = await readTravelDeal(platform, tx, id, by.lang);
    const record = `travel_deal/${id}`;
    await logOperation(tx, by, { action: 'travel_deal.switch', record, before: logged(before), after: logged(after) });
    dropDeals(platform, tx);
    return after;
  });
  return work.catch((error) => {
    if (!placed) throw error;
    return orOverlap(platform, by.lang, placed, Promise.reject(error));
  });
}

/** Deletes a deal. Refuses record.not_found, and deal.in_use for one that was ordered at. */
export async function deleteTravelDeal(platform: Platform, by: StaffReadContext, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    await lockTravelDeal(tx, id);
    const before = await readTravelDeal(platform, tx, id, by.lang);
    assertThat(!(await travelDealInUse(tx, id)), 'deal.in_use');
    await tx.deleteFrom('travel_deal').where('id', '=', id).execute();
    const record = `travel_deal/${id}`;
    await logOperation(tx, by, { action: 'travel_deal.delete', record, before: logged(before), after: null });
    dropDeals(platform, tx);
    return null;
  });
}
