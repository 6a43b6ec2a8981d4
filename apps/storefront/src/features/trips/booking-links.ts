import { routes } from '@app/contract/core/routes';
import { travelKind } from '@app/contract/travel/kinds';
import type { TripBookingView } from '@app/contract/trips/views';

type Named = Pick<TripBookingView, 'id' | 'kind'>;

const hrefOf = (path: string, params: Readonly<Record<string, string>>): string =>
  `#${path}?${new URLSearchParams(params)}`;

/** The screen of a booking. */
export const bookingHref = ({ id, kind }: Named): string => hrefOf(travelKind(kind).orderPath, { id });

/** Its receipt. */
export const receiptHref = ({ id, kind }: Named): string => hrefOf(travelKind(kind).receiptPath, { id });

/** Where it is paid. */
export const cashierHref = ({ kind, paymentId }: Pick<TripBookingView, 'kind' | 'paymentId'>): string =>
  hrefOf(routes[travelKind(kind).cashierRoute].path, { payment: paymentId ?? '' });
