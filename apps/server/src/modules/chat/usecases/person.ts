import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse } from '@app/contract/core/refuse';
import { hashToken, newToken } from '../../../platform/auth/tokens.ts';
import type { CallContext, VisitorActor } from '../../../platform/http/bind.ts';
import { rateRules } from '../../../platform/http/rate-limits.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Authenticator, Platform } from '../../../platform/slice.ts';
import { insertVisitor, visitorByToken } from '../db/visitor.repo.ts';
import type { Person } from '../domain/person.ts';

/** Whose device a token is. Refuses chat.visitor_unknown for an unknown one and for one that became a customer's. */
export const visitorAuthenticator =
  (platform: Platform): Authenticator<VisitorActor> =>
  async (token): Promise<VisitorActor | ErrorKey> => {
    const visitor = await visitorByToken(platform.db, hashToken(token));
    return visitor && visitor.customerId === null ? { kind: 'visitor', id: visitor.id } : 'chat.visitor_unknown';
  };

/** Who calls: the signed-in customer, else the visitor; null for neither. Refuses chat.visitor_unknown. */
export async function maybePerson(platform: Platform, call: CallContext): Promise<Person | null> {
  if (call.maybeCustomer) return { kind: 'customer', id: call.maybeCustomer.id };
  if (call.visitorToken === null) return null;
  const found = await visitorAuthenticator(platform)(call.visitorToken);
  return typeof found === 'string' ? refuse(found) : found;
}

/** Who calls. Refuses chat.visitor_unknown, also for nobody. */
export const personOf = async (platform: Platform, call: CallContext): Promise<Person> =>
  (await maybePerson(platform, call)) ?? refuse('chat.visitor_unknown');

/** Makes a device known. Refuses rate.too_many beyond 30 an hour from one address. */
export async function beginVisit(platform: Platform, ip: string): Promise<{ token: string }> {
  await platform.limits.take(rateRules.chatVisit, ip);
  const { token, hash } = newToken();
  await insertVisitor(platform.db, { id: newId(platform.clock), tokenHash: hash });
  return { token };
}
