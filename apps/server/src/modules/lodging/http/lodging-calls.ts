import type { Platform } from '../../../platform/slice.ts';
import { type ProtocolCall, sessionCalls } from '../../assistants/public.ts';
import { BOOKING } from '../domain/proposal.ts';
import { sessionBody } from '../domain/session-body.ts';
import { createSession, getSession, sessionStepsOf, updateSession } from '../usecases/change-session.ts';

/** The calls of booking sessions. */
export function lodgingCalls(platform: Platform): ProtocolCall[] {
  const { complete, cancel } = sessionStepsOf(platform);
  return sessionCalls(platform, {
    path: '/booking-sessions',
    root: BOOKING,
    body: sessionBody,
    made: sessionBody,
    create: (tx, of) => createSession(platform, tx, of),
    get: (of) => getSession(platform, platform.db, of),
    update: (tx, of) => updateSession(platform, tx, of),
    complete,
    cancel,
  });
}
