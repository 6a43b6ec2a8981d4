import { refuseField } from '@app/contract/core/refuse';
import { type FlightParty, travellersOf } from '@app/contract/verticals/flights/party';
import type { Trip } from '@app/contract/verticals/flights/trip-schemas';
import type { ItemShare, PolicyShare } from '../../../modules/travel/public.ts';
import { bagLabel } from './bag-items.ts';
import { faresUsd, grossUsd, type PaidItem } from './changed-items.ts';
import type { FlightSnapshot, KeptSlice } from './flight-snapshot.ts';
import { type Named, partyAt } from './who-stays.ts';

/** Who of a party moves to a booking of their own and who stays, by positions of before and as parties. */
export type Parted = {
  readonly moves: readonly number[];
  readonly stays: readonly number[];
  readonly moving: FlightParty;
  readonly staying: FlightParty;
};

/**
 * Returns who moves and who stays. Refuses at `moving` a number that is no traveller's, a side without an adult, and a baby
 * without the adult on whose lap it sits.
 */
export function partedBy(party: FlightParty, moving: readonly number[], guests: readonly Named[]): Parted {
  const all = Array.from({ length: travellersOf(party) }, (_, index) => index + 1);
  for (const [index, position] of moving.entries()) {
    if (!all.includes(position)) refuseField(`moving.${index}`, 'field.invalid');
  }
  const moves = all.filter((position) => moving.includes(position));
  const stays = all.filter((position) => !moving.includes(position));
  const parted = { moves, stays, moving: partyAt(party, moves), staying: partyAt(party, stays) };
  if (parted.moving.adults === 0 || parted.staying.adults === 0) refuseField('moving', 'field.flight_moving_adult');
  const apart = all.some((position) => {
    const lap = guests[position - 1]?.infantOf ?? null;
    return lap !== null && moves.includes(position) !== moves.includes(lap);
  });
  if (apart) refuseField('moving', 'field.flight_moving_lap');
  return parted;
}

const FARE = /^slice-\d+\/(adult|child|baby|charges)$/;
const BESIDE = /^(bag|seat)\/(\d+)\/(\d+)(\/.+)?$/;

const countOf = (party: FlightParty, what: string | undefined): number => {
  if (what === 'adult') return party.adults;
  if (what === 'child') return party.childAges.length;
  return what === 'baby' ? party.babies : party.adults + party.childAges.length;
};

/** How many pieces of each item of a booking move, and how it is called on either side: fares by who travels, bags and seats with their traveller. */
export function itemShares(items: readonly PaidItem[], booked: FlightSnapshot, parted: Parted): ItemShare[] {
  const sides = [
    { positions: parted.stays, party: parted.staying },
    { positions: parted.moves, party: parted.moving },
  ] as const;
  return items.map(({ key, label, quantity }) => {
    const fare = FARE.exec(key);
    if (fare) return { moves: countOf(parted.moving, fare[1]), stays: { key, label }, moved: { key, label } };
    const [, what, at, guest, more = ''] = BESIDE.exec(key) ?? [];
    const [stays, moved] = sides.map(({ positions, party }) => {
      const place = positions.indexOf(Number(guest)) + 1;
      if (place === 0) return { key, label };
      const named =
        what === 'bag'
          ? bagLabel(label, { was: { party: booked.party, guest: Number(guest) }, is: { party, guest: place } })
          : label;
      return { key: `${what}/${at}/${place}${more}`, label: named };
    });
    const same = { key, label };
    return { moves: parted.moves.includes(Number(guest)) ? quantity : 0, stays: stays ?? same, moved: moved ?? same };
  });
}

/** The sums by which the policy of a booking is shared: fares of who stays, and what bags and seats cost, as the policy counts it. */
export function policyShare(
  items: readonly PaidItem[],
  of: {
    readonly booked: FlightSnapshot;
    readonly parted: Parted;
    readonly shares: readonly ItemShare[];
    readonly worthUsd: number;
  },
): PolicyShare {
  const { booked, parted, shares, worthUsd } = of;
  const fares = (party: FlightParty): number =>
    booked.slices.reduce((sum, _, at) => sum + faresUsd(items, { slice: at + 1, party }), 0);
  const gross = items.reduce((sum, item) => sum + grossUsd(item), 0);
  const counted = (usd: number): number => (gross === 0 ? 0 : Math.round((usd * worthUsd) / gross));
  const beside = (moves: boolean): number =>
    items.reduce(
      (sum, item, index) =>
        BESIDE.test(item.key) && (shares[index]?.moves ?? 0) > 0 === moves ? sum + grossUsd(item) : sum,
      0,
    );
  const [stays, leaves] = [beside(false), beside(true)];
  return {
    stays: fares(parted.staying),
    of: fares(booked.party),
    lost: { allUsd: counted(stays + leaves), staysUsd: counted(stays), leavesUsd: counted(leaves) },
  };
}

/** Ways with what cancelling goes by, as much as a party paid of them; the rest is the other's. */
function slicesOf(items: readonly PaidItem[], booked: FlightSnapshot, parted: Parted, moving: boolean): KeptSlice[] {
  return booked.slices.map((slice, at) => {
    const usd = (party: FlightParty): number => faresUsd(items, { slice: at + 1, party });
    const [was, stays] = [usd(booked.party), usd(parted.staying)];
    const refund = slice.refund?.map((part) => {
      const kept = was === 0 ? 0 : Math.round((part.usd * stays) / was);
      return { ...part, usd: moving ? part.usd - kept : kept };
    });
    return { ...slice, ...(refund && { refund }) };
  });
}

type Side = { readonly booked: FlightSnapshot; readonly parted: Parted; readonly side: 'moves' | 'stays' };

const partyOf = ({ parted, side }: Pick<Side, 'parted' | 'side'>): FlightParty =>
  side === 'moves' ? parted.moving : parted.staying;

/** Things of who is on a side, by their positions there. */
function ownOf<T extends { readonly guest: number }>(things: readonly T[], { parted, side }: Side): T[] {
  return things.flatMap((thing) => {
    const guest = parted[side].indexOf(thing.guest) + 1;
    return guest > 0 ? [{ ...thing, guest }] : [];
  });
}

/** A booked trip as that of one side, with its bags and chosen seats. */
export const tripOfSide = (items: readonly PaidItem[], of: Side): FlightSnapshot => ({
  ...of.booked,
  slices: slicesOf(items, of.booked, of.parted, of.side === 'moves'),
  party: partyOf(of),
  ...(of.booked.seats && { seats: ownOf(of.booked.seats, of) }),
  ...(of.booked.bags && { bags: ownOf(of.booked.bags, of) }),
});

/** The same with what it was asked for. */
export function sideOfTrip(items: readonly PaidItem[], of: Side & { readonly request: Trip }) {
  const party = partyOf(of);
  const { bags, seats } = of.request;
  return {
    snapshot: tripOfSide(items, of),
    request: {
      ...of.request,
      ...{ adults: party.adults, childAges: [...party.childAges], babies: party.babies },
      ...(bags && { bags: ownOf(bags, of) }),
      ...(seats && { seats: ownOf(seats, of) }),
    },
  };
}
