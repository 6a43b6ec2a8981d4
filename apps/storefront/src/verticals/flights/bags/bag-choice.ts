import { bagKey, type WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import { BAG_KINDS, type BagKind } from '@app/contract/verticals/flights/facts';
import { type FlightParty, seatsOf } from '@app/contract/verticals/flights/party';
import type { BagOffer } from '@app/contract/verticals/flights/views';

export type Bags = readonly WantedBag[];

/** What a draft says where somebody has taken every bag away again. */
const NONE = '-';
const ENTRY = /^([1-6])\.([1-9])\.([a-z]+)\.([1-9])$/;

/** Returns bags as one word of an address or a draft: `1.2.checked.1`, several with `_` between them. */
export const bagsText = (bags: Bags): string =>
  bags.map(({ slice, guest, kind, pieces }) => [slice, guest, kind, pieces].join('.')).join('_') || NONE;

/** Reads such a word; null where it says nothing of bags. What cannot be read, or is of no traveller with a seat, is left out. */
export function readBags(text: string | undefined, of: { slices: number; party: FlightParty }): Bags | null {
  if (!text) return null;
  const found = new Map<string, WantedBag>();
  for (const word of text.split('_')) {
    const [, slice, guest, name, pieces] = ENTRY.exec(word) ?? [];
    const kind = BAG_KINDS.find((one) => one === name);
    const bag = kind && { slice: Number(slice), guest: Number(guest), kind, pieces: Number(pieces) };
    if (bag && bag.slice <= of.slices && bag.guest <= seatsOf(of.party)) found.set(bagKey(bag), bag);
  }
  return sortedBags([...found.values()]);
}

/** Returns bags in their one order. */
const sortedBags = (bags: Bags): Bags => [...bags].sort((a, b) => (bagKey(a) < bagKey(b) ? -1 : 1));

/** Returns how many pieces of a kind a traveller has on a way, those of different weights together. */
export const piecesOf = (bags: Bags, of: Omit<WantedBag, 'pieces'>): number =>
  bags.filter((bag) => bagKey(bag) === bagKey(of)).reduce((sum, { pieces }) => sum + pieces, 0);

/** Returns bags with so many pieces of a kind for a traveller on some ways. */
export function withPieces(
  bags: Bags,
  of: { readonly slices: readonly number[]; readonly guest: number; readonly kind: BagKind; readonly pieces: number },
): Bags {
  const { slices, pieces, ...who } = of;
  const keys = new Set(slices.map((slice) => bagKey({ ...who, slice })));
  const rest = bags.filter((bag) => !keys.has(bagKey(bag)));
  const more = pieces > 0 ? slices.map((slice) => ({ ...who, slice, pieces })) : [];
  return sortedBags([...rest, ...more]);
}

/** Returns bags once travellers stand in another order: `places` says where each stood before, from 0. Those of babies are left out. */
export const movedBags = (bags: Bags, places: readonly number[], seats: number): Bags =>
  sortedBags(
    bags.flatMap((bag) => {
      const place = places.indexOf(bag.guest - 1);
      return place < 0 || place >= seats ? [] : [{ ...bag, guest: place + 1 }];
    }),
  );

/** A way of a trip with what its fare includes and sells of bags. */
export type BagWay = {
  readonly slice: number;
  readonly cabinBag: { readonly pieces: number; readonly kg: number };
  readonly checkedBag: { readonly pieces: number; readonly kg: number };
  readonly extraBags: readonly BagOffer[];
};

const rulesOf = ({ cabinBag, checkedBag, extraBags }: BagWay): string =>
  JSON.stringify([
    [cabinBag, checkedBag].map(({ pieces, kg }) => [pieces, kg]),
    extraBags.map(({ kind, kg, most, price }) => [kind, kg, most, price.amount]),
  ]);

/** Whether the same is included, and sold for the same, on every way. */
export const areAlike = (ways: readonly BagWay[]): boolean => new Set(ways.map(rulesOf)).size === 1;

/** Whether a traveller takes the same on every way. */
export const takesAlike = (bags: Bags, guest: number, ways: readonly BagWay[]): boolean =>
  BAG_KINDS.every((kind) => new Set(ways.map(({ slice }) => piecesOf(bags, { slice, guest, kind }))).size === 1);

/** Returns a checked bag for everybody with a seat on each way whose fare includes none and sells one. */
export const bagsForAll = (ways: readonly BagWay[], party: FlightParty): Bags =>
  sortedBags(
    ways
      .filter(
        ({ checkedBag, extraBags }) => checkedBag.pieces === 0 && extraBags.some(({ kind }) => kind === 'checked'),
      )
      .flatMap(({ slice }) =>
        Array.from({ length: seatsOf(party) }, (_, at) => ({
          slice,
          guest: at + 1,
          kind: 'checked' as const,
          pieces: 1,
        })),
      ),
  );
