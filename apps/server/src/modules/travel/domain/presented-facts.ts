import { inFours } from '@app/contract/core/in-fours';
import { namesText } from '@app/contract/core/list-words';
import { travelKind } from '@app/contract/travel/kinds';
import { ticketReferences } from '@app/contract/travel/ticket-references';
import { type Fact, type FactWriter, factOf } from '../../mail/public.ts';
import type { TravelRow } from './travel-row.ts';

/** What a mail lists of what is shown where a booking is used, once it is confirmed. */
export function presentedFacts(
  order: Pick<TravelRow, 'kind' | 'state' | 'references' | 'voucherCode'>,
  writer: FactWriter,
): Fact[] {
  const { presented } = travelKind(order.kind);
  if (order.state !== 'confirmed' || presented === 'own_codes') return [];
  const { word } = writer;
  if (presented === 'tickets') {
    const { locators, tickets } = ticketReferences(order.references);
    return [
      ...factOf(word('record_locator'), namesText(writer.locale, locators)),
      ...factOf(word('tickets'), namesText(writer.locale, tickets)),
    ];
  }
  return [
    ...factOf(word('voucher'), order.voucherCode && inFours(order.voucherCode)),
    ...factOf(word('references'), namesText(writer.locale, order.references)),
  ];
}
