import type { ApiError } from '@app/client/api-error';
import { fieldMessages } from '@app/client/field-messages';
import { limits } from '@app/contract/core/limits';
import type { Price } from '@app/contract/core/validation';
import type { TravelQuote } from '@app/contract/travel/order-views';
import type { ReactNode } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { TextArea } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { fieldText } from '../../form-fields.ts';
import { PlaceBar } from './booking-parts.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import type { Booking, KindQuote } from './use-booking.ts';

/** What the bar of a booking says: below the sum, and on its button. */
type BarWords = { readonly note: string; readonly action: string };

/**
 * Look once more before booking: what is quoted with its sum and one button; its shape while it is quoted, and `noQuote` where it
 * cannot be. `quote` is the one on screen, where that may be a former one.
 */
export function BookingPage<Q extends KindQuote = TravelQuote>(props: {
  readonly title: string;
  readonly booking: Booking<Q> & { readonly isLeaving?: boolean };
  readonly quote?: Q | null;
  readonly noQuote: ReactNode;
  /** What is to be paid, where that is more than the quote. */
  readonly sum?: Price | undefined;
  readonly bar: (quote: Q) => BarWords;
  readonly children: (quote: Q) => ReactNode;
}) {
  const go = useGo();
  const { booking } = props;
  const { on, named, isLeaving = false } = booking;
  const { quote = on.quote } = props;
  if (!quote || isLeaving) {
    return (
      <Page title={props.title} onBack={go.back}>
        {isLeaving || (on.isPending && named) ? <BookingSkeleton /> : props.noQuote}
      </Page>
    );
  }
  return (
    <Page
      title={props.title}
      onBack={go.back}
      footer={<PlaceBar booking={booking} quote={quote} sum={props.sum} {...props.bar(quote)} />}
    >
      {props.children(quote)}
    </Page>
  );
}

/** What one fills in to book: the key that sends a form books as the button does. */
export const BookingForm = <Q extends KindQuote>(props: {
  readonly booking: Booking<Q>;
  readonly children: ReactNode;
}) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      props.booking.place();
    }}
  >
    {props.children}
  </form>
);

/** Wishes for those who are booked with. */
export const WishesField = <Q extends KindQuote>(props: {
  readonly booking: Booking<Q>;
  readonly label: string;
  readonly placeholder: string;
}) => (
  <TextArea
    label={props.label}
    placeholder={props.placeholder}
    maxLength={limits.orderNote}
    rows={2}
    error={fieldText(props.booking.form.formState.errors.wishes)}
    {...props.booking.form.register('wishes')}
  />
);

/** Why something cannot be quoted: what is said of the first field that the refusal names, else what it says itself. */
export const whyNot = (error: ApiError | null): string | undefined =>
  error ? (Object.values(fieldMessages(error))[0] ?? error.msg) : undefined;

/** What cannot be quoted: why, and the way on; a call that failed is made again. */
export function NoQuote<Q extends KindQuote>(props: {
  readonly booking: Pick<Booking<Q>, 'on' | 'named'>;
  readonly art?: string;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}) {
  const { on, named } = props.booking;
  if (named && on.error?.kind !== 'answer') return <ErrorState error={on.error} onRetry={on.refetch} />;
  return (
    <EmptyState art={props.art ?? '/art/search.webp'} title={props.title} text={props.text} action={props.action} />
  );
}
