import { randomUUID } from 'node:crypto';
import { assistantCheckoutMachine } from '@app/contract/assistants/assistant-checkout.machine';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { findTransition } from '@app/kernel/machine';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type Answered,
  about,
  type Caller,
  type Completion,
  readerFor,
  refused,
  signatureMissing,
  type UcpMessage,
  unrecoverable,
} from '../../assistants/public.ts';
import { withdrawTravelQuote } from '../../travel/public.ts';
import {
  cancelSessionRow,
  insertSession,
  lockSession,
  readSession,
  replaceSession,
  type Session,
} from '../db/session.repo.ts';
import { BOOKING, LODGING_CAPABILITIES } from '../domain/proposal.ts';
import { type SessionWish, withoutPeople } from '../domain/session-body.ts';
import { priceSession } from './price-session.ts';
import { showSession } from './show-session.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const answered = (body: Answered['body'], status = 200): Answered => ({ status, body });

/** An answer without a session, and why. */
const refusedWith = (platform: Platform, caller: Caller, messages: readonly UcpMessage[]): Answered =>
  answered(
    refused(
      about(BOOKING, caller.active, LODGING_CAPABILITIES),
      messages,
      platform.home() ?? undefined,
      LODGING_CAPABILITIES,
    ),
  );

async function noSuch(platform: Platform, caller: Caller): Promise<Answered> {
  const { language } = await readerFor(platform, caller, undefined);
  const content = platform.translate(language, 'lodging.say.not_found');
  return refusedWith(platform, caller, [unrecoverable('not_found', content)]);
}

/** The session of an id where it is the assistant's own; null for every other, whosever it is. Throws for a call that is not signed where it has to be. */
async function ownOf(read: (id: string) => Promise<Session | null>, caller: Caller, id: string) {
  const session = UUID.test(id) ? await read(id) : null;
  if (session?.profile !== caller.profile) return null;
  if (session.signed && !caller.signed) throw signatureMissing();
  return session;
}

async function shown(
  platform: Platform,
  db: Queryable,
  of: { readonly caller: Caller; readonly id: string; readonly said?: readonly UcpMessage[] },
): Promise<Answered['body']> {
  const session = (await readSession(db, of.id)) ?? refuse('record.not_found');
  return showSession(platform, db, { session, active: of.caller.active, said: of.said ?? [] });
}

/** Without a session nothing can be mended in one: a new wish is. */
const withoutSession = (problems: readonly UcpMessage[]): UcpMessage[] =>
  problems.map((one) => (one.type === 'error' ? { ...one, severity: 'unrecoverable' } : one));

/** Stores a new session of what an assistant wishes for. An answer without one says what cannot be had. */
export async function createSession(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly wish: SessionWish },
): Promise<Answered> {
  const { caller } = of;
  const { context, ...wish } = of.wish;
  const { language, currency } = await readerFor(platform, caller, context);
  const priced = await priceSession(platform, tx, { wish, language, currency });
  if ('problems' in priced) return refusedWith(platform, caller, withoutSession(priced.problems));
  // Who has the id sees the stay: it says nothing of when it was made, and cannot be guessed.
  const id = randomUUID();
  await insertSession(tx, { ...priced, id, wish, language, profile: caller.profile, signed: caller.signed });
  return answered(await shown(platform, tx, { caller, id }), 201);
}

/** Reads a session of the assistant's own. */
export async function getSession(
  platform: Platform,
  db: Queryable,
  of: { readonly caller: Caller; readonly id: string },
): Promise<Answered> {
  const session = await ownOf((id) => readSession(db, id), of.caller, of.id);
  if (!session) return noSuch(platform, of.caller);
  return answered(await showSession(platform, db, { session, active: of.caller.active, said: [] }));
}

