import { travelKind } from '@app/contract/travel/kinds';
import type { TripBookingView } from '@app/contract/trips/views';

/** A code of its own, such as that of one set meal. */
type OwnCode = { readonly number: number; readonly code: string };

const isCode = (one: unknown): one is OwnCode & { readonly state: string } =>
  typeof one === 'object' &&
  one !== null &&
  'code' in one &&
  typeof one.code === 'string' &&
  'number' in one &&
  typeof one.number === 'number' &&
  'state' in one;

/** The codes of a booking's own that can still be used. */
export const ownCodes = ({ subject }: Pick<TripBookingView, 'subject'>): OwnCode[] => {
  const { codes } = subject.item;
  return Array.isArray(codes) ? codes.filter(isCode).filter(({ state }) => state === 'usable') : [];
};

/** What is shown where a booking is used: tickets, a voucher or codes of its own; null while there is nothing. */
export function papersOf(
  booking: Pick<TripBookingView, 'kind' | 'state' | 'references' | 'voucherCode' | 'subject'>,
): 'tickets' | 'voucher' | 'codes' | null {
  if (booking.state !== 'confirmed' && booking.state !== 'pending_comment') return null;
  const { presented } = travelKind(booking.kind);
  if (presented === 'tickets') return booking.references.length > 0 ? 'tickets' : null;
  if (presented === 'own_codes') return ownCodes(booking).length > 0 ? 'codes' : null;
  return booking.voucherCode ? 'voucher' : null;
}
