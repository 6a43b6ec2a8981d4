import { call } from '@app/client/call';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealItem } from '@app/contract/verticals/meals/views';
import { useEffect, useRef, useState } from 'react';
import { useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { contactOf, placeOfBookingField } from '../../../widgets/travel/booking/booking-form.ts';
import { useBooking } from '../../../widgets/travel/booking/use-booking.ts';
import { type NotToBeHad, notToBeHad, piecesAsked } from './not-to-be-had.ts';

/** The order of the set meals in the address: its quote, its form, and placing it. */
export function useBookMeal() {
  const params = useScreenParams<'set' | 'count'>();
  const setParams = useSetScreenParams();
  const { set = '' } = params;
  const count = piecesAsked(params.count, mealLimits.pieces);
  const [lost, setLost] = useState<NotToBeHad | null>(null);
  const booking = useBooking({
    endpoint: mealEndpoints.bookMeal,
    // One form for a set: what was typed outlasts another number of pieces.
    subject: set && `meal ${set}`,
    makeQuote:
      set === ''
        ? null
        : (usePoints) =>
            call(
              mealEndpoints.createMealQuote,
              { body: { setId: set, count, usePoints } },
              { quiet: true, toast: false },
            ),
    fields: {},
    flawsOf: () => ({}),
    notAccepted: 'field.meal_policy',
    inputOf: (values, quote) => ({
      body: { quoteId: quote.id, contact: contactOf(values), policyAccepted: true as const },
    }),
    placeOf: placeOfBookingField,
    orderRoute: 'mealOrderDetail',
    onRefused: (error) => {
      const none = notToBeHad(error);
      if (none) setLost(none);
      return none !== null;
    },
  });
  const { on } = booking;
  const quoted = on.quote && !on.isRevising ? (on.quote.subject.item as MealItem).pieces : count;
  const asked = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each other number, also back to the one that was quoted before a refusal
  useEffect(() => {
    if (asked.current === count || (quoted === count && !on.refused)) return;
    asked.current = count;
    void on.renew();
  }, [count, quoted]);
  return {
    ...booking,
    set,
    count,
    /** Another number of pieces: the address says it, and a quote of it follows. */
    setCount: (next: number) => {
      asked.current = null;
      setLost(null);
      setParams({ count: next === 1 ? null : String(next) });
    },
    lost,
    forgetLost: () => setLost(null),
  };
}

export type MealBooking = ReturnType<typeof useBookMeal>;
