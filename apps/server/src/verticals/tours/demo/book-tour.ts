import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourParty } from '@app/contract/verticals/tours/party';
import { addMs, DAY, HOUR, MINUTE } from '@app/kernel/clock';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { SeededCustomer } from '../../../demo/seed/customers.ts';
import type { PlannedTrip, TripStep } from '../../../demo/seed/travel/trip.ts';
import type { BookedGuest } from '../../../modules/travel/public.ts';
import { termsById } from '../../../modules/travel-home/public.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { fittingTours } from '../domain/rank-tours.ts';
import type { StoredDeparture, StoredTour } from '../domain/stored-tour.ts';
import { chosenOf } from '../domain/tour-items.ts';
import { offerOf, termWords } from '../usecases/offer-tour.ts';
import { companions } from './remarks.ts';

/** When a customer pays. */
export const PAYS_AFTER = 4 * MINUTE;
const VERIFY_AFTER = DAY;
const COMMENT_WITHIN = 15 * DAY;

/** What becomes of a booking, as far as its day has come. */
export type Fate = 'told' | 'travelled' | 'cancelled' | 'expired' | 'given_up' | 'unpaid' | 'waiting' | 'called_off';

export type Wish = {
  readonly customer: SeededCustomer;
  readonly tour: StoredTour;
  readonly departure: StoredDeparture;
  readonly party: TourParty;
  readonly fate: Fate;
  readonly placedAt: Date;
  /** When the departure was guaranteed, where that was after it was paid. */
  readonly surelyAt?: Date;
};

export type Stage = {
  readonly tx: Tx;
  readonly chance: Chance;
  readonly now: Date;
  readonly tours: readonly StoredTour[];
  readonly departures: ReadonlyMap<string, readonly StoredDeparture[]>;
  /** Places taken of each departure so far. */
  readonly taken: Map<string, number>;
  /** When each customer is away, a day either side included. */
  readonly away: Map<string, { from: Date; to: Date }[]>;
  readonly travellers: readonly SeededCustomer[];
};

export const seatsOn = (tour: StoredTour, party: TourParty): number | null =>
  fittingTours([tour], party, new Date(0))[0]?.wanted.seats ?? null;

/** Whether a customer is at home then; and away from now on. */
export function leaves({ away }: Stage, { customer, departure }: Pick<Wish, 'customer' | 'departure'>): boolean {
  const from = addMs(departure.startsAt, -DAY);
  const to = addMs(departure.endsAt, DAY);
  const known = away.get(customer.id) ?? [];
  if (known.some((one) => one.from < to && from < one.to)) return false;
  away.set(customer.id, [...known, { from, to }]);
  return true;
}

type Place = Pick<Wish, 'tour' | 'departure' | 'party'>;

/** Whether a party finds a place. One is always left, so that the demo shows few full ones. */
export function findsPlace({ taken }: Stage, { tour, departure, party }: Place): boolean {
  const seats = seatsOn(tour, party);
  return seats !== null && (taken.get(departure.id) ?? 0) + seats <= departure.capacity - 1;
}

export function takePlace({ taken }: Stage, { tour, departure, party }: Place): void {
  taken.set(departure.id, (taken.get(departure.id) ?? 0) + (seatsOn(tour, party) ?? 0));
}

/** Whether a party finds a place and its customer is at home; and takes it then. */
export function takes(stage: Stage, wish: Place & Pick<Wish, 'customer'>): boolean {
  if (!findsPlace(stage, wish) || !leaves(stage, wish)) return false;
  takePlace(stage, wish);
  return true;
}

const CJK = /^[一-鿿]+$/;
function partsOf(name: string): { givenName: string; familyName: string } {
  if (CJK.test(name)) return { givenName: name.slice(1) || name, familyName: name.slice(0, 1) };
  const [first = name, ...rest] = name.split(' ');
  return { givenName: first, familyName: rest.join(' ') || first };
}

