import type { Locale } from '@app/contract/core/locale';
import type { BundleKind } from '@app/contract/travel/bundle-kinds';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type BundleBooking, placeBundle } from '../usecases/bundle/place-bundle.ts';
import { clearTheWayOfBundle } from '../usecases/timed-transitions.ts';

type BookingCall = {
  readonly customer: BundleBooking['customer'];
  readonly lang: Locale;
  readonly tx: Tx;
  readonly body: Pick<BundleBooking, 'quoteId' | 'guests' | 'contact' | 'wishes' | 'insteadOf'>;
};

/** The call that books a bundle of a kind. */
export const bundleBooking = (platform: Platform, kind: BundleKind) => ({
  // Whoever holds what this booking needs beyond their time is ended first, in transactions of their own.
  ahead: ({ customer, body }: Pick<BookingCall, 'customer' | 'body'>) =>
    clearTheWayOfBundle(platform, { customerId: customer.id, quoteId: body.quoteId }),
  handle: ({ customer, lang, tx, body }: BookingCall) => {
    return placeBundle(platform, tx, { kind, customer, lang, ...body });
  },
});
