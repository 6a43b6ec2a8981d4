import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { StaffTravelComment } from '@app/contract/travel/staff-review-schemas';
import { sql } from 'kysely';
import { afterCommit, inTransaction } from '../../../../platform/db/connect.ts';
import type { CallContext, ScopedActor } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { soughtBy } from '../../../accounts/core.ts';
import { type StaffCommentRow, staffComment, staffComments } from '../../db/staff-comment.repo.ts';
import { seenBy } from '../staff/staff-views.ts';
import { subjectListed } from '../subject-now.ts';
import { type TravelVertical, verticalOf, verticals } from '../travel-vertical.ts';
import { REVIEWS_TAG } from './read-reviews.ts';
import { changeScore } from './write-comment.ts';

type CommentReader = Pick<CallContext<ScopedActor>, 'staff' | 'ip' | 'lang'>;

function view(vertical: TravelVertical, row: StaffCommentRow, lang: Locale): StaffTravelComment {
  const { title, subtitle } = subjectListed(vertical, row, lang);
  const { subjectId: _subject, snapshot: _snapshot, startsAt: _startsAt, createdAt, ...rest } = row;
  return { ...rest, subject: title, booked: subtitle, createdAt: createdAt.toISOString() };
}

type CommentsQuery = {
  readonly kind?: TravelKind | undefined;
  readonly place?: string | undefined;
  readonly rating?: number | undefined;
  readonly hidden?: boolean | undefined;
  readonly text?: string | undefined;
  readonly customer?: string | undefined;
  readonly sort: 'createdAt' | 'rating';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
};

/** A page of comments on every kind of travel, with how many are shown and hidden; an agent's staff see their subtree alone, a merchant's what is at their places. */
export async function listComments(
  platform: Platform,
  asked: CommentsQuery,
  by: CommentReader,
): Promise<{
  list: StaffTravelComment[];
  total: number;
  counts: { all: number; shown: number; hidden: number };
  page: number;
  limit: number;
}> {
  const { page, limit, place } = asked;
  const names = [...new Set(verticals(platform).flatMap(({ namedIn }) => namedIn))];
  const { rows, total, counts } = await staffComments(
    platform.db,
    {
      ...asked,
      place: place ? { name: place, in: names } : undefined,
      sought: soughtBy(by.staff, asked.customer),
      ...seenBy(platform, by),
    },
    { sort: asked.sort, ascending: asked.order === 'asc', limit, offset: (page - 1) * limit },
  );
  return { list: rows.map((row) => view(verticalOf(platform, row.kind), row, by.lang)), total, counts, page, limit };
}

/**
 * Hides a comment from customers or shows it again; a hidden one does not count for the score. Refuses record.not_found,
 * also for one that is not below an agent or at the places of a merchant who asks, and record.stale with `{current}`.
 */
export async function hideComment(
  platform: Platform,
  by: CommentReader,
  given: { readonly id: string; readonly version: number; readonly hidden: boolean; readonly reason: string },
): Promise<StaffTravelComment> {
  const { id, hidden } = given;
  const seen = seenBy(platform, by);
  return inTransaction(platform.db, async (tx) => {
    const row = (await staffComment(tx, { id, lock: true, ...seen })) ?? refuse('record.not_found');
    const vertical = verticalOf(platform, row.kind);
    const before = view(vertical, row, by.lang);
    assertThat(row.version === given.version, 'record.stale', { current: before });
    await sql`UPDATE travel_comment SET hidden = ${hidden}, reason = ${hidden ? given.reason : ''}, version = version + 1
      WHERE id = ${id}`.execute(tx);
    if (hidden !== row.hidden) await changeScore({ platform, vertical, tx }, { ...row, sign: hidden ? -1 : 1 });
    const changed = (await staffComment(tx, { id, lock: false, ...seen })) ?? refuse('record.not_found');
    const after = view(vertical, changed, by.lang);
    const action = hidden ? 'travel.comment_hide' : 'travel.comment_show';
    await logOperation(tx, by, { action, record: `travel_comment/${id}`, before, after });
    afterCommit(tx, () => platform.cache.drop([REVIEWS_TAG]));
    return after;
  });
}
