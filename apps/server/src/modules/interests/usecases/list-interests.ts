import { PREFERENCE_KINDS, type shapes } from '@app/contract/interests/staff-schemas';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { InterestKind } from '../db/interest.repo.ts';
import { countInterests } from '../db/staff-interest.repo.ts';
import { listInterests } from './staff-interests.ts';

type HobbyQuery = z.output<(typeof shapes)['listHobbies']['query']>;
type PreferenceQuery = z.output<(typeof shapes)['listPreferences']['query']>;

const counter =
  (db: Queryable) =>
  (kinds: readonly InterestKind[], enabled: boolean | null = null): Promise<number> =>
    countInterests(db, { kinds, enabled, name: null });

/** One page of hobbies, with how many each tab holds. */
export async function listHobbies(db: Queryable, query: HobbyQuery) {
  const kinds = ['hobby'] as const;
  const count = counter(db);
  const filter = { kinds, name: query.name || null, enabled: query.enabled ?? null };
  const [page, enabled, disabled] = await Promise.all([
    listInterests(db, filter, query),
    count(kinds, true),
    count(kinds, false),
  ]);
  return { ...page, counts: { all: enabled + disabled, enabled, disabled } };
}

/** One page of styles and people to shop for, with how many each tab holds. */
export async function listPreferences(db: Queryable, query: PreferenceQuery) {
  const count = counter(db);
  const kinds = query.kind ? [query.kind] : PREFERENCE_KINDS;
  const filter = { kinds, name: query.name || null, enabled: query.enabled ?? null };
  const [page, style, audience] = await Promise.all([
    listInterests(db, filter, query),
    count(['style']),
    count(['audience']),
  ]);
  return { ...page, counts: { all: style + audience, style, audience } };
}
