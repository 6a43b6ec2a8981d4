import type { Localized } from '@app/contract/core/locale';
import { BAG_KINDS, type BagKind } from '@app/contract/verticals/flights/facts';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import type { BoughtBag } from '@app/contract/verticals/flights/views';
import type { OfferItem } from '../../../modules/travel/public.ts';
import { bagItems, boughtBags, type SoldBag } from './bag-items.ts';
import { bagPieceUsd } from './bag-offers.ts';
import type { ExtraBag } from './stored-flight.ts';

/** An item of a booking as it was charged; `offUsd` is what a discount deal took off all of it. */
export type PaidItem = {
  readonly key: string;
  readonly label: Localized;
  readonly quantity: number;
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
  readonly taxBp: number | null;
  readonly offUsd: number;
};

const FARE = /^slice-(\d+)\/(adult|child|baby|charges)$/;
const BAG = /^bag\/(\d+)\/(\d+)\/([a-z]+)(\/\d+)?$/;
const SEAT = /^seat\/(\d+)\/(\d+)(\/.+)?$/;

/** What an item comes to with a tax of its own, before anything is taken off. */
export const grossUsd = ({ priceUsd, taxBp, quantity }: PaidItem): number =>
  bagPieceUsd({ usd: priceUsd, taxBp: taxBp ?? 0 }) * quantity;

const countOf = (party: FlightParty, what: string): number =>
  what === 'adult'
    ? party.adults
    : what === 'child'
      ? party.childAges.length
      : what === 'baby'
        ? party.babies
        : seatsOf(party);

/** An item that stays, at what it costs after the deal it was bought at. */
function asPaid(item: PaidItem, quantity: number): OfferItem {
  const off = Math.floor(item.offUsd / item.quantity);
  return {
    key: item.key,
    label: item.label,
    quantity,
    priceUsd: item.priceUsd - off,
    listPriceUsd: item.listPriceUsd ?? (off > 0 ? item.priceUsd : null),
    kept: true,
    ...(item.taxBp !== null && { taxBp: item.taxBp }),
  };
}

/** The fares and charges of a way that stays, for those who do. */
export const keptFares = (items: readonly PaidItem[], of: { readonly slice: number; readonly party: FlightParty }) =>
  items.flatMap((item): OfferItem[] => {
    const [, slice, what] = FARE.exec(item.key) ?? [];
    const quantity = what ? countOf(of.party, what) : 0;
    return Number(slice) === of.slice && quantity > 0 ? [asPaid(item, quantity)] : [];
  });

/** What people pay for the fares of a way, charges not in it, by its items. */
export const faresUsd = (items: readonly PaidItem[], of: { readonly slice: number; readonly party: FlightParty }) =>
  items.reduce((sum, { key, priceUsd }) => {
    const [, slice, what] = FARE.exec(key) ?? [];
    return Number(slice) === of.slice && what && what !== 'charges' ? sum + priceUsd * countOf(of.party, what) : sum;
  }, 0);

/** Where a change takes travellers, flights and bags of before: null where they are no more. */
export type Moved = {
  readonly guest: (before: number) => number | null;
  readonly leg: (before: number) => number | null;
  /** Bags that the fare of a way that changes sells; null for one that stays. */
  readonly sold: (slice: number) => readonly ExtraBag[] | null;
};

/** Whose an item beside the fares is, and what becomes of it. */
type Fate = 'stays' | 'leaves' | 'returns';

function bagOf({ key, priceUsd, taxBp, quantity }: PaidItem, bought: readonly BoughtBag[]): SoldBag | null {
  const [, slice, guest, kind] = BAG.exec(key) ?? [];
  if (!BAG_KINDS.includes(kind as BagKind)) return null;
  const bag = { slice: Number(slice), guest: Number(guest), kind: kind as BagKind, pieces: quantity };
  const kg = bought.find((one) => one.slice === bag.slice && one.guest === bag.guest && one.kind === bag.kind)?.kg ?? 0;
  return { ...bag, sold: { kind: bag.kind, kg, usd: priceUsd, taxBp: taxBp ?? 0, most: quantity } };
}

/** The bag as the changed booking has it, or why it has it no more. */
function movedBag(bag: SoldBag, moved: Moved, carried: readonly SoldBag[]): SoldBag | Exclude<Fate, 'stays'> {
  const guest = moved.guest(bag.guest);
  if (guest === null) return 'leaves';
  const sold = moved.sold(bag.slice);
  if (sold === null) return { ...bag, guest };
  const offer = sold.find(({ kind }) => kind === bag.kind);
  const has = carried
    .filter((one) => one.slice === bag.slice && one.guest === guest && one.kind === bag.kind)
    .reduce((sum, { pieces }) => sum + pieces, 0);
  return offer && has + bag.pieces <= offer.most ? { ...bag, guest } : 'returns';
}

/** The seat as the changed booking has it, or why it has it no more; null for what is none. */
function movedSeat(item: PaidItem, moved: Moved): OfferItem | Exclude<Fate, 'stays'> | null {
  const [, leg, guest, more = ''] = SEAT.exec(item.key) ?? [];
  if (!leg || !guest) return null;
  const [at, who] = [moved.leg(Number(leg)), moved.guest(Number(guest))];
  if (who === null) return 'leaves';
  return at === null ? 'returns' : { ...asPaid(item, 1), key: `seat/${at}/${who}${more}` };
}

/** What of the items beside the fares stays, leaves with somebody, or comes back, with the bags that are carried. */
export function keptBeside(
  items: readonly PaidItem[],
  of: {
    readonly moved: Moved;
    readonly bags: readonly BoughtBag[];
    readonly party: FlightParty;
    readonly wayOf: (slice: number) => string;
  },
): {
  readonly items: readonly OfferItem[];
  readonly bags: readonly BoughtBag[];
  readonly usd: Readonly<Record<Fate, number>>;
} {
  const { moved, party, wayOf } = of;
  const kept: OfferItem[] = [];
  const carried: SoldBag[] = [];
  const usd = { stays: 0, leaves: 0, returns: 0 };
  for (const item of items) {
    const bag = bagOf(item, of.bags);
    const next = bag ? movedBag(bag, moved, carried) : movedSeat(item, moved);
    if (next === null) continue;
    usd[typeof next === 'string' ? next : 'stays'] += grossUsd(item);
    if (typeof next === 'string') continue;
    if ('sold' in next) {
      const carriedNow = bagItems([next], { party, wayOf, owned: boughtBags(carried) });
      kept.push(...carriedNow.map((bag) => ({ ...bag, kept: true as const })));
      carried.push(next);
    } else kept.push(next);
  }
  return { items: kept, bags: together(boughtBags(carried)), usd };
}

/** Pieces of one weight stand together. */
const together = (bags: readonly BoughtBag[]): BoughtBag[] =>
  [...Map.groupBy(bags, ({ slice, guest, kind, kg }) => `${slice}/${guest}/${kind}/${kg}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? { ...first, pieces: same.reduce((sum, { pieces }) => sum + pieces, 0) } : [];
  });
