import { LOCALES, type Localized } from '@app/contract/core/locale';
import type { OfferItem } from '../../../modules/travel/public.ts';
import { bagPieceUsd as withOwnTax } from './bag-offers.ts';
import type { PricedSeat } from './check-seats.ts';
import type { KeptSeat } from './flight-snapshot.ts';

const WORDS = {
  'en-US': 'seat {{seat}}',
  'zh-cn': '座位 {{seat}}',
  es: 'asiento {{seat}}',
  pt: 'assento {{seat}}',
} as const;

const labelOf = ({ number, seat }: PricedSeat): Localized =>
  Object.fromEntries(
    LOCALES.map((lang) => [lang, `${number} · ${WORDS[lang].replace('{{seat}}', seat)}`]),
  ) as Localized;

/** A chosen seat as a booking keeps it. */
export const keptSeat = ({ leg, guest, seat, spot, usd }: PricedSeat): KeptSeat => ({
  leg,
  guest,
  seat,
  exit: spot.exit,
  usd,
});

/** What is charged for seats: an item for each that costs something, with a tax of its own. */
export const seatItems = (seats: readonly PricedSeat[]): OfferItem[] =>
  seats
    .filter(({ usd }) => usd > 0)
    .map((seat) => ({
      key: `seat/${seat.leg}/${seat.guest}`,
      label: labelOf(seat),
      quantity: 1,
      priceUsd: seat.usd,
      listPriceUsd: null,
      taxBp: seat.taxBp,
    }));

/** The same for seats that travellers have instead of others: distinguished from what was paid for those by what is then paid in all. */
export const extraSeatItems = (seats: readonly (PricedSeat & { readonly inAllUsd: number })[]): OfferItem[] =>
  seats.flatMap((seat) =>
    seatItems([seat]).map((item) =>
      seat.usd < seat.inAllUsd ? { ...item, key: `${item.key}/${seat.inAllUsd}` } : item,
    ),
  );

/** What seats cost together with their taxes. */
export const seatsUsd = (seats: readonly PricedSeat[]): number =>
  seats.reduce((sum, seat) => sum + withOwnTax(seat), 0);
