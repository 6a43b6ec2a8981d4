import { assertThat, refuse } from '@app/contract/core/refuse';
import type { GuestInput } from '@app/contract/travel/person-schemas';
import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type NewChange, paidItemsOf } from '../../db/change.repo.ts';
import { withAdded } from '../../domain/added-price.ts';
import {
  type ChangeForm,
  changeEvent,
  changeHindrance,
  changeSums,
  staffChangeHindrance,
} from '../../domain/change.ts';
import type { FrozenTravel } from '../../domain/frozen-travel.ts';
import { frozenCurrency, isBooked, type TravelRow } from '../../domain/travel-row.ts';
import { keepTogether } from '../bundle/days-beside.ts';
import { freezeOffer } from '../quote/freeze-offer.ts';
import { type AmendOffer, amendIn, type TravelAmend, type TravelVertical } from '../travel-vertical.ts';
import { namedThen } from './named-then.ts';
import { feeOf, insteadTerms, policyBefore, priceInstead } from './price-instead.ts';

/** Who changes, what is wanted in which form, and whether staff waive the fee. */
export type WantedChange = {
  readonly form: ChangeForm;
  readonly wanted: Record<string, unknown>;
  /** Who is named with the order from then on; null for those who are named now. */
  readonly guests: readonly GuestInput[] | null;
  readonly byStaff: boolean;
  readonly waivesFee: boolean;
  /** The change by the provider that it is taken instead of: the price stays. */
  readonly providerChangeId?: string | null;
};

/** An order and the vertical of its kind. */
type OrderOfVertical = { readonly order: TravelRow; readonly vertical: TravelVertical };

/** Returns how its vertical changes an order. Refuses order.not_allowed, travel.not_changeable, travel.change_too_late. */
function amendOf({ order, vertical }: OrderOfVertical, { form, byStaff, providerChangeId }: WantedChange): TravelAmend {
  const amend = amendIn(vertical, form);
  if (!isBooked(order) || order.noShowAt) refuse('order.not_allowed', { state: order.state, event: changeEvent(form) });
  assertThat(amend, 'travel.not_changeable');
  const { snapshot, now } = order;
  const allowed = form === 'instead' && !providerChangeId && amend.allows?.({ snapshot, now, byStaff });
  const hindrance = (byStaff || providerChangeId || form === 'beside' ? staffChangeHindrance : changeHindrance)(order);
  if (hindrance && !allowed) refuse(hindrance);
  return amend;
}

/** Something more beside what is booked, which stays as it was paid: paid in money, on no deal. */
async function priceBeside(platform: Platform, tx: Tx, order: TravelRow, { offer }: AmendOffer): Promise<FrozenTravel> {
  const { customerId } = order;
  const currency = frozenCurrency(order);
  const added = await freezeOffer(platform, tx, {
    deals: [],
    customerId,
    offer,
    currency,
    usePoints: false,
    pointsSpent: 0,
  });
  const then = withAdded(order, await paidItemsOf(tx, order.id), added);
  return order.aloneUsd === null ? then : { ...then, aloneUsd: order.aloneUsd + added.pricing.payableUsd };
}

/**
 * Prices a change of a paid order by the one pipeline: at the currency and rate it froze, with the points it was paid
 * with, and with the fee of its own policy, which goes on beside that of what is booked instead. Refuses as `amendOf`, travel.too_far_apart, and as the
 * vertical, which checks who is named as well.
 */
export async function priceChange(
  platform: Platform,
  tx: Tx,
  { order, vertical }: OrderOfVertical,
  of: WantedChange,
): Promise<Omit<NewChange, 'id'>> {
  const amend = amendOf({ order, vertical }, of);
  const { request, snapshot } = order;
  const held = { orderId: order.id, request, snapshot };
  // What is taken because the provider changed something is bound by no rule of the customer's own changes.
  const byStaff = of.byStaff || Boolean(of.providerChangeId);
  const offered = await amend.quote(tx, { ...held, wanted: of.wanted, now: order.now, byStaff });
  if (of.form === 'instead' && !byStaff) {
    await keepTogether(platform, tx, { order, from: offered.offer.service.from });
  }
  const guests = await namedThen(tx, { order, amend }, of);
  vertical.checkGuests({ snapshot: offered.offer.snapshot, guests, contact: null });
  const { exchange } = offered;
  const frozen =
    of.form === 'beside'
      ? await priceBeside(platform, tx, order, offered)
      : priceInstead(await insteadTerms(platform, tx, order, amend), {
          order,
          offered,
          waivesFee: of.waivesFee,
          keepsPrice: Boolean(of.providerChangeId),
        });
  const { payableUsd, points } = frozen.pricing;
  const feeUsd = of.waivesFee ? 0 : feeOf(order, offered, frozen.pricing);
  return {
    orderId: order.id,
    orderVersion: order.version,
    form: of.form,
    byStaff: of.byStaff,
    waivesFee: of.waivesFee,
    providerChangeId: of.providerChangeId ?? null,
    wanted: of.wanted,
    request: offered.request,
    frozen,
    guests: of.guests,
    before: {
      snapshot,
      service: {
        from: order.serviceFrom,
        to: order.serviceTo,
        zone: order.zone,
        startsAt: order.startsAt.toISOString(),
        endsAt: order.endsAt.toISOString(),
      },
      payableUsd: order.payableUsd,
      priceLines: order.priceLines,
      policy: policyBefore(order, offered),
      exchange,
      ...(offered.stays && { stays: offered.stays }),
    },
    feeUsd,
    ...changeSums(order, { payableUsd, pointsUsed: points.deducted, feeUsd }),
  };
}
