import type { Surface } from '@app/contract/core/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../slice.ts';
import { tokenOf } from './call-context.ts';
import { type Authenticators, whoseToken } from './guard.ts';
import type { KnownDevice } from './known-device.ts';
import { rateRules } from './rate-limits.ts';

export type LimitCallRate = (request: FastifyRequest, token: string | null, device: KnownDevice) => Promise<void>;

/** Characters of a token that its calls are counted by: 132 random bits, and not all of the secret. */
const COUNTED_BY = 22;

/** Whose tokens come with calls of a surface. */
export const callerKinds = { storefront: 'customer', backoffice: 'staff' } as const satisfies Record<
  Surface,
  keyof Authenticators
>;

/**
 * Returns what sheds load. Strangers are counted by address, in shop and back office apart, and so is a token that is nobody's;
 * whoever signed in by their session, and a device where somebody signed in by itself: others behind the same address use up
 * nothing of theirs.
 */
export function createLimitCallRate(
  surface: Surface,
  { platform, authenticators }: { platform: Platform; authenticators: Authenticators },
): LimitCallRate {
  const { limits: rates } = platform;

  /** The token that a public call carries besides, if it is good: looked at only where the address has no calls left. */
  async function goodToken(request: FastifyRequest): Promise<string | null> {
    const token = tokenOf(request);
    if (!token) return null;
    const who = await whoseToken(authenticators, callerKinds[surface], { token, ip: request.ip });
    return typeof who === 'string' ? null : token;
  }

  return async (request, token, { id }) => {
    if (token) await rates.take(rateRules.perToken, token.slice(0, COUNTED_BY));
    else if (id !== null) await rates.take(rateRules.perToken, ['device', id]);
    else {
      await rates.take(rateRules.perAnonymousIp, [surface, request.ip]).catch(async (refused: unknown) => {
        const good = await goodToken(request);
        if (good === null) throw refused;
        await rates.take(rateRules.perToken, good.slice(0, COUNTED_BY));
      });
    }
  };
}
