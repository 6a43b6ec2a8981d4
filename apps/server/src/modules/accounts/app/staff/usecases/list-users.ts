import type { shapes } from '@app/contract/accounts/staff/staff-schemas';
import { localize } from '@app/contract/core/locale';
import { refuseField } from '@app/contract/core/refuse';
import { COUNTED_TO } from '@app/contract/core/validation';
import type { z } from 'zod';
import { cursorAfter, readPlace } from '../../../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../../../platform/slice.ts';
import { agentChoices } from '../../../../agents/core.ts';
import { parameter } from '../../../../settings/public.ts';
import { soughtBy } from '../../../core/db/find-customer.repo.ts';
import { countUsers, levelPlaces, type UserFilter, userPage, userStretch } from '../db/user-list.repo.ts';
import { levelSpan } from '../domain/level-span.ts';
import { eyesOf, shownUser, type UserReader } from './user-view.ts';

type ListQuery = z.output<(typeof shapes)['listUsers']['query']>;
type ExportQuery = z.output<(typeof shapes)['exportUsers']['query']>;

async function filterOf(platform: Platform, by: UserReader, query: ListQuery | ExportQuery): Promise<UserFilter> {
  const { email, nickname, phone, code, level, agent, from, to } = query;
  const [levels, timeZone] = await Promise.all([
    level ? levelPlaces(platform.db) : [],
    parameter(platform, 'shop.time_zone'),
  ]);
  const span = level ? (levelSpan(levels, level) ?? refuseField('level', 'field.invalid')) : undefined;
  const sought = soughtBy(by.staff, query.customer);
  return { sought, email, nickname, phone, code, level: span, agent, from, to, timeZone };
}

/**
 * A page of customers with counts per state; an agent's staff sees the agent's subtree alone.
 * Refuses a level that is none.
 */
export async function listUsers(platform: Platform, by: UserReader, query: ListQuery) {
  const filter = await filterOf(platform, by, query);
  const eyes = eyesOf(by.staff);
  const { state, sort, order, page, limit } = query;
  const [rows, counts] = await platform.replicas.read((db) =>
    Promise.all([userPage(db, { ...filter, state, sort, order, page, limit }, eyes), countUsers(db, filter, eyes)]),
  );
  return {
    list: rows.map((row) => shownUser(row, by)),
    total: counts[state ?? 'all'],
    page,
    limit,
    countedTo: COUNTED_TO,
    counts,
  };
}

/** A stretch of the same customers, the newest first, for a file. Refuses a cursor of another making. */
export async function exportUsers(platform: Platform, by: UserReader, query: ExportQuery) {
  const filter = await filterOf(platform, by, query);
  const after = readPlace(query.cursor);
  const { state, limit } = query;
  const wanted = { ...filter, state, after, limit: limit + 1 };
  const rows = await platform.replicas.read((db) => userStretch(db, wanted, eyesOf(by.staff)));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    list: page.map((row) => shownUser(row, by)),
    cursor: rows.length > limit && last ? cursorAfter({ at: last.place, id: last.id }) : null,
  };
}

/** What customers can be filtered by: levels, and the agents the asker may see. */
export async function userChoices(platform: Platform, { staff, lang }: UserReader) {
  const [levels, agents] = await Promise.all([levelPlaces(platform.db), agentChoices(platform.db, staff.agentId)]);
  return {
    levels: levels.map(({ identifier, name }) => ({ identifier, name: localize(name, lang) })),
    agents,
  };
}
