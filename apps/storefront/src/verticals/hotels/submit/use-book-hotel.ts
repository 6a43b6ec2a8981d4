import { call } from '@app/client/call';
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

/** The booking of the plan and the stay in the address: its quote, its form, and placing it. */
export function useBookHotel() {
  const { plan = '' } = useScreenParams<'plan'>();
  const stay = useStay();
  const [keeps, setKeeps] = useState(true);
  const { rooms } = stay.party;
  const booking = useBooking({
    endpoint: hotelEndpoints.bookHotel,
    subject: plan,
    makeQuote:
      plan === ''
        ? null
        : (usePoints) =>
            call(
              hotelEndpoints.createHotelQuote,
              { body: { planId: plan, ...stayBody(stay), usePoints } },
              { quiet: true, toast: false },
            ),
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
