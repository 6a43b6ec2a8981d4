import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { AssistantStay } from '@app/contract/lodging/schemas';
import type { Platform } from '../../../platform/slice.ts';
import { createTravelQuote, visitorQuoteView } from '../../travel/public.ts';
import { handOver, readSession, type Session } from '../db/session.repo.ts';
import { withoutPeople } from '../domain/session-body.ts';
import { isOpen, isTaken } from '../domain/session-standing.ts';

type Asker = { readonly customerId: string | null; readonly lang: Locale };

function stateFor(session: Session, customerId: string | null): AssistantStay['state'] {
  if (isOpen(session)) return 'open';
  if (!isTaken(session)) return 'over';
  return session.customerId === customerId ? 'mine' : 'taken';
}

function stayOf(platform: Platform, { kind, frozen }: Session, lang: Locale): AssistantStay['stay'] {
  const { subject, service, priceLines, payable, policy } = visitorQuoteView(platform, { kind, frozen, lang });
  return { subject, service, priceLines, payable, policy };
}

/** The stay behind the link of an assistant. Refuses record.not_found; of one that someone else took it shows nothing. */
export async function readAssistantStay(
  platform: Platform,
  of: Asker & { readonly id: string },
): Promise<AssistantStay> {
  const session = (await readSession(platform.db, of.id)) ?? refuse('record.not_found');
  const state = stateFor(session, of.customerId);
  const { id, version, ordered, quoteId } = session;
  return {
    id,
    version,
    state,
    assistant: new URL(session.profile).host,
    stay: state === 'open' || state === 'mine' ? stayOf(platform, session, of.lang) : null,
    expiresAt: state === 'open' ? session.expiresAt.toISOString() : null,
    quoteId: state === 'mine' && !ordered ? quoteId : null,
    orderId: state === 'mine' && ordered ? quoteId : null,
  };
}

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
): Promise<{ quoteId: string }> {
  const { id, version, customerId, lang, currency } = of;
  const own = (session: Session): { quoteId: string } => {
    assertThat(session.customerId === customerId, 'record.not_found');
    return { quoteId: session.quoteId ?? refuse('record.not_found') };
  };
  const session = (await readSession(platform.db, id)) ?? refuse('record.not_found');
  if (isTaken(session)) return own(session);
  assertThat(isOpen(session), 'order.quote_expired');
  assertThat(version === session.version, 'record.stale');
  const { kind, request, wish } = session;
  const quote = await createTravelQuote(platform, { kind, request, customerId, lang, currency, usePoints: false });
  const taken = await handOver(platform.db, { id, version, wish: withoutPeople(wish), customerId, quoteId: quote.id });
  if (taken) return { quoteId: quote.id };
  // Someone was quicker: perhaps the same customer at another screen, or the assistant changed it.
  const now = (await readSession(platform.db, id)) ?? refuse('record.not_found');
  return isTaken(now) ? own(now) : refuse(isOpen(now) ? 'record.stale' : 'order.quote_expired');
}
