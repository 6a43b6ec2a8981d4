import { travelKind } from '@app/contract/travel/kinds';
import { type Fact, type FactWriter, factOf } from '../../mail/public.ts';
import type { TravelRow } from './travel-row.ts';

/** A code as people read it to each other: four signs, a space, four signs. */
const readable = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What a mail lists of what is shown where a booking is used, once it is confirmed. */
export function presentedFacts(
  order: Pick<TravelRow, 'kind' | 'state' | 'references' | 'voucherCode'>,
  { word }: FactWriter,
): Fact[] {
  const { presented } = travelKind(order.kind);
  if (order.state !== 'confirmed' || presented === 'own_codes') return [];
  const references = order.references.join(', ');
  if (presented === 'tickets') return factOf(word('tickets'), references);
  return [
    ...factOf(word('voucher'), order.voucherCode && readable(order.voucherCode)),
    ...factOf(word('references'), references),
  ];
}
