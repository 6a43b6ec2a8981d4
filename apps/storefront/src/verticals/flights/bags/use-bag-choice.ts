import { isApiError } from '@app/client/api-error';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import type { Booking } from '../../../widgets/travel/booking/use-booking.ts';
import { type Bags, bagsText, readBags } from './bag-choice.ts';

/** The field of the booking form that says which bags are taken. */
export const BAGS_FIELD = 'bags';

/** Presses that follow each other within it are priced together. */
const SETTLE_MS = 350;

const wantedOf = (bags: FlightItem['bags']): Bags =>
  bags.map(({ slice, guest, kind, pieces }) => ({ slice, guest, kind, pieces }));

/**
 * The bags that are chosen beside a quote: stored in the form, and so in its draft, and priced anew by the server whenever they differ from
 * those of the quote. What cannot be priced is taken back, and the customer is shown why. `priced` is what the next quote is asked with.
 */
export function useBagChoice(of: {
  readonly booking: Booking;
  readonly item: FlightItem | null;
  readonly slices: number;
  readonly party: FlightParty;
  readonly priced: RefObject<Bags>;
}) {
  const { booking, item, slices, party, priced } = of;
  const { form, on } = booking;
  const text = form.watch(BAGS_FIELD);
  const quoted = item ? bagsText(wantedOf(item.bags)) : null;
  const chosen = readBags(text, { slices, party }) ?? wantedOf(item?.bags ?? []);
  const wanted = bagsText(chosen);
  const choose = (bags: Bags): void => form.setValue(BAGS_FIELD, bagsText(bags), { shouldDirty: true });

  const remake = useRef(on.remake);
  useEffect(() => {
    remake.current = on.remake;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice that differs from the quote, not on every drawing
  useEffect(() => {
    if (quoted === null || wanted === quoted) return;
    const timer = setTimeout(() => {
      priced.current = chosen;
      void remake.current().catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        toast(error.msg, 'warning');
        form.setValue(BAGS_FIELD, quoted, { shouldDirty: true });
        priced.current = readBags(quoted, { slices, party }) ?? [];
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, quoted]);
  useEffect(() => {
    if (wanted === quoted) priced.current = chosen;
  });
  return { chosen, choose, isPricing: quoted !== null && wanted !== quoted };
}
