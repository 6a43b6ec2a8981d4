import { contentLocale } from '@app/contract/core/locale';
import { zoneText } from '@app/contract/core/time-words';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { Refusal } from '@app/kernel/assert';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type Active,
  about,
  isFlawed,
  isOver,
  type OrderStanding,
  totalsOf,
  type UcpMessage,
  type UcpStatus,
  ucpOf,
  ucpStatus,
} from '../../assistants/public.ts';
import { appAddress, type PageReader, pageReader } from '../../pages/public.ts';
import { travelDetail, visitorQuoteView } from '../../travel/public.ts';
import { type Session, storePrice } from '../db/session.repo.ts';
import { policyOf, refundabilityOf } from '../domain/cancellation.ts';
import { orderStanding } from '../domain/order-standing.ts';
import { BOOKING, CANCELLATION, LODGING_CAPABILITIES, PAYMENT_TERMS } from '../domain/proposal.ts';
import { priceNow, type StayNow } from './price-now.ts';
import { findRated } from './price-session.ts';
import type { ShownStay } from './shown-stay.ts';
import { staysView } from './stays-view.ts';

/** Reads the order of a taken session as all who come by its link see it, people masked; null where there is none to be seen. */
async function orderOf(platform: Platform, db: Queryable, session: Session): Promise<TravelOrderDetail | null> {
  const { quoteId, orderKey, language } = session;
  if (quoteId === null || orderKey === null) return null;
  try {
    return await travelDetail(platform, db, {
      orderId: quoteId,
      customerId: null,
      key: orderKey,
      lang: contentLocale(language),
    });
  } catch (error) {
    if (error instanceof Refusal && error.key === 'record.not_found') return null;
    throw error;
  }
}

function standingOf(session: Session, order: TravelOrderDetail | null): OrderStanding | null {
  if (!session.ordered) return null;
  const { paid, confirmed } = session;
  // An order that its customer has hidden is over.
  return orderStanding({
    paid,
    confirmed,
    cancelled: order === null || order.state === 'cancelled',
    proofWaits: order?.proofWaits ?? false,
  });
}

/** What the guest does themselves: it leads into the shop. */
function guestsPart(platform: Platform, session: Session, ordered: boolean): UcpMessage {
  const [code, severity, key] = ordered
    ? (['payment_required', 'requires_buyer_input', 'lodging.say.pay'] as const)
    : (['identity_required', 'requires_buyer_review', 'lodging.say.sign_in'] as const);
  return { type: 'error', code, severity, content: platform.translate(session.language, key) };
}

type Judged = {
  readonly shown: ShownStay;
  readonly items: Session['frozen']['items'];
  readonly messages: readonly UcpMessage[];
};

/** What has changed since the assistant was last answered: the price, else what the price is for. */
function changeMessage({ shown, said }: StayNow, reader: PageReader): UcpMessage {
  const dearer = shown.payable.amount !== said.payable.amount;
  return {
    type: 'warning',
    code: dearer ? 'totals_changed' : 'terms_changed',
    path: dearer ? '$.totals' : '$.policies',
    presentation: 'disclosure',
    content: dearer
      ? reader.say('lodging.say.totals_changed', {
          before: reader.money(said.payable),
          after: reader.money(shown.payable),
        })
      : reader.say('lodging.say.terms_changed'),
  };
}

/** What is wrong with a stay, where the guest's part is information as long as the assistant can mend it. */
const withPart = (problems: readonly UcpMessage[], part: UcpMessage): readonly UcpMessage[] =>
  problems.length === 0 ? [part] : [...problems, { type: 'info', code: 'identity_required', content: part.content }];

