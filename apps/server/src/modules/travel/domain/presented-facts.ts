import { type Fact, type FactWriter, factOf } from '../../mail/public.ts';
import type { TravelRow } from './travel-row.ts';

/** What is presented where a booking is used: the code of its voucher unless said, ticket numbers, or codes of its own. */
export type Presented = 'voucher' | 'tickets' | 'own_codes';

/** A code as people read it to each other: four signs, a space, four signs. */
const readable = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What a mail lists of that, once the booking is confirmed. */
export function presentedFacts(
  order: Pick<TravelRow, 'state' | 'references' | 'voucherCode'>,
  presented: Presented,
  { word }: FactWriter,
): Fact[] {
  if (order.state !== 'confirmed' || presented === 'own_codes') return [];
  const references = order.references.join(', ');
  if (presented === 'tickets') return factOf(word('tickets'), references);
  return [
    ...factOf(word('voucher'), order.voucherCode && readable(order.voucherCode)),
    ...factOf(word('references'), references),
  ];
}
