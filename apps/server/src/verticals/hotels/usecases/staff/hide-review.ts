import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { StaffHotelComment } from '@app/contract/verticals/hotels/staff-schemas';
import { sql } from 'kysely';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { TreeActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { countReview } from '../../db/review.repo.ts';
import { staffReview } from '../../db/staff-review.repo.ts';
import { dropReviews } from '../write-review.ts';
import type { By } from './save-hotel.ts';

type Hiding = {
  readonly id: string;
  readonly version: number;
  readonly hidden: boolean;
  readonly reason: string;
  readonly lang: Locale;
};
type TreeBy = By & { readonly staff: TreeActor };

/**
 * Hides a review from customers or shows it again; a hidden one does not count for the hotel's score. Refuses
 * record.not_found, also for a customer who is not below an agent who asks, and record.stale with `{current}`.
 */
export async function hideReview(platform: Platform, by: TreeBy, given: Hiding): Promise<StaffHotelComment> {
  const { id, lang, hidden } = given;
  const { agentId } = by.staff;
  return inTransaction(platform.db, async (tx) => {
    const before = (await staffReview(tx, { id, lang, agentId, lock: true })) ?? refuse('record.not_found');
    const { comment } = before;
    assertThat(comment.version === given.version, 'record.stale', { current: comment });
    await sql`UPDATE hotel_review SET hidden = ${hidden}, reason = ${hidden ? given.reason : ''}, version = version + 1
      WHERE id = ${id}`.execute(tx);
    if (hidden !== comment.hidden) {
      await countReview(tx, { hotelId: comment.hotel.id, rating: comment.rating, sign: hidden ? -1 : 1 });
    }
    const after = (await staffReview(tx, { id, lang, agentId, lock: false })) ?? refuse('record.not_found');
    const action = hidden ? 'hotel.comment_hide' : 'hotel.comment_show';
    await logOperation(tx, by, { action, record: `hotel_review/${id}`, before: comment, after: after.comment });
    dropReviews(platform, tx, before.cityId);
    return after.comment;
  });
}
