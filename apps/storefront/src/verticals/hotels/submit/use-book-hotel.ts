import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { useState } from 'react';
import { useScreenParams } from '../../../shell/navigation.ts';
import {
  contactOf,
  flawsOfGuests,
  guestsOf,
  placeOfBookingField,
} from '../../../widgets/travel/booking/booking-form.ts';
import { useBooking } from '../../../widgets/travel/booking/use-booking.ts';
import { keepGuests } from '../../../widgets/travel/travellers/kept-guests.tsx';
import { stayBody } from '../stay.ts';
import { useStay } from '../use-stay.ts';

const QUIET = { quiet: true, toast: false } as const;

/**
 * Prices the quote of a stay that an assistant chose anew, so that the assistant hears of the booking of it; null for any other stay, and
 * where that quote is gone.
 */
const requoted = async (of: { assistant: string; quote: string; usePoints: boolean }): Promise<TravelQuote | null> => {
  const { assistant, quote: quoteId, usePoints } = of;
  if (assistant === '' || quoteId === '') return null;
  try {
    return await call(travelEndpoints.reviseTravelQuote, { body: { quoteId, usePoints } }, QUIET);
  } catch (error) {
    if (isApiError(error) && error.kind === 'answer') return null;
    throw error;
  }
};

/** The booking of the plan and the stay in the address: its quote, its form, and placing it. */
export function useBookHotel() {
  const { plan = '', assistant = '', quote = '' } = useScreenParams<'plan' | 'assistant' | 'quote'>();
  const stay = useStay();
  const [keeps, setKeeps] = useState(true);
  const { rooms } = stay.party;
  const booking = useBooking({
    endpoint: hotelEndpoints.bookHotel,
    subject: plan,
    makeQuote:
      plan === ''
        ? null
        : async (usePoints) =>
            (await requoted({ assistant, quote, usePoints })) ??
            call(hotelEndpoints.createHotelQuote, { body: { planId: plan, ...stayBody(stay), usePoints } }, QUIET),
    fields: { arrival: '', wishes: '' },
    flawsOf: (values) => flawsOfGuests(values, rooms),
    notAccepted: 'field.hotel_policy',
    inputOf: (values, quote) => ({
      body: {
        quoteId: quote.id,
        guests: guestsOf(values, rooms),
        contact: contactOf(values),
        arrival: values.arrival ?? '',
        wishes: (values.wishes ?? '').trim(),
        policyAccepted: true as const,
      },
    }),
    placeOf: placeOfBookingField,
    onPlaced: (input) => {
      if (keeps) void keepGuests(input.body.guests);
    },
  });
  return { ...booking, stay, keeps, setKeeps };
}

export type HotelBooking = ReturnType<typeof useBookHotel>;
