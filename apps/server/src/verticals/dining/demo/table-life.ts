import { addMs, DAY, HOUR, MINUTE, SECOND } from '@app/kernel/clock';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { TripStep } from '../../../demo/seed/travel/trip.ts';
import type { TravelOffer } from '../../../modules/travel/public.ts';

/** What becomes of a booking, unless its guests have not come that far yet. */
export type Fate =
  | 'told'
  | 'silent'
  | 'cancelled'
  | 'cancelled_late'
  | 'given_up'
  | 'expired'
  | 'no_show'
  | 'refused'
  | 'unpaid'
  | 'to_confirm';

const SHARES: readonly (readonly [fate: Fate, share: number])[] = [
  ['given_up', 0.02],
  ['expired', 0.03],
  ['cancelled', 0.07],
  ['cancelled_late', 0.02],
  ['no_show', 0.04],
  ['silent', 0.3],
];

/** One of all fates, most of them an evening that is told of. */
export function someFate(chance: Chance): Fate {
  let left = chance.next();
  for (const [fate, share] of SHARES) {
    if (left < share) return fate;
    left -= share;
  }
  return 'told';
}

const UNPAID_MINUTES = 15;
const VERIFY_AFTER = DAY;
const COMMENT_WITHIN = 15 * DAY;
/** What guests give, better oftener. */
const RATINGS = [5, 5, 5, 5, 4, 4, 4, 3] as const;
const FULL = 'A wedding took the whole house that evening. All of your money is given back.';

type Life = {
  readonly offer: TravelOffer;
  readonly placedAt: Date;
  readonly fate: Fate;
  readonly bySystem: boolean;
  readonly chance: Chance;
};

/** The steps of an evening whose hour came: the guests sit down, or do not. */
function satDown(life: Life): TripStep[] {
  const { offer, fate, chance } = life;
  const { startsAt, endsAt } = offer.service;
  const closed = addMs(endsAt, VERIFY_AFTER);
  const end = (at: Date): TripStep => ({ event: 'auto_comment', actor: 'system', at: addMs(at, COMMENT_WITHIN) });
  if (fate === 'no_show') {
    const missed = addMs(startsAt, chance.between(40, 70) * MINUTE);
    return [
      { event: 'no_show', actor: 'admin', at: missed },
      { event: 'verify', actor: 'system', at: closed },
      end(closed),
    ];
  }
  const verified = chance.maybe(0.15) ? closed : addMs(startsAt, chance.between(1, 18) * MINUTE);
  const verify: TripStep = { event: 'verify', actor: verified === closed ? 'system' : 'admin', at: verified };
  if (fate !== 'told') return [verify, end(verified)];
  const report = addMs(verified < endsAt ? endsAt : verified, chance.between(2, 60) * HOUR);
  return [
    verify,
    {
      event: 'comment',
      actor: 'customer',
      at: report,
      remark: { rating: chance.pick(RATINGS), text: '', pictures: [] },
    },
  ];
}

/** How a booking was called off, or null when it was not. */
function calledOff({ offer, fate, chance }: Life, since: Date): TripStep | null {
  const { startsAt } = offer.service;
  const free = offer.policy.find(({ feeUsd }) => feeUsd === 0)?.until ?? startsAt;
  const within = (from: Date, to: Date): Date =>
    addMs(from, Math.max(0, (to.getTime() - from.getTime()) * chance.between(0.2, 0.9)));
  if (fate === 'refused')
    return { event: 'cancel_paid', actor: 'admin', at: addMs(since, 9 * MINUTE), note: FULL, refundShare: 1 };
  if (fate === 'cancelled')
    return { event: 'cancel_paid', actor: 'customer', at: within(since, free > since ? free : startsAt) };
  if (fate === 'cancelled_late')
    return { event: 'cancel_paid', actor: 'customer', at: within(free > since ? free : since, startsAt) };
  return null;
}

function wholeLife(life: Life): TripStep[] {
  const { offer, placedAt, fate, bySystem, chance } = life;
  const free = offer.items.every(({ priceUsd }) => priceUsd === 0);
  const review: TripStep = { event: 'review', actor: 'system', at: placedAt };
  if (!free && fate === 'unpaid') return [review];
  const deadline = addMs(placedAt, UNPAID_MINUTES * MINUTE);
  if (!free && fate === 'expired' && deadline < offer.service.startsAt)
    return [review, { event: 'expire', actor: 'system', at: deadline }];
  if (!free && fate === 'given_up')
    return [review, { event: 'cancel', actor: 'customer', at: addMs(placedAt, chance.between(2, 12) * MINUTE) }];
  const paid = addMs(placedAt, free ? SECOND : chance.between(1, 9) * MINUTE);
  const begun: TripStep[] = [review, { event: 'pay', actor: 'system', at: paid }];
  if (fate === 'to_confirm') return begun;
  const confirmed = addMs(paid, bySystem ? SECOND : chance.between(4, 26) * MINUTE);
  if (fate !== 'refused')
    begun.push({ event: 'confirm', actor: bySystem ? 'system' : 'admin', at: confirmed, references: [] });
  const off = calledOff(life, confirmed);
  return off && off.at < offer.service.startsAt ? [...begun, off] : [...begun, ...satDown(life)];
}

/** The steps of a booking's life that have happened by now. */
export const lifeOf = (life: Life, now: Date): TripStep[] => wholeLife(life).filter(({ at }) => at < now);