/** A session that is not booked yet, priced anew: what it costs now, and what has changed since it was said, which is stored as said. */
async function judgeUnbooked(
  platform: Platform,
  db: Queryable,
  of: { readonly session: Session; readonly reader: PageReader },
): Promise<Judged> {
  const { session, reader } = of;
  const part = guestsPart(platform, session, false);
  const now = await priceNow(platform, db, { session });
  if (now.changed === null)
    return { shown: now.shown, items: session.frozen.items, messages: withPart(now.problems, part) };
  const { id, version } = session;
  await storePrice(db, { id, version, request: now.changed.request, frozen: now.changed.frozen });
  return { shown: now.shown, items: now.changed.frozen.items, messages: [changeMessage(now, reader), part] };
}

async function judge(
  platform: Platform,
  db: Queryable,
  of: {
    readonly session: Session;
    readonly order: TravelOrderDetail | null;
    readonly standing: OrderStanding | null;
    readonly reader: PageReader;
  },
): Promise<Judged> {
  const { session, order, standing } = of;
  const open = session.state === 'open' && !session.expired;
  const taken = session.state === 'handed_over' && !session.ordered && session.quoted;
  if (open || taken) return judgeUnbooked(platform, db, of);
  const { kind, frozen, language } = session;
  const shown = order ?? visitorQuoteView(platform, { kind, frozen, lang: contentLocale(language) });
  const waits = session.state === 'handed_over' && standing === 'open';
  return { shown, items: frozen.items, messages: waits ? [guestsPart(platform, session, true)] : [] };
}

/** Where the guest goes on: at the stay that was handed over, in its language and currency. */
const stayAddress = ({ id, language, frozen }: Session): string =>
  appAddress({ language, currency: frozen.currency.code, query: {} }, { route: 'assistantStay', query: { id } });

const LINKS = { terms_of_service: 'condition', privacy_policy: 'privacy' } as const;

/** What cancelling costs until when, in words. */
function policyText({ policy, service }: ShownStay, reader: PageReader): string {
  const sentence = (text: string): string => reader.say('lodging.say.sentence', { text });
  const gap = contentLocale(reader.language) === 'zh-cn' ? '' : ' ';
  const steps = policy.map(({ until, fee }) => {
    const when = until
      ? reader.say('travel.policy_until', { time: reader.moment(until, service.zone) })
      : reader.say(policy.length > 1 ? 'page.then' : 'travel.policy_always');
    const amount = reader.money(fee);
    const costs = fee.usd === 0 ? reader.say('travel.policy_free') : reader.say('travel.policy_fee', { amount });
    return sentence(reader.say('travel.policy_step', { when, costs }));
  });
  const until = policy.flatMap((step) => step.until ?? []).at(0);
  if (until === undefined) return steps.join(gap);
  const zone = zoneText({ locale: reader.language, timeZone: service.zone }, new Date(until));
  return [...steps, sentence(reader.say('travel.policy_zone', { zone }))].join(gap);
}

/** A stay that is not refundable is said to be, beside each room. */
function disclosures({ policy, payable }: ShownStay, session: Session, reader: PageReader): UcpMessage[] {
  if (refundabilityOf({ steps: policy, payable }) !== 'non_refundable') return [];
  const content = reader.say('lodging.say.not_refundable');
  return session.wish.stays.map((_, at) => ({
    type: 'warning',
    code: CANCELLATION,
    path: `$.stays[${at}]`,
    presentation: 'disclosure',
    content,
  }));
}

/** The one way of paying: all of it when the stay is booked. */
const paymentTerms = (amount: number, reader: PageReader) => ({
  selected_term_id: 'full',
  terms: [
    {
      id: 'full',
      title: reader.say('lodging.say.pay_full'),
      schedules: [{ id: 'full', type: 'immediate', description: { plain: reader.say('lodging.say.pay_now') }, amount }],
    },
  ],
});

function expiryOf(session: Session, order: TravelOrderDetail | null): string | null {
  if (session.state === 'open') return session.expiresAt.toISOString();
  return order?.expiresAt ?? (session.ordered ? null : (session.quotedUntil?.toISOString() ?? null));
}

