import type { ProposedContact } from '@app/contract/travel/person-schemas';
import type { Queryable } from '../../../platform/db/connect.ts';
import { addressOf, personOf } from '../../accounts/core.ts';
import { lastContact } from '../db/travel-list.repo.ts';
import { likelyContact } from '../domain/likely-contact.ts';

/** Returns who the customer's next booking proposes to write to. */
export async function proposeContact(db: Queryable, customerId: string): Promise<ProposedContact> {
  const last = await lastContact(db, customerId);
  return likelyContact(last, await personOf(db, customerId), last ? null : await addressOf(db, customerId, null));
}
