import type { Locale } from '@app/contract/core/locale';
import { dateText, rangeText } from '@app/contract/core/time-words';
import { DEAL_METHODS, TRAVEL_DEAL_KINDS } from '@app/contract/deals/deal-facts';
import type { StaffTravelDeal } from '@app/contract/deals/travel-deal-schemas';
import { weekdaysText } from '../../text/weekdays-text';
import type { Choices } from '../../ui/choices';
import type { Pen } from '../../ui/list/define-list';

export const kindChoices: Choices = {
  known: TRAVEL_DEAL_KINDS.map((kind) => ({ value: kind, label: `travel_deals.kind.${kind}` as const })),
};

export const methodChoices: Choices = {
  known: DEAL_METHODS.map((method) => ({ value: method, label: `travel_deals.method.${method}` as const })),
};

/** What a deal takes off, or what a unit costs at it. */
export function valueText({ method, value }: Pick<StaffTravelDeal, 'method' | 'value'>, { t, format }: Pen): string {
  if (method === 'percent') return t('travel_deals.off_percent', { percent: value });
  return method === 'off' ? t('travel_deals.off_amount', { amount: format.money(value) }) : format.money(value);
}

type Days = Pick<StaffTravelDeal, 'travelFrom' | 'travelTo' | 'weekdays'>;

/** The days of travel that a deal holds on: from when until when, and the weekdays; what holds on any is left out. */
export function daysTexts({ travelFrom, travelTo, weekdays }: Days, locale: Locale): string[] {
  const day = (date: string) => dateText(locale, 'day', date);
  const range = travelFrom && travelTo && rangeText(locale, travelFrom, travelTo);
  const from = travelFrom && `${day(travelFrom)} –`;
  const until = travelTo && `– ${day(travelTo)}`;
  return [range || from || until || '', weekdays.length === 7 ? '' : weekdaysText(weekdays, locale)].filter(Boolean);
}
