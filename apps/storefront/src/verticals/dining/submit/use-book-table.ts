import type { ApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { OCCASIONS, type Occasion } from '@app/contract/verticals/dining/facts';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import type { DiningItem, NextTime } from '@app/contract/verticals/dining/views';
import { useEffect, useRef, useState } from 'react';
import { useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { contactOf, placeOfBookingField } from '../../../widgets/travel/booking/booking-form.ts';
import { useBooking } from '../../../widgets/travel/booking/use-booking.ts';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useToday } from '../../../widgets/travel/dates/use-today.ts';
import {
  diningPartyParams,
  menusOf,
  secondPartyOf,
  secondPartyParams,
  type TableParams,
  tableOf,
} from '../table-search.ts';
import { type PlacedTables, usePayBoth } from './use-pay-both.ts';
import { type TableBody, useSecondTable } from './use-second-table.ts';

/** A table that is not to be had any more, and those that are free instead. */
type NoTable = {
  readonly msg: string;
  readonly next: readonly NextTime[];
  /** Whether it was offered from a waiting list, and the time of the offer is over. */
  readonly over: boolean;
};

/** What a refusal of tables says; null for any other. */
export function noTableOf(error: ApiError | null): NoTable | null {
  if (!error?.key?.startsWith('dining.')) return null;
  const data = error.data as { readonly next?: readonly NextTime[] } | null;
  return { msg: error.msg, next: data?.next ?? [], over: error.key === 'dining.wait_over' };
}

/** Whether the address takes an offer that stands no more, or is none that can be read. */
export const isOfferOver = (error: ApiError | null, wait: string | undefined): boolean =>
  error?.key === 'dining.wait_over' ||
  (wait !== undefined && (error?.key === 'input.invalid' || error?.key === 'record.not_found'));

type Params =
  | 'second'
  | 'secondAges'
  | 'restaurant'
  | 'area'
  | 'wait'
  | 'menus'
  | 'occasion'
  | (keyof TableParams & string);

type Addressed = { readonly [K in Params]?: string };

/** Asks for the price of a table. */
const quoteOf = (table: TableBody) => (usePoints: boolean) =>
  call(diningEndpoints.createDiningQuote, { body: { ...table, usePoints } }, { quiet: true, toast: false });

const occasionOf = (params: Addressed): Occasion => OCCASIONS.find((one) => one === params.occasion) ?? 'none';

/** The table that an address asks for; null while it does not say which. */
function tableIn(params: Addressed, today: LocalDate): TableBody | null {
  const { restaurant = '', area = null, wait } = params;
  const { day, time, party } = tableOf(params, today);
  if (restaurant === '' || day === null || time === null) return null;
  return {
    ...{ restaurantId: restaurant, day, time, areaId: area, adults: party.adults, childAges: [...party.childAges] },
    menus: menusOf(params.menus),
    occasion: occasionOf(params),
    ...(wait && { waitId: wait }),
  };
}

/** The booking of the table in the address: its quote, its form, and placing it. */
export function useBookTable() {
  const go = useGo();
  const params = useScreenParams<Params>();
  const setParams = useSetScreenParams();
  const { restaurant = '', area = null, wait } = params;
  const today = useToday();
  const { day, time, party } = tableOf(params, today);
  const occasion = occasionOf(params);
  const [lost, setLost] = useState<NoTable | null>(null);
  const table = tableIn(params, today);
  const secondParty = wait ? null : secondPartyOf(params);
  const payBoth = usePayBoth();
  const booking = useBooking({
    endpoint: diningEndpoints.bookDining,
    // One form for a restaurant: what was typed outlasts a change of the hour.
    subject: restaurant && `dining ${restaurant}`,
    makeQuote: table && quoteOf(table),
    fields: { wishes: '' },
    flawsOf: () => ({}),
    notAccepted: 'field.dining_policy',
    inputOf: (values, quote) => ({
      body: {
        quoteId: quote.id,
        ...(second.quote && { secondQuoteId: second.quote.id }),
        contact: contactOf(values),
        wishes: (values.wishes ?? '').trim(),
        policyAccepted: true as const,
      },
    }),
    placeOf: placeOfBookingField,
    orderRoute: 'diningOrderDetail',
    leadOn: (placed) => payBoth(placed as PlacedTables),
    onRefused: (error) => {
      if (second.takeChange(error)) return true;
      const none = noTableOf(error);
      if (none) setLost(none);
      return none !== null;
    },
  });
  const second = useSecondTable({ party: secondParty, table, besideQuoteId: booking.on.quote?.id ?? null });
  const on = { ...booking.on, isRevising: booking.on.isRevising || second.waits };
  const quoted = on.quote && !on.isRevising ? (on.quote.subject.item as DiningItem).occasion : occasion;
  const asked = useRef<Occasion | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each other occasion
  useEffect(() => {
    if (quoted === occasion || asked.current === occasion || on.refused) return;
    asked.current = occasion;
    void on.renew();
  }, [occasion, quoted]);
  return {
    ...booking,
    on,
    restaurant,
    /** The entry of the waiting list whose offer is taken. */
    wait,
    /** Whether a table is taken whose offer is over. */
    isOver: isOfferOver(on.error, wait),
    occasion,
    setOccasion: (next: Occasion) => setParams({ occasion: next === 'none' ? null : next }),
    lost,
    forgetLost: () => setLost(null),
    /** The details with this table, to choose another. */
    back: {
      id: restaurant,
      day,
      time,
      area,
      ...diningPartyParams(party),
      menus: params.menus,
      ...secondPartyParams(secondParty),
    },
    second,
    setSecond: (next: DiningParty | null) => setParams(secondPartyParams(next)),
    /** The same for another time. */
    take: (free: NextTime) =>
      go.replace('diningSubmitOrder', {
        restaurant,
        day: free.day,
        time: free.time,
        area: free.areaId,
        ...diningPartyParams(party),
        menus: params.menus,
        occasion: params.occasion,
        ...secondPartyParams(secondParty),
      }),
  };
}

export type TableBooking = ReturnType<typeof useBookTable>;
