import type { ApiError } from '@app/client/api-error';
import type { AnyEndpoint, CallInput } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { useEndpointMutation } from '@app/client/use-mutation';
import { contentLocale } from '@app/contract/core/locale';
import type { RouteName } from '@app/contract/core/routes';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { travelKind } from '@app/contract/travel/kinds';
import type { PlacedTravelOrder, TravelQuote } from '@app/contract/travel/order-views';
import { useForm } from 'react-hook-form';
import { useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { type FieldFlaws, resolveBy, showRefusedFields } from '../form-fields.ts';
import { type BookingValues, flawsOfContact } from './booking-form.ts';
import { useKeptDraft } from './kept-draft.ts';
import { usePlaceBooking } from './use-place-booking.ts';
import { useTravelQuote } from './use-travel-quote.ts';

const homes = { 'en-US': 'US', 'zh-cn': 'CN', es: 'ES', pt: 'BR' } as const;

type Given<E> = {
  /** The vertical's booking call. */
  readonly endpoint: E;
  /** Names what is booked, so that what was typed for it is kept; empty while the address does not say. */
  readonly subject: string;
  readonly makeQuote: ((usePoints: boolean) => Promise<TravelQuote>) | null;
  /** What the vertical's form has besides who is written to and the policy. */
  readonly fields: BookingValues;
  /** What is wrong with those fields. */
  readonly flawsOf: (values: BookingValues, quote: TravelQuote | null) => FieldFlaws;
  /** The message of a policy that was not accepted. */
  readonly notAccepted: string;
  readonly inputOf: (values: BookingValues, quote: TravelQuote) => CallInput<E>;
  /** Where a field that the server refused stands on the form. */
  readonly placeOf: (field: string) => string | null;
  readonly onPlaced?: (input: CallInput<E>) => void;
  /** Where a booking for which nothing is to pay is seen; without it the cashier says so. */
  readonly orderRoute?: RouteName;
  /** Whether the vertical itself says what a refusal means. */
  readonly onRefused?: (error: ApiError) => boolean;
};

/**
 * The booking of what the address says, of any kind: its quote, its form, and placing it. Once placed, the screen gives way
 * to the cashier.
 */
export function useBooking<E extends AnyEndpoint>(given: Given<E>) {
  const go = useGo();
  const user = useUser();
  const locale = usePreferences((state) => state.locale);
  const { quote: quoteId = '' } = useScreenParams<'quote'>();
  const setParams = useSetScreenParams();
  const on = useTravelQuote({ id: quoteId, make: given.makeQuote, onMade: (id) => setParams({ quote: id }) });
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => ({
      ...given.flawsOf(values, on.quote),
      ...flawsOfContact(values),
      accepted: values.accepted === '1' ? undefined : given.notAccepted,
    })),
    mode: 'onTouched',
    defaultValues: {
      contactName: '',
      country: homes[contentLocale(locale)],
      phone: '',
      email: user?.email ?? '',
      ...given.fields,
      accepted: '',
    },
  });
  const forgetDraft = useKeptDraft(form, given.subject);
  const booking = useEndpointMutation(given.endpoint, {
    toast: false,
    invalidates: [orderEndpoints.allOrders, travelEndpoints.travelOrderList, travelEndpoints.passengerPage],
    onSuccess: (placed, input) => {
      forgetDraft();
      given.onPlaced?.(input);
      const { orderId, paymentId } = placed as PlacedTravelOrder;
      if (given.orderRoute && on.quote?.payable.usd === 0) go.replace(given.orderRoute, { id: orderId });
      else go.replace(on.quote ? travelKind(on.quote.kind).cashierRoute : 'travelCashier', { payment: paymentId });
    },
    onError: (error) => {
      if (!given.onRefused?.(error)) void placing.refuse(error);
    },
  });
  const place = () => {
    if (booking.isPending) return;
    void form.handleSubmit((values) => {
      if (on.quote) booking.mutate(given.inputOf(values, on.quote));
    })();
  };
  const placing = usePlaceBooking({
    on,
    place,
    showFields: (error) => showRefusedFields(error, form.setError, given.placeOf),
  });
  return {
    named: given.makeQuote !== null,
    on,
    form,
    place,
    placing,
    isPlacing: booking.isPending || placing.isBusy,
  };
}

export type Booking = ReturnType<typeof useBooking>;
