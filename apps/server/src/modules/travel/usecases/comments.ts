import type { TravelKind } from '@app/contract/travel/kinds';
import type { Queryable } from '../../../platform/db/connect.ts';
import { cursorAfter, readPlace } from '../../../platform/http/place-in-feed.ts';
import { commentsOn, type SubjectComment } from '../db/comment.repo.ts';

/** A stretch of comments on one hotel, restaurant or route, the newest first. Refuses a cursor of another making. */
export async function travelComments(
  db: Queryable,
  of: { kind: TravelKind; subjectId: string; cursor?: string | undefined; limit: number },
): Promise<{ list: Omit<SubjectComment, 'place'>[]; cursor: string | null }> {
  const rows = await commentsOn(db, { ...of, after: readPlace(of.cursor) });
  const page = rows.slice(0, of.limit);
  const last = page.at(-1);
  return {
    list: page.map(({ place: _place, ...comment }) => comment),
    cursor: rows.length > of.limit && last ? cursorAfter(last.place) : null,
  };
}
