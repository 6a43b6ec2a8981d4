import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { AssistantStay } from '@app/contract/lodging/schemas';
import { Refusal } from '@app/kernel/assert';
import type { Platform } from '../../../platform/slice.ts';
import { GUEST, isOpen, isTaken, seenAs } from '../../assistants/public.ts';
import { createTravelQuote, readTravelQuote, visitorQuoteView } from '../../travel/public.ts';
import { handOver, readSession, type Session } from '../db/session.repo.ts';
import { type NamedGuest, namedGuests } from '../domain/named-guests.ts';
import { priceNow } from './price-now.ts';
import { whyGone } from './price-session.ts';
import type { ShownStay } from './shown-stay.ts';

type Asker = { readonly customerId: string | null; readonly lang: Locale };

type SeenStay = Pick<AssistantStay, 'stay' | 'said' | 'gone'>;

const stayOf = ({ subject, service, priceLines, payable, policy }: ShownStay): AssistantStay['stay'] => ({
  subject,
  service,
  priceLines,
  payable,
  policy,
});

/** The quote of the customer who took a stay, at their own price; null once its time is over: the form prices it anew. */
async function ownQuote(platform: Platform, of: { customerId: string; quoteId: string; lang: Locale }) {
  try {
    return await readTravelQuote(platform, of);
  } catch (error) {
    if (error instanceof Refusal && ['order.quote_expired', 'record.not_found'].includes(error.key)) return null;
    throw error;
  }
}

/** The stay of a session that the caller took: at the price of their quote, and whether it can still be booked. */
async function mineSeen(platform: Platform, session: Session, lang: Locale): Promise<SeenStay> {
  const { kind, frozen, customerId, quoteId, ordered } = session;
  const visitors = visitorQuoteView(platform, { kind, frozen, lang });
  if (ordered || customerId === null || quoteId === null) return { stay: stayOf(visitors), said: null, gone: false };
  const [own, problems] = await Promise.all([
    ownQuote(platform, { customerId, quoteId, lang }),
    whyGone(platform, platform.db, session),
  ]);
  return { stay: stayOf(own ?? visitors), said: null, gone: problems.length > 0 };
}

/** What a session shows to who opens its link, an open one as the protocol's own call prices it. */
async function seenOf(platform: Platform, session: Session, of: { state: AssistantStay['state']; lang: Locale }) {
  if (of.state === 'mine') return mineSeen(platform, session, of.lang);
  if (of.state !== 'open') return { stay: null, said: null, gone: false };
  const { shown, said, changed, problems } = await priceNow(platform, platform.db, { session, lang: of.lang });
  const another = changed !== null && shown.payable.amount !== said.payable.amount;
  return { stay: stayOf(shown), said: another ? said.payable : null, gone: problems.length > 0 };
}

/** The stay behind the link of an assistant. Refuses record.not_found; of one that someone else took it shows nothing. */
export async function readAssistantStay(
  platform: Platform,
  of: Asker & { readonly id: string },
): Promise<AssistantStay> {
  const session = (await readSession(platform.db, of.id)) ?? refuse('record.not_found');
  const state = seenAs(session, of.customerId);
  const { id, version, ordered, quoteId } = session;
  return {
    id,
    version,
    state,
    assistant: session.profile === GUEST ? null : new URL(session.profile).host,
    ...(await seenOf(platform, session, { state, lang: of.lang })),
    expiresAt: state === 'open' ? session.expiresAt.toISOString() : null,
    quoteId: state === 'mine' && !ordered ? quoteId : null,
    orderId: state === 'mine' && ordered ? quoteId : null,
  };
}

/** The quote, and whom the assistant has named for each room: said once, to who took it, and then forgotten. */
type TakenStay = { readonly quoteId: string; readonly guests: NamedGuest[] };

/**
 * Quotes the stay of an assistant for the customer who opened its link, and hands the session over to them. Taken before by the same
 * customer it is the same quote. Refuses record.not_found, also for one that someone else took, order.quote_expired for one that is over,
 * record.stale for one that is another than was seen, and what cannot be had as the quote of its kind does.
 */
export async function takeAssistantStay(
  platform: Platform,
  of: {
    readonly id: string;
    readonly version: number;
    readonly customerId: string;
    readonly lang: Locale;
    readonly currency: string;
  },
): Promise<TakenStay> {
  const { id, version, customerId, lang, currency } = of;
  const own = (session: Session): TakenStay => {
    assertThat(session.customerId === customerId, 'record.not_found');
    return { quoteId: session.quoteId ?? refuse('record.not_found'), guests: [] };
  };
  const session = (await readSession(platform.db, id)) ?? refuse('record.not_found');
  if (isTaken(session)) return own(session);
  assertThat(isOpen(session), 'order.quote_expired');
  assertThat(version === session.version, 'record.stale');
  const { kind, request, wish } = session;
  const quote = await createTravelQuote(platform, { kind, request, customerId, lang, currency, usePoints: false });
  const taken = await handOver(platform.db, { id, version, wish, customerId, quoteId: quote.id });
  if (taken) return { quoteId: quote.id, guests: namedGuests(wish) };
  // Someone was quicker: perhaps the same customer at another screen, or the assistant changed it.
  const now = (await readSession(platform.db, id)) ?? refuse('record.not_found');
  return isTaken(now) ? own(now) : refuse(isOpen(now) ? 'record.stale' : 'order.quote_expired');
}
