import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  type Answered,
  answered,
  type Caller,
  ownOf,
  readerFor,
  type SessionKind,
  sessionSteps,
  type UcpMessage,
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
import type { SessionWish } from '../domain/session-body.ts';
import { priceSession } from './price-session.ts';
import { showSession } from './show-session.ts';

/** Booking sessions of rooms. */
const BOOKINGS: SessionKind<Session> = {
  root: BOOKING,
  rules: LODGING_CAPABILITIES,
  say: {
    not_found: 'lodging.say.not_found',
    canceled: 'lodging.say.canceled',
    ordered: 'lodging.say.ordered',
    handler: 'lodging.say.handler',
  },
  read: readSession,
  lock: lockSession,
  cancel: cancelSessionRow,
  withdraw: withdrawTravelQuote,
  show: showSession,
  // The draft has a change during completion be refused so that it can be tried again.
  whenOrdered: ({ confirmed }) => ({ code: 'already_booked', severity: confirmed ? 'unrecoverable' : 'recoverable' }),
};

/** The calls that booking sessions answer as every session does. */
export const sessionStepsOf = (platform: Platform) => sessionSteps(platform, BOOKINGS);

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
  const steps = sessionStepsOf(platform);
  const { context, ...wish } = of.wish;
  const { language, currency } = await readerFor(platform, caller, context);
  const priced = await priceSession(platform, tx, { wish, language, currency });
  if ('problems' in priced) return steps.refused(caller, withoutSession(priced.problems), platform.home());
  // Who has the id sees the stay: it says nothing of when it was made, and cannot be guessed.
  const id = randomUUID();
  await insertSession(tx, { ...priced, id, wish, language, profile: caller.profile, signed: caller.signed });
  return answered(await steps.shown(tx, { caller, id }), 201);
}

/** Reads a session of the assistant's own. */
export async function getSession(
  platform: Platform,
  db: Queryable,
  of: { readonly caller: Caller; readonly id: string },
): Promise<Answered> {
  const session = await ownOf((id) => readSession(db, id), of.caller, of.id);
  if (!session) return sessionStepsOf(platform).noSuch(of.caller);
  return answered(await showSession(platform, db, { session, active: of.caller.active, said: [] }));
}

/**
 * Writes a session anew as a whole; one that someone took is to be taken again. One that is booked or over stays as it is, and so does one
 * whose new wish cannot be had, which is said.
 */
export async function updateSession(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly id: string; readonly wish: SessionWish },
): Promise<Answered> {
  const { caller, id } = of;
  const steps = sessionStepsOf(platform);
  const { context, ...wish } = of.wish;
  const session = await ownOf((one) => lockSession(tx, one), caller, id);
  if (!session) return steps.noSuch(caller);
  const asked = await readerFor(platform, { accepts: [session.language] }, context);
  const currency = context?.currency === undefined ? session.frozen.currency.code : asked.currency;
  const { language } = asked;
  const priced = await priceSession(platform, tx, { wish, language, currency });
  if ('problems' in priced) return answered(await steps.shown(tx, { caller, id, said: priced.problems }));
  const instead = await steps.stepped(tx, { caller, session, event: 'change' });
  if (instead) return instead;
  await replaceSession(tx, { ...priced, id, wish, language });
  return answered(await steps.shown(tx, { caller, id }));
}
