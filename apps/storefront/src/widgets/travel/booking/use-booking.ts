import type { ApiError } from '@app/client/api-error';
import type { AnyEndpoint, CallInput } from '@app/client/call';
import { usePreferences } from '@app/client/preferences';
import { useEndpointMutation } from '@app/client/use-mutation';
import type { RouteName } from '@app/contract/core/routes';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { PlacedBundle } from '@app/contract/travel/bundle-views';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrBundleKind } from '@app/contract/travel/kinds';
import type { PlacedTravelOrder, TravelQuote } from '@app/contract/travel/order-views';
import { useForm } from 'react-hook-form';
import { useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { useUser } from '../../../shell/session.ts';
import { type FieldFlaws, resolveBy, showRefusedFields } from '../../form-fields.ts';
import { likelyCountry } from '../../likely-country.ts';
import { cashierOf } from '../search/kind-routes.ts';
import { type BookingValues, flawsOfContact } from './booking-form.ts';
import { useKeptDraft } from './kept-draft.ts';
import { usePlaceBooking } from './use-place-booking.ts';
import { useProposedContact } from './use-proposed-contact.ts';
import { type AnyQuote, type QuoteCalls, useTravelQuote } from './use-travel-quote.ts';

/** A quote of an order, or of several that are booked as one. */
export type KindQuote = AnyQuote & { readonly kind: TravelOrBundleKind };

type BookingInput<E, Q extends KindQuote> = {
  /** The vertical's booking call. */
  readonly endpoint: E;
  /** Names what is booked, so that what was typed for it is kept; empty while the address does not say. */
  readonly subject: string;
  readonly makeQuote: ((usePoints: boolean) => Promise<Q>) | null;
  /** Where its quotes are read again and revised, if not where those of orders are. */
  readonly quoteCalls?: QuoteCalls;
  /** What the vertical's form has besides who is written to and the policy. */
  readonly fields: BookingValues;
  /** What is wrong with those fields. */
  readonly flawsOf: (values: BookingValues, quote: Q | null) => FieldFlaws;
  /** The message of a policy that was not accepted. */
  readonly notAccepted: string;
  readonly inputOf: (values: BookingValues, quote: Q) => CallInput<E>;
  /** Where a field that the server refused stands on the form. */
  readonly placeOf: (field: string) => string | null;
  readonly onPlaced?: (input: CallInput<E>) => void;
  /** Where a booking for which nothing is to pay is seen; without it the cashier says so. */
  readonly orderRoute?: RouteName;
  /** Leads on from what was placed where the vertical does so itself; returns whether it did. */
  readonly leadOn?: (placed: unknown) => boolean;
  /** Whether the vertical itself says what a refusal means. */
  readonly onRefused?: (error: ApiError) => boolean;
};

/** The input of a booking call, with the unpaid orders that are cancelled with it: every booking call takes them. */
const withInsteadOf = <I extends { readonly body?: unknown }>(input: I, insteadOf: readonly string[]): I => ({
  ...input,
  body: { ...(input.body as object), insteadOf },
});

/**
 * The booking of what the address says, of any kind: its quote, its form, and placing it. Once placed, the screen gives way
 * to the cashier.
 */
export function useBooking<E extends AnyEndpoint, Q extends KindQuote = TravelQuote>(given: BookingInput<E, Q>) {
  const go = useGo();
  const user = useUser();
  const locale = usePreferences((state) => state.locale);
  const { quote: quoteId = '' } = useScreenParams<'quote'>();
  const setParams = useSetScreenParams();
  const on = useTravelQuote<Q>({
    id: quoteId,
    make: given.makeQuote,
    onMade: (id) => setParams({ quote: id }),
    calls: given.quoteCalls,
  });
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => ({
      ...given.flawsOf(values, on.quote),
      ...flawsOfContact(values),
      accepted: values.accepted === '1' ? undefined : given.notAccepted,
    })),
    mode: 'onTouched',
    defaultValues: {
      contactName: '',
      country: likelyCountry([], navigator.languages, locale),
      phone: '',
      email: user?.email ?? '',
      ...given.fields,
      accepted: '',
    },
  });
  const forgetDraft = useKeptDraft(form, given.subject);
  useProposedContact(form);
  const booking = useEndpointMutation(given.endpoint, {
    toast: false,
    invalidates: [
      orderEndpoints.allOrders,
      travelEndpoints.travelOrderList,
      // Others may have been cancelled for it.
      travelEndpoints.travelOrderDetails,
      bundleEndpoints.bundleDetails,
      travelEndpoints.passengerPage,
      travelEndpoints.proposedContact,
    ],
    onSuccess: (placed, input) => {
      forgetDraft();
      given.onPlaced?.(input);
      if (given.leadOn?.(placed)) return;
      const { orderId, bundleId, paymentId } = placed as Partial<PlacedBundle> & Partial<PlacedTravelOrder>;
      const id = orderId ?? bundleId;
      if (given.orderRoute && on.quote?.payable.usd === 0) go.replace(given.orderRoute, { id });
      else go.replace(on.quote ? cashierOf(on.quote.kind) : 'travelCashier', { payment: paymentId });
    },
    onError: (error) => {
      if (given.onRefused?.(error)) placing.inTheWay.forget();
      else void placing.refuse(error);
    },
  });
  const place = () => {
    if (booking.isPending) return;
    void form.handleSubmit((values) => {
      if (!on.quote) return;
      const input = given.inputOf(values, on.quote);
      booking.mutate(withInsteadOf(input, placing.inTheWay.insteadOf()));
    })();
  };
  const placing = usePlaceBooking<Q>({
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

export type Booking<Q extends KindQuote = TravelQuote> = ReturnType<typeof useBooking<AnyEndpoint, Q>>;
