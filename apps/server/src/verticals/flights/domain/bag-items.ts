import { LOCALES, type Localized, localize } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import { bagKey, type WantedBag } from '@app/contract/verticals/flights/bag-schemas';
import type { BagKind } from '@app/contract/verticals/flights/facts';
import { type FlightParty, travellerTypes } from '@app/contract/verticals/flights/party';
import type { BoughtBag } from '@app/contract/verticals/flights/views';
import type { OfferItem } from '../../../modules/travel/public.ts';
import { bagPieceUsd } from './bag-offers.ts';
import { typeWords } from './fare-words.ts';
import type { ExtraBag } from './stored-flight.ts';

const kindWords: Record<BagKind, Localized> = {
  checked: { 'en-US': 'extra bag', 'zh-cn': '加购行李', es: 'maleta extra', pt: 'mala extra' },
  sports: { 'en-US': 'sports bag', 'zh-cn': '运动器材行李', es: 'equipo deportivo', pt: 'equipamento desportivo' },
};
const comma = { 'en-US': ', ', 'zh-cn': '，', es: ', ', pt: ', ' } as const;
const kilograms = { 'en-US': 'kg', 'zh-cn': '公斤', es: 'kg', pt: 'kg' } as const;

/** Bags that are bought, with what they are sold for. */
export type SoldBag = WantedBag & { readonly sold: ExtraBag };

type BagRules = {
  /** What is sold on each way. */
  readonly sold: readonly (readonly ExtraBag[])[];
  /** What travellers have already. */
  readonly owned?: readonly BoughtBag[];
};

/** Pieces that a traveller has of a kind on a way. */
const ownedPieces = (owned: readonly BoughtBag[], bag: WantedBag): number =>
  owned.filter((one) => bagKey(one) === bagKey(bag)).reduce((sum, { pieces }) => sum + pieces, 0);

/**
 * Finds what is wanted among what is sold, in one order. Refuses flight.bag_not_sold for a kind that the way's fare does not sell, and
 * flight.bags_most where a traveller would have more of it than the fare allows, each at its field.
 */
export function soldBags(wanted: readonly WantedBag[], { sold, owned = [] }: BagRules): SoldBag[] {
  const found = wanted.map((bag, index) => {
    const field = `bags.${index}`;
    const offer =
      sold[bag.slice - 1]?.find(({ kind }) => kind === bag.kind) ??
      refuse('flight.bag_not_sold', { fields: { [`${field}.kind`]: 'field.flight_bag_kind' } });
    if (ownedPieces(owned, bag) + bag.pieces > offer.most) {
      refuse('flight.bags_most', { most: offer.most, fields: { [`${field}.pieces`]: 'field.flight_bags_most' } });
    }
    return { ...bag, sold: offer };
  });
  return found.sort((a, b) => (bagKey(a) < bagKey(b) ? -1 : 1));
}

/** Who a traveller is, by their type: `adult`, or `adult 2` where there are several. */
function travellerWords(party: FlightParty, guest: number): Localized {
  const types = travellerTypes(party);
  const type = types[guest - 1] ?? 'adult';
  const place = types.slice(0, guest).filter((one) => one === type).length;
  const several = types.filter((one) => one === type).length > 1;
  const words = typeWords[type];
  return Object.fromEntries(
    LOCALES.map((lang) => [lang, several ? `${words[lang]} ${place}` : words[lang]]),
  ) as Localized;
}

/**
 * Bags as items of an offer, each with a tax of its own. `wayOf` says between which airports a way goes; those beside bags that a
 * traveller owns already are told apart by the place of the first of them.
 */
export function bagItems(
  bags: readonly SoldBag[],
  of: { readonly party: FlightParty; readonly wayOf: (slice: number) => string; readonly owned?: readonly BoughtBag[] },
): OfferItem[] {
  return bags.map(({ sold, ...bag }) => {
    const who = travellerWords(of.party, bag.guest);
    const before = ownedPieces(of.owned ?? [], bag);
    const label = LOCALES.map((lang) => {
      const what = `${localize(kindWords[bag.kind], lang)} ${sold.kg} ${kilograms[lang]}`;
      return [lang, `${of.wayOf(bag.slice)} · ${what}${comma[lang]}${localize(who, lang)}`];
    });
    return {
      key: `bag/${bagKey(bag)}${before > 0 ? `/${before + 1}` : ''}`,
      label: Object.fromEntries(label) as Localized,
      quantity: bag.pieces,
      priceUsd: sold.usd,
      listPriceUsd: null,
      taxBp: sold.taxBp,
    };
  });
}

type Whose = { readonly party: FlightParty; readonly guest: number };

/** What a bag is called once its traveller is another one of another party. */
export function bagLabel(label: Localized, of: { readonly was: Whose; readonly is: Whose }): Localized {
  const [was, is] = [travellerWords(of.was.party, of.was.guest), travellerWords(of.is.party, of.is.guest)];
  const said = LOCALES.map((lang) => {
    const text = localize(label, lang);
    const end = `${comma[lang]}${localize(was, lang)}`;
    return [lang, text.endsWith(end) ? `${text.slice(0, -end.length)}${comma[lang]}${localize(is, lang)}` : text];
  });
  return Object.fromEntries(said) as Localized;
}

/** What bags cost together with their taxes. */
export const bagsUsd = (bags: readonly SoldBag[]): number =>
  bags.reduce((sum, { sold, pieces }) => sum + bagPieceUsd(sold) * pieces, 0);

/** Bags as they stay with a booking. */
export const boughtBags = (bags: readonly SoldBag[]): BoughtBag[] =>
  bags.map(({ slice, guest, kind, pieces, sold }) => ({ slice, guest, kind, kg: sold.kg, pieces }));
