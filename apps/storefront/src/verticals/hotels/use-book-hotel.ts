import { call } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { useEndpointMutation } from '@app/client/use-mutation';
import { contentLocale } from '@app/contract/core/locale';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { resolveBy, showRefusedFields } from '../../widgets/form-fields.ts';
import {
  type BookingValues,
  contactOf,
  flawsOfContact,
  flawsOfGuests,
  guestsOf,
  placeOfBookingField,
} from '../../widgets/travel/booking-form.ts';
import { useKeptDraft } from '../../widgets/travel/kept-draft.ts';
import { keepGuests } from '../../widgets/travel/kept-guests.tsx';
import { usePlaceBooking } from '../../widgets/travel/use-place-booking.ts';
import { useTravelQuote } from '../../widgets/travel/use-travel-quote.ts';
import { stayBody } from './stay.ts';
import { useStay } from './use-stay.ts';

const homes = { 'en-US': 'US', 'zh-cn': 'CN', es: 'ES', pt: 'BR' } as const;

/** The booking of the plan and the stay in the address: its quote, its form, and placing it. */
export function useBookHotel() {
  const go = useGo();
  const user = useUser();
  const locale = usePreferences((state) => state.locale);
  const { plan = '', quote: quoteId = '' } = useScreenParams<'plan' | 'quote'>();
  const setParams = useSetScreenParams();
  const stay = useStay();
  const [keeps, setKeeps] = useState(true);
  const { rooms } = stay.party;
  const on = useTravelQuote({
    id: quoteId,
    make:
      plan === ''
        ? null
        : (usePoints) =>
            call(
              hotelEndpoints.createHotelQuote,
              { body: { planId: plan, ...stayBody(stay), usePoints } },
              { quiet: true, toast: false },
            ),
    onMade: (id) => setParams({ quote: id }),
  });
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => ({
      ...flawsOfGuests(values, rooms),
      ...flawsOfContact(values),
      accepted: values.accepted === '1' ? undefined : 'field.hotel_policy',
    })),
    mode: 'onTouched',
    defaultValues: {
      contactName: '',
      country: homes[contentLocale(locale)],
      phone: '',
      email: user?.email ?? '',
      arrival: '',
      wishes: '',
      accepted: '',
    },
  });
  const forgetDraft = useKeptDraft(form, plan);
  const booking = useEndpointMutation(hotelEndpoints.bookHotel, {
    toast: false,
    invalidates: [orderEndpoints.allOrders, travelEndpoints.travelOrderList, travelEndpoints.passengerPage],
    onSuccess: ({ paymentId }, input) => {
      forgetDraft();
      if (keeps) void keepGuests(input.body.guests);
      go.replace('travelCashier', { payment: paymentId });
    },
    onError: (error) => void placing.refuse(error),
  });
  const place = () => {
    if (booking.isPending) return;
    void form.handleSubmit((values) => {
      const id = on.quote?.id;
      if (!id) return;
      booking.mutate({
        body: {
          quoteId: id,
          guests: guestsOf(values, rooms),
          contact: contactOf(values),
          arrival: values.arrival ?? '',
          wishes: (values.wishes ?? '').trim(),
          policyAccepted: true,
        },
      });
    })();
  };
  const placing = usePlaceBooking({
    on,
    place,
    showFields: (error) => showRefusedFields(error, form.setError, placeOfBookingField),
  });
  return {
    named: plan !== '',
    stay,
    on,
    form,
    keeps,
    setKeeps,
    place,
    placing,
    isPlacing: booking.isPending || placing.isBusy,
  };
}

export type HotelBooking = ReturnType<typeof useBookHotel>;
