import type { Locale } from '@app/contract/core/locale';
import { dateText, rangeText } from '@app/contract/core/time-words';
import {
  DEAL_METHODS,
  type DealMethod,
  dealMethods,
  TRAVEL_DEAL_KINDS,
  type TravelDealKind,
} from '@app/contract/deals/deal-facts';
import type { StaffTravelDeal } from '@app/contract/travel-deals/schemas';
import { weekdaysText } from '../../text/weekdays-text';
import type { Choices } from '../../ui/choices';

export const kindChoices: Choices = {
  known: TRAVEL_DEAL_KINDS.map((kind) => ({ value: kind, label: `deals.kind.${kind}` as const })),
};

/** How a deal of a kind may lower a price, with the method that was chosen before the kind. */
export const methodChoices = (kind: TravelDealKind | null, chosen: DealMethod): Choices => ({
  known: DEAL_METHODS.filter((method) => method === chosen || dealMethods(kind).includes(method)).map((method) => ({
    value: method,
    label: `travel_deals.method.${method}` as const,
  })),
});

type Days = Pick<StaffTravelDeal, 'travelFrom' | 'travelTo' | 'weekdays' | 'sitting'>;

/** The days of travel that a deal holds on: from when until when, the weekdays and the hours; what holds on any is left out. */
export function daysTexts({ travelFrom, travelTo, weekdays, sitting }: Days, locale: Locale): string[] {
  const day = (date: string) => dateText(locale, 'day', date);
  const range = travelFrom && travelTo && rangeText(locale, travelFrom, travelTo);
  const from = travelFrom && `${day(travelFrom)} –`;
  const until = travelTo && `– ${day(travelTo)}`;
  const some = weekdays.length === 7 ? '' : weekdaysText(weekdays, locale);
  return [
    range || from || until || '',
    [some, sitting ? `${sitting.from}–${sitting.to}` : ''].filter(Boolean).join(' '),
  ].filter(Boolean);
}
