import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { ChangeAlternative, TravelOrderDetail } from '@app/contract/travel/order-views';
import { Refusal } from '@app/kernel/assert';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../../platform/http/bind.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import { parameter } from '../../../settings/public.ts';
import { insertChange } from '../../db/change.repo.ts';
import { openProviderChange, type ProviderChangeRow } from '../../db/provider-change.repo.ts';
import { readTravelOrder } from '../../db/travel-order.repo.ts';
import { frozenTimes } from '../../domain/frozen-travel.ts';
import { isChosen, isReplaceable } from '../../domain/provider-change.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import { slotRuleOf } from '../bundle/slot-rule-of.ts';
import { effectsOfChange } from '../change/change-effects.ts';
import { lockOwn } from '../change/lock-own.ts';
import { makeChange } from '../change/make-change.ts';
import { priceChange } from '../change/price-change.ts';
import { type TravelVertical, verticalOf } from '../travel-vertical.ts';
import { travelDetail } from '../travel-views.ts';

/** The open change of an order that its customer may take something else for. Refuses travel.question_over. */
async function replaceable(
  db: Queryable,
  of: { readonly order: TravelRow; readonly vertical: TravelVertical; readonly changeId?: string },
): Promise<ProviderChangeRow> {
  const open = await openProviderChange(db, of.order.id);
  const fits = open && !open.due && (of.changeId === undefined || of.changeId === open.id);
  if (!fits || !isChosen(open) || !isReplaceable(of.vertical)) return refuse('travel.question_over');
  return open;
}

/** What a vertical has instead of what an order is of; with what is wanted of its `amend`. */
const othersFor = async (
  platform: Platform,
  db: Queryable,
  { order, vertical }: { readonly order: TravelRow; readonly vertical: TravelVertical },
) => {
  const { id: orderId, request, snapshot, now } = order;
  const rule = await slotRuleOf(platform, db, order);
  return vertical.instead?.(db, { orderId, request, snapshot, now, rule }) ?? [];
};

/**
 * What may be taken for nothing instead of a change, in the order of its vertical, what fits the rest of the trip first. Refuses
 * record.not_found, travel.question_over.
 */
export async function changeAlternatives(
  platform: Platform,
  of: { readonly customerId: string; readonly orderId: string; readonly lang: Locale },
): Promise<ChangeAlternative[]> {
  const { db } = platform;
  const order = (await readTravelOrder(db, of.orderId)) ?? refuse('record.not_found');
  assertThat(order.customerId === of.customerId && order.hiddenAt === null, 'record.not_found');
  const vertical = verticalOf(platform, order.kind);
  await replaceable(db, { order, vertical });
  const found: ChangeAlternative[] = [];
  for (const { key, wanted } of await othersFor(platform, db, { order, vertical })) {
    const offered = await offerOf(db, { order, vertical, wanted });
    if (!offered) continue;
    const { service } = frozenTimes(offered);
    const { snapshot } = offered;
    const effects = await effectsOfChange(platform, db, { order, frozen: { snapshot, service }, lang: of.lang });
    found.push({ key, subject: vertical.describe(snapshot, of.lang), service, effects });
  }
  return found.sort((a, b) => Number(a.effects.length > 0) - Number(b.effects.length > 0));
}

/** What a vertical offers for something else; null where it cannot be had after all. */
async function offerOf(
  db: Queryable,
  of: { readonly order: TravelRow; readonly vertical: TravelVertical; readonly wanted: Record<string, unknown> },
) {
  const { id: orderId, request, snapshot, now } = of.order;
  try {
    const offered = await of.vertical.amend?.quote(db, {
      orderId,
      request,
      snapshot,
      wanted: of.wanted,
      now,
      byStaff: true,
    });
    return offered?.offer ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Refuses travel.unavailable for whatever a vertical refuses by a key of its own: it was offered, and is gone. */
async function orUnavailable(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal && error.key !== 'order.not_allowed') refuse('travel.unavailable');
    throw error;
  }
}

/**
 * Takes something else instead of a change, at the price that was paid and without a fee, in the caller's transaction. Refuses
 * record.not_found, travel.question_over, travel.unavailable where it is not among what can be had any more, and order.not_allowed.
 */
export async function takeAlternative(
  platform: Platform,
  tx: Tx,
  of: {
    readonly customer: CustomerActor;
    readonly lang: Locale;
    readonly orderId: string;
    readonly changeId: string;
    /** The key of one of those that can be had. */
    readonly alternative: string;
  },
): Promise<TravelOrderDetail> {
  const { customer, orderId, lang } = of;
  await lockCustomer(tx, customer.id);
  const order = await lockOwn(tx, { orderId, customerId: customer.id });
  const vertical = verticalOf(platform, order.kind);
  const { id: providerChangeId } = await replaceable(tx, { order, vertical, changeId: of.changeId });
  const other = (await othersFor(platform, tx, { order, vertical })).find(({ key }) => key === of.alternative);
  if (!other) return refuse('travel.unavailable');
  const asked = { form: 'instead', wanted: other.wanted, guests: null, byStaff: false, waivesFee: true } as const;
  const id = newId(platform.clock);
  const who = { id: customer.id, name: customer.nickname };
  await orUnavailable(async () => {
    const priced = await priceChange(platform, tx, { order, vertical }, { ...asked, providerChangeId });
    await insertChange(tx, { ...priced, id }, await parameter(platform, 'travel.quote_minutes'));
    await makeChange(platform, tx, { kind: order.kind, form: 'instead', changeId: id, customerId: customer.id, who });
  });
  return travelDetail(platform, tx, { orderId, customerId: customer.id, lang });
}