/** Why a session cannot be changed; null where it can. What was taken is taken back, unless it is booked. */
async function takenBack(tx: Tx, session: Session): Promise<'canceled' | 'ordered' | null> {
  const { state, expired, customerId, quoteId } = session;
  if (state === 'canceled' || (state === 'open' && expired)) return 'canceled';
  if (customerId === null || quoteId === null) return null;
  if (!session.ordered && !session.quoted) return 'canceled';
  return (await withdrawTravelQuote(tx, { customerId, quoteId })) ? null : 'ordered';
}

type Step = { readonly caller: Caller; readonly id: string };

/**
 * Has the assistant's own session, which is locked, leave its state by an event, so that nothing can be booked by what was taken from it.
 * Returns the answer instead where it is over or booked.
 */
async function stepped(
  platform: Platform,
  tx: Tx,
  of: Step & { readonly session: Session; readonly event: 'change' | 'cancel' },
): Promise<Answered | null> {
  const { session, event } = of;
  const instead = await takenBack(tx, session);
  if (instead !== null) {
    const content = platform.translate(session.language, `lodging.say.${instead}`);
    // The draft has a change during completion be refused so that it can be tried again.
    const severity = instead === 'ordered' && !session.confirmed ? 'recoverable' : 'unrecoverable';
    const code = instead === 'ordered' ? 'already_booked' : 'canceled';
    return answered(await shown(platform, tx, { ...of, said: [{ type: 'error', code, severity, content }] }));
  }
  const { state } = session;
  assertThat(findTransition(assistantCheckoutMachine, { state, event, actor: 'system' }), 'operation.failed');
  return null;
}

/**
 * Writes a session anew as a whole; one that someone took is to be taken again. One that is booked or over stays as it is, and so does one
 * whose new wish cannot be had, which is said.
 */
export async function updateSession(
  platform: Platform,
  tx: Tx,
  of: Step & { readonly wish: SessionWish },
): Promise<Answered> {
  const { caller, id } = of;
  const { context, ...wish } = of.wish;
  const session = await ownOf((one) => lockSession(tx, one), caller, id);
  if (!session) return noSuch(platform, caller);
  const asked = await readerFor(platform, { accepts: [session.language] }, context);
  const currency = context?.currency === undefined ? session.frozen.currency.code : asked.currency;
  const { language } = asked;
  const priced = await priceSession(platform, tx, { wish, language, currency });
  if ('problems' in priced) return answered(await shown(platform, tx, { caller, id, said: priced.problems }));
  const instead = await stepped(platform, tx, { caller, id, session, event: 'change' });
  if (instead) return instead;
  await replaceSession(tx, { ...priced, id, wish, language });
  return answered(await shown(platform, tx, { caller, id }));
}

/** Cancels a session: nothing can be booked by it any more. One that is booked or over stays as it is. */
export async function cancelSession(platform: Platform, tx: Tx, of: Step): Promise<Answered> {
  const session = await ownOf((one) => lockSession(tx, one), of.caller, of.id);
  if (!session) return noSuch(platform, of.caller);
  const instead = await stepped(platform, tx, { ...of, session, event: 'cancel' });
  if (instead) return instead;
  await cancelSessionRow(tx, { id: of.id, wish: withoutPeople(session.wish) });
  return answered(await shown(platform, tx, of));
}

/**
 * Answers that the guest completes it: a booking needs someone who has signed in, saw its price and policy, and pays. Nothing is booked or
 * paid by an assistant's word.
 */
export async function completeSession(
  platform: Platform,
  tx: Tx,
  of: Step & { readonly sent: Completion },
): Promise<Answered> {
  const { caller, id } = of;
  const session = await ownOf((one) => lockSession(tx, one), caller, id);
  if (!session) return noSuch(platform, caller);
  const instruments = of.sent.payment?.instruments ?? [];
  const content = platform.translate(session.language, 'lodging.say.handler');
  const said: UcpMessage[] =
    instruments.length === 0
      ? []
      : [{ type: 'warning', code: 'payment_handler_unknown', path: '$.payment.instruments', content }];
  return answered(await showSession(platform, tx, { session, active: caller.active, said }));
}
