import { z } from 'zod';
import type { Platform } from '../../../platform/slice.ts';
import { changing, completionBody, type ProtocolCall, reading } from '../../assistants/public.ts';
import { BOOKING } from '../domain/proposal.ts';
import { sessionBody } from '../domain/session-body.ts';
import {
  cancelSession,
  completeSession,
  createSession,
  getSession,
  updateSession,
} from '../usecases/change-session.ts';

const none = z.unknown();

/** The calls of booking sessions. */
export function lodgingCalls(platform: Platform): ProtocolCall[] {
  const session = '/booking-sessions/:id';
  return [
    {
      method: 'POST',
      path: '/booking-sessions',
      root: BOOKING,
      changes: true,
      run: changing(platform, sessionBody, (tx, { caller, body }) =>
        createSession(platform, tx, { caller, wish: body }),
      ),
    },
    {
      method: 'GET',
      path: session,
      root: BOOKING,
      run: reading(none, ({ caller, id }) => getSession(platform, platform.db, { caller, id })),
    },
    {
      method: 'PUT',
      path: session,
      root: BOOKING,
      changes: true,
      run: changing(platform, sessionBody, (tx, { caller, id, body }) =>
        updateSession(platform, tx, { caller, id, wish: body }),
      ),
    },
    {
      method: 'POST',
      path: `${session}/complete`,
      root: BOOKING,
      changes: true,
      run: changing(platform, completionBody, (tx, { caller, id, body }) =>
        completeSession(platform, tx, { caller, id, sent: body }),
      ),
    },
    {
      method: 'POST',
      path: `${session}/cancel`,
      root: BOOKING,
      changes: true,
      run: changing(platform, none, (tx, { caller, id }) => cancelSession(platform, tx, { caller, id })),
    },
  ];
}
