import { hasHours, isDated, type TravelDealKind } from '@app/contract/deals/deal-facts';
import { type StaffTravelDeal, type TravelDealInput, travelDealLimits } from '@app/contract/travel-deals/schemas';
import dayjs from 'dayjs';
import type { ComponentType } from 'react';
import { defineForm, type Field, type OwnFieldProps } from '../../ui/form/define-form';
import { WeekdaysField } from '../../ui/form/inputs/weekdays-field';
import { HoursField } from './hours-field';
import { kindChoices, methodChoices } from './travel-deal-words';

/** The form of a deal: its kind and what it is on may not have been chosen yet, nor its value typed. */
export type TravelDealDraft = Omit<TravelDealInput, 'kind' | 'key' | 'value'> & {
  kind: TravelDealKind | null;
  key: string | null;
  value: number | null;
};

const DAYS = 3;
const PERCENT = 20;
const UNITS = 50;

type Days = Pick<TravelDealDraft, 'travelFrom' | 'travelTo' | 'weekdays' | 'sitting'>;
const ANY_DAY: Days = { travelFrom: null, travelTo: null, weekdays: [1, 2, 3, 4, 5, 6, 7], sitting: null };

/** When a new deal runs unless told otherwise: from the next full hour, for three days. */
function timesOf(now: Date): Pick<TravelDealDraft, 'startsAt' | 'endsAt'> {
  const starts = dayjs(now).add(1, 'hour').startOf('hour');
  return { startsAt: starts.toISOString(), endsAt: starts.add(DAYS, 'day').toISOString() };
}

/** A deal to begin with. */
export const newTravelDeal = (now: Date): TravelDealDraft => ({
  kind: null,
  key: null,
  title: { 'en-US': '' },
  line: { 'en-US': '' },
  method: 'percent',
  value: PERCENT,
  quota: UNITS,
  perCustomer: null,
  ...timesOf(now),
  ...ANY_DAY,
  enabled: true,
});

/** The draft of a deal that exists. */
export function draftOf(deal: StaffTravelDeal): TravelDealDraft {
  const { id: _id, state: _state, subject: _subject, claimed: _c, waiting: _w, version: _v, ...draft } = deal;
  return draft;
}

/** A new deal like another one, at times of its own; what no longer exists is chosen anew. */
export const copyOf = (deal: StaffTravelDeal, now: Date): TravelDealDraft => ({
  ...draftOf(deal),
  ...timesOf(now),
  key: deal.subject && deal.key,
});

/** Whether a deal of the kind may hold on some days of travel alone. */
const hasDays = (kind: TravelDealKind | null): boolean => kind === null || isDated(kind);

/**
 * What is sent of a draft. The form has asked for a kind; what else is missing the server names. Days that were chosen
 * before another kind are left out where it has none.
 */
export const bodyOf = (draft: TravelDealDraft): TravelDealInput => ({
  ...draft,
  ...(hasDays(draft.kind) ? {} : ANY_DAY),
  ...(hasHours(draft.kind) ? {} : { sitting: null }),
  kind: draft.kind as TravelDealKind,
  key: draft.key ?? '',
  value: draft.value ?? 0,
});

/** Inputs of a form, made once for the deal it is about: what it is on, and moments in the shop's zone. */
export type OwnInputs = {
  Subject: ComponentType<OwnFieldProps<string | null>>;
  Moment: ComponentType<OwnFieldProps<string>>;
};

/** What of a draft its fields depend on. */
type Shape = Pick<TravelDealDraft, 'kind' | 'method'>;

const dayFields = defineForm<TravelDealDraft>()([
  { name: 'travelFrom', kind: 'day', label: 'travel_deals.travel_from', help: 'travel_deals.days_help', half: true },
  { name: 'travelTo', kind: 'day', label: 'travel_deals.travel_to', half: true },
  { name: 'weekdays', kind: 'own', render: WeekdaysField, label: 'travel_deals.weekdays', required: true },
]);

const hourFields = defineForm<TravelDealDraft>()([
  { name: 'sitting', kind: 'own', render: HoursField, label: 'travel_deals.hours', help: 'travel_deals.hours_help' },
]);

/** The form. `exists` says that the deal stays with its kind; the value is typed as the method takes it. */
export const travelDealForm = (of: { exists: boolean } & Shape & OwnInputs): Field<TravelDealDraft>[] => {
  const fields = defineForm<TravelDealDraft>();
  return [
    ...fields([
      {
        name: 'kind',
        kind: 'select',
        label: 'travel_deals.kind',
        choices: kindChoices,
        fixed: of.exists,
        empties: 'key',
        required: true,
        half: true,
      },
      {
        name: 'key',
        kind: 'own',
        render: of.Subject,
        label: 'travel_deals.subject',
        help: 'travel_deals.subject_help',
        required: true,
        half: true,
      },
      { name: 'title', kind: 'localized', label: 'travel_deals.title', max: travelDealLimits.title, required: true },
      { name: 'line', kind: 'localized', label: 'travel_deals.line', max: travelDealLimits.line, required: true },
      {
        name: 'method',
        kind: 'select',
        label: 'travel_deals.method',
        choices: methodChoices(of.kind, of.method),
        empties: 'value',
        required: true,
        half: true,
      },
      of.method === 'percent'
        ? { name: 'value', kind: 'integer', label: 'travel_deals.value_percent', required: true, half: true }
        : {
            name: 'value',
            kind: 'money',
            label: 'travel_deals.value_usd',
            help: 'travel_deals.value_help',
            required: true,
            half: true,
          },
      {
        name: 'quota',
        kind: 'integer',
        label: 'travel_deals.quota',
        help: 'travel_deals.quota_help',
        required: true,
        half: true,
      },
      {
        name: 'perCustomer',
        kind: 'integer',
        label: 'travel_deals.per_customer',
        help: 'deals.per_customer_help',
        half: true,
      },
      { name: 'startsAt', kind: 'own', render: of.Moment, label: 'deals.from', required: true, half: true },
      { name: 'endsAt', kind: 'own', render: of.Moment, label: 'deals.until', required: true, half: true },
    ]),
    ...(hasDays(of.kind) ? dayFields : []),
    ...(hasHours(of.kind) ? hourFields : []),
    ...fields([{ name: 'enabled', kind: 'switch', label: 'deals.enabled', help: 'travel_deals.enabled_help' }]),
  ];
};
