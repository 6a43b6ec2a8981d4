import type { CodeState, Security } from '@app/contract/accounts/security/schemas';
import type { Platform } from '../../../../../platform/slice.ts';
import { parameter } from '../../../../settings/public.ts';
import { askedCode, type SentCode } from '../../../core/db/code.repo.ts';
import { type WaitingDeletion, waitingDeletion } from '../../../core/db/deletion.repo.ts';
import { giftIsLeft } from '../../../core/db/gift.repo.ts';
import { securityOf } from '../../../core/db/security.repo.ts';
import { toCodeState } from './send-code.ts';

/** A request to delete the account as the storefront is told of it. */
export const toWaiting = (request: WaitingDeletion | null): Security['deletion'] =>
  request && {
    requestedAt: request.requestedAt.toISOString(),
    endsAt: request.endsAt.toISOString(),
    heldUp: request.heldUpBy.length > 0,
  };

/** Everything the screens about e-mail, phone and password show. */
export async function readSecurity(platform: Platform, customerId: string): Promise<Security> {
  const { db } = platform;
  const [row, verifying, changing, deletion, left, points] = await Promise.all([
    securityOf(db, customerId),
    askedCode(db, customerId, 'verify'),
    askedCode(db, customerId, 'change'),
    waitingDeletion(db, customerId),
    giftIsLeft(db, customerId, 'email'),
    parameter(platform, 'points.email'),
  ]);
  const now = platform.clock.real();
  const good = (code: SentCode | null): CodeState | null =>
    code && code.expiresAt > now ? toCodeState(platform, code) : null;
  return {
    email: row.email,
    emailVerified: row.emailVerified,
    emailPoints: row.emailVerified || !left ? 0 : points,
    phone: row.phone !== null && row.phoneCountry !== null ? { country: row.phoneCountry, tel: row.phone } : null,
    passwordChangedAt: row.passwordChangedAt.toISOString(),
    verifying: good(verifying),
    changing: good(changing),
    deletion: toWaiting(deletion),
  };
}