function guestsOf({ customer, party, tour }: Wish): BookedGuest[] {
  const lead = partsOf(customer.addresses[0]?.name ?? customer.nickname);
  const person = { infantOf: null, document: null };
  const grown = tour.names === 'all' ? party.adults + party.seniors : 1;
  const others = companions[customer.locale].slice(0, grown - 1);
  const children = tour.names === 'all' ? party.childAges : [];
  return [
    { unit: 1, ...lead, ageType: 'adult', age: null, ...person },
    ...others.map(([givenName, familyName], index) => ({
      unit: index + 2,
      givenName,
      familyName,
      ageType: 'adult' as const,
      age: null,
      ...person,
    })),
    ...children.map((age, index) => ({
      unit: grown + index + 1,
      givenName: CJK.test(lead.familyName) ? '小宇' : 'Leo',
      familyName: lead.familyName,
      ageType: 'child' as const,
      age,
      ...person,
    })),
  ];
}

/** The steps of a booking's life that have happened by now. */
function lifeOf(wish: Wish, { chance, now }: Stage): TripStep[] {
  const { placedAt, fate, departure } = wish;
  const review: TripStep = { event: 'review', actor: 'system', at: placedAt };
  if (fate === 'unpaid') return [review];
  if (fate === 'expired') return [review, { event: 'expire', actor: 'system', at: addMs(placedAt, 30 * MINUTE) }];
  if (fate === 'given_up') return [review, { event: 'cancel', actor: 'customer', at: addMs(placedAt, 11 * MINUTE) }];
  const paidAt = addMs(placedAt, PAYS_AFTER);
  const begun: TripStep[] = [review, { event: 'pay', actor: 'system', at: paidAt }];
  if (fate === 'waiting') return begun;
  if (fate === 'called_off') {
    const at = departure.cancelledAt ?? now;
    return [...begun, { event: 'cancel_paid', actor: 'system', at, refundShare: 1 }];
  }
  const sure = wish.surelyAt ?? departure.guaranteedAt ?? paidAt;
  const confirmedAt = addMs(new Date(Math.max(paidAt.getTime(), sure.getTime())), MINUTE);
  const verified = addMs(departure.endsAt, VERIFY_AFTER);
  const remark = {
    rating: chance.pick([5, 5, 5, 4, 4, 3]),
    text: '',
    pictures: [],
  };
  const cancelledAt = addMs(confirmedAt, chance.between(2, 20) * HOUR);
  const rest: TripStep[] =
    fate === 'cancelled' && cancelledAt < departure.startsAt
      ? [{ event: 'cancel_paid', actor: 'customer', at: cancelledAt }]
      : [
          { event: 'verify', actor: 'system', at: verified },
          fate === 'told'
            ? { event: 'comment', actor: 'customer', at: addMs(verified, chance.between(3, 90) * HOUR), remark }
            : { event: 'auto_comment', actor: 'system', at: addMs(verified, COMMENT_WITHIN) },
        ];
  const confirm: TripStep = { event: 'confirm', actor: 'system', at: confirmedAt, references: [] };
  return [...begun, confirm, ...rest].filter(({ at }) => at < now);
}

/** A booking as it is wished. */
export async function tripOf(wish: Wish, stage: Stage): Promise<PlannedTrip> {
  const { tour, departure, party, customer, placedAt } = wish;
  const { tx, chance } = stage;
  const request = { departureId: departure.id, ...party, childAges: [...party.childAges], extras: [], singleRooms: 0 };
  const chosen = chosenOf(tour, request);
  const terms = termWords(await termsById(tx, [...tour.included, ...tour.excluded, ...tour.notices]));
  return {
    id: chance.id(placedAt),
    kind: 'tour',
    customer,
    offer: offerOf({ tour, departure, chosen, request, terms }),
    request,
    guests: guestsOf(wish),
    wishes: '',
    arrival: '',
    placedAt,
    steps: lifeOf(wish, stage),
    confirming: {
      minutes: null,
      promisedMinutes: tourLimits.confirmMinutes,
      promisedBy: wish.fate === 'waiting' ? departure.decidesAt : null,
    },
  };
}
