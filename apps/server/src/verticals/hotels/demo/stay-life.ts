import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { TripStep } from '../../../demo/seed/travel/trip.ts';
import type { TravelOffer } from '../../../modules/travel/public.ts';

/** What becomes of a booking, unless its guests have not come that far yet. */
export type Fate =
  | 'told'
  | 'silent'
  | 'given_up'
  | 'expired'
  | 'cancelled'
  | 'cancelled_late'
  | 'refused'
  | 'turned_down'
  | 'made_good'
  | 'no_show';

const SHARES: readonly (readonly [fate: Fate, share: number])[] = [
  ['given_up', 0.05],
  ['expired', 0.04],
  ['cancelled', 0.06],
  ['cancelled_late', 0.03],
  ['refused', 0.02],
  ['turned_down', 0.01],
  ['made_good', 0.012],
  ['no_show', 0.02],
  ['silent', 0.26],
];

/** One of all fates, most of them a stay that is told of. */
export function someFate(chance: Chance): Fate {
  let left = chance.next();
  for (const [fate, share] of SHARES) {
    if (left < share) return fate;
    left -= share;
  }
  return 'told';
}

const UNPAID_MINUTES = 30;
const VERIFY_AFTER = DAY;
const COMMENT_WITHIN = 15 * DAY;
/** What guests give, better oftener. */
const RATINGS = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2] as const;
const FULL = 'The house has no room left on these nights. You get all of your money back.';
const CLOSED = 'The house is closed for works in that week.';
const ILL = 'Fell ill before the journey; half is given back as agreed with the house.';

type Life = { readonly offer: TravelOffer; readonly placedAt: Date; readonly fate: Fate; readonly chance: Chance };

const between = (chance: Chance, from: Date, to: Date): Date =>
  addMs(from, Math.max(0, (to.getTime() - from.getTime()) * chance.between(0.1, 0.9)));

/** The steps of a stay that took place: the guest comes, leaves and tells of it, or the shop closes the order. */
function stayed({ offer, fate, chance }: Life): TripStep[] {
  const { startsAt, endsAt } = offer.service;
  if (fate === 'no_show') {
    const verified = addMs(endsAt, VERIFY_AFTER);
    return [
      { event: 'no_show', actor: 'admin', at: addMs(startsAt, chance.between(18, 21) * HOUR) },
      { event: 'verify', actor: 'system', at: verified },
      { event: 'auto_comment', actor: 'system', at: addMs(verified, COMMENT_WITHIN) },
    ];
  }
  const byItself = chance.maybe(0.1);
  const verified = byItself ? addMs(endsAt, VERIFY_AFTER) : addMs(startsAt, chance.between(0.2, 7) * HOUR);
  const verify: TripStep = { event: 'verify', actor: byItself ? 'system' : 'admin', at: verified };
  if (fate === 'silent')
    return [verify, { event: 'auto_comment', actor: 'system', at: addMs(verified, COMMENT_WITHIN) }];
  const at = addMs(endsAt, chance.between(byItself ? 26 : 3, 110) * HOUR);
  return [
    verify,
    { event: 'comment', actor: 'customer', at, remark: { rating: chance.pick(RATINGS), text: '', pictures: [] } },
  ];
}

/** How a paid booking was called off, or null when it was not. */
function calledOff({ offer, fate, chance }: Life, paid: Date, confirmed: Date): TripStep | null {
  const { startsAt } = offer.service;
  const last = addMs(startsAt, -2 * HOUR);
  const free = offer.policy.find(({ feeUsd }) => feeUsd === 0)?.until ?? null;
  if (fate === 'refused')
    return { event: 'cancel_paid', actor: 'admin', at: between(chance, paid, confirmed), note: FULL, refundShare: 1 };
  if (fate === 'made_good')
    return { event: 'cancel_paid', actor: 'admin', at: between(chance, confirmed, last), note: ILL, refundShare: 0.5 };
  if (fate === 'cancelled' && free && free > confirmed)
    return { event: 'cancel_paid', actor: 'customer', at: between(chance, confirmed, free) };
  if (fate === 'cancelled' || fate === 'cancelled_late') {
    const from = free && free > confirmed ? free : confirmed;
    return { event: 'cancel_paid', actor: 'customer', at: between(chance, from, last) };
  }
  return null;
}

function wholeLife(life: Life): TripStep[] {
  const { offer, placedAt, fate, chance } = life;
  if (fate === 'turned_down')
    return [{ event: 'cancel', actor: 'admin', at: addMs(placedAt, chance.between(1, 5) * HOUR), note: CLOSED }];
  const review: TripStep = { event: 'review', actor: 'system', at: placedAt };
  if (fate === 'expired')
    return [review, { event: 'expire', actor: 'system', at: addMs(placedAt, UNPAID_MINUTES * MINUTE) }];
  if (fate === 'given_up')
    return [review, { event: 'cancel', actor: 'customer', at: addMs(placedAt, chance.between(2, 25) * MINUTE) }];
  const paid = addMs(placedAt, chance.between(1, 14) * MINUTE);
  const latest = addMs(offer.service.startsAt, -3 * HOUR);
  const soon = addMs(paid, chance.between(0.5, 16) * HOUR);
  const confirmed = soon < latest ? soon : between(chance, paid, latest);
  const pay: TripStep = { event: 'pay', actor: 'system', at: paid };
  const confirm: TripStep = { event: 'confirm', actor: 'admin', at: confirmed };
  const off = calledOff(life, paid, confirmed);
  if (off) return off.at < confirmed ? [review, pay, off] : [review, pay, confirm, off];
  return [review, pay, confirm, ...stayed(life)];
}

/** The steps of a booking's life that have happened by now. */
export const lifeOf = (life: Life, now: Date): TripStep[] => wholeLife(life).filter(({ at }) => at < now);
