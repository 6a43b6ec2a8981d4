import type { Locale } from '@app/contract/core/locale';
import { type TravelKind, travelKind } from '@app/contract/travel/kinds';
import { factWriter, listed, storedFacts } from '../modules/mail/domain/facts.ts';
import { type House, type MailBody, renderMail } from '../modules/mail/domain/render.ts';
import { inboxValues, leaveNow, mailedAfter, type Words, words } from '../modules/travel/domain/booking-words.ts';
import { presentedFacts } from '../modules/travel/domain/presented-facts.ts';
import type { TravelRow } from '../modules/travel/domain/travel-row.ts';
import { SAMPLE_NOW, sampleBookings, sampleRow } from './sample-bookings.ts';

/** Steps that a mail follows, and how the booking stands after each. */
export const PAPER_STEPS: Readonly<Record<string, Partial<TravelRow>>> = {
  review: { state: 'pending_payment', paidAt: null },
  pay: { state: 'pending_verification' },
  overdue: { state: 'pending_verification', confirmBy: new Date('2026-12-01T11:00:00Z') },
  confirm: {},
  change_dates: { state: 'pending_verification' },
  add_extras: {},
  expire: { state: 'cancelled', paidAt: null },
  cancel_paid: { state: 'cancelled', refundUsd: 12_000 },
  call_off: { state: 'cancelled', refundUsd: 24_000 },
};

const house: House = {
  brand: () => 'Avela',
  home: 'https://avela.example',
  support: 'help@avela.example',
  colours: { brand: '#0c655f', soft: '#eef6f4' },
  logo: null,
};

/** What becomes of a sample booking of a kind, as a row. */
export const rowAfter = (kind: TravelKind, step: string, of: Partial<TravelRow> = {}): TravelRow =>
  sampleRow(kind, { ...PAPER_STEPS[step], ...of });

/** What a change cost in the sample. */
const SAMPLE_CHANGE = { dueUsd: 2_000, backUsd: 0 };

function saidAfter(order: TravelRow, step: string, locale: Locale): Words | null {
  const writer = factWriter(locale, SAMPLE_NOW);
  if (step === 'overdue') return words('travel_overdue', { leave: leaveNow(order, writer) });
  const { cashierRoute } = travelKind(order.kind);
  const toPay = { ...order, cashierRoute, until: locale === 'zh-cn' ? '12月1日 12:30' : '1 Dec, 12:30' };
  return mailedAfter[step]?.({ order, writer, toPay, changed: SAMPLE_CHANGE }) ?? null;
}

/** The mail that follows a step of a sample booking, as it is sent; null where there is none. */
export function mailAfter(order: TravelRow, step: string, locale: Locale): MailBody | null {
  const said = saidAfter(order, step, locale);
  if (!said) return null;
  const writer = factWriter(locale, SAMPLE_NOW);
  const { subject: of, facts } = sampleBookings[order.kind];
  const subject = of(locale);
  const filling = {
    number: order.number,
    title: listed(writer, [subject.title, subject.subtitle]),
    path: travelKind(order.kind).orderPath,
    query: `?id=${order.id}`,
    facts: storedFacts([...facts(subject, writer), ...presentedFacts(order, writer)]),
    ...(said.values as Record<string, string>),
  };
  return renderMail({ template: said.template, locale, filling }, house);
}

/** What a message of the inbox about a sample booking names. */
export function inboxFilling(order: TravelRow, locale: Locale): Record<string, string> {
  const writer = factWriter(locale, SAMPLE_NOW);
  const { subject: of, facts } = sampleBookings[order.kind];
  const subject = of(locale);
  const values = inboxValues(order, facts(subject, writer), writer);
  return { number: order.number, title: subject.title, amount: '$24.00', ...values };
}