/** Who leads a booking: of its order, masked as to all who come by a link; before that as the assistant said it. */
function peopleOf({ wish, ordered }: Session, order: TravelOrderDetail | null) {
  const { booker, guests } = wish;
  const [guest] = order?.guests ?? [];
  const lead =
    ordered && order && guest
      ? { first_name: guest.givenName, last_name: guest.familyName, email: order.contact.email }
      : booker;
  return { ...(lead ? { booker: lead } : {}), ...(guests ? { guests } : {}) };
}

/** What stands in an answer while it is not over, and what once it is booked. */
function endsOf(platform: Platform, session: Session, of: { status: UcpStatus; order: TravelOrderDetail | null }) {
  const whole = (path: string): string => `${platform.home() ?? ''}${path}`;
  const { status } = of;
  const { language, frozen, quoteId } = session;
  const at = { language, currency: frozen.currency.code, query: {} };
  if (status === 'completed') {
    const permalink = appAddress(at, { route: 'hotelOrderDetail', query: { id: quoteId ?? '' } });
    return { confirmation: { id: quoteId, label: session.orderNumber, permalink_url: whole(permalink) } };
  }
  const expiresAt = isOver(status) ? null : expiryOf(session, of.order);
  return {
    ...(expiresAt ? { expires_at: expiresAt } : {}),
    ...(isOver(status) ? {} : { continue_url: whole(stayAddress(session)) }),
  };
}

/** A session as the protocol answers it, with what else is to be said about this call. */
export async function showSession(
  platform: Platform,
  db: Queryable,
  of: { readonly session: Session; readonly active: Active; readonly said: readonly UcpMessage[] },
): Promise<Record<string, unknown>> {
  const { session } = of;
  const { language, frozen, wish } = session;
  const reader = await pageReader(platform, { language, currency: frozen.currency.code, query: {} });
  const order = await orderOf(platform, db, session);
  const standing = standingOf(session, order);
  const { shown, items, messages } = await judge(platform, db, { session, order, standing, reader });
  const status = ucpStatus({ ...session, order: standing }, isFlawed(messages));
  const active = about(BOOKING, of.active, LODGING_CAPABILITIES);
  // Nothing of a stay is sent anywhere.
  const lines = shown.priceLines.filter(({ step }) => step !== 'postage');
  const totals = totalsOf(lines, shown.payable, {
    say: (step) => reader.say(`orders.price.${step}`),
    dealsApart: true,
  });
  const dealName = reader.say('orders.price.deal');
  const total = totals.find(({ type }) => type === 'total')?.amount ?? 0;
  const text = policyText(shown, reader);
  const planId = String(session.request.planId);
  const found = await findRated(platform, db, { planId, language });
  const at = { language, currency: frozen.currency.code, query: {} };
  return {
    ucp: { ...ucpOf(active, 'success', LODGING_CAPABILITIES), payment_handlers: {} },
    id: session.id,
    status,
    ...staysView(session, {
      rated: found?.rated ?? null,
      shown,
      items,
      totals,
      dealName,
      terms: text,
      whole: reader.whole,
    }),
    ...peopleOf(session, order),
    ...(wish.travel_purpose ? { travel_purpose: wish.travel_purpose } : {}),
    currency: shown.payable.currency,
    totals,
    messages: [...of.said, ...messages, ...(isOver(status) ? [] : disclosures(shown, session, reader))],
    policies: [
      policyOf({
        steps: shown.policy,
        payable: shown.payable,
        arrival: shown.service.startsAt,
        text,
        structured: active.includes(CANCELLATION),
      }),
    ],
    links: Object.entries(LINKS).map(([type, route]) => ({ type, url: reader.whole(appAddress(at, { route })) })),
    ...(active.includes(PAYMENT_TERMS) ? { payment: paymentTerms(total, reader) } : {}),
    ...endsOf(platform, session, { status, order }),
  };
}
