import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Operation, OperationDetail, shapes } from '@app/contract/staff/control/staff-schemas';
import type { z } from 'zod';
import type { TreeActor } from '../../../platform/http/bind.ts';
import { cursorAfter, readPlace, SERIAL } from '../../../platform/http/place-in-feed.ts';
import type { Platform } from '../../../platform/slice.ts';
import { parameter } from '../../settings/public.ts';
import { knownOperations, type OperationRow, operationById, operations } from '../db/operation-log.repo.ts';
import { kindsCalled, operationsCalled } from '../domain/operation-words.ts';

type Query = z.output<(typeof shapes)['listOperations']['query']>;

const shown = ({ place: _place, at, ...row }: OperationRow): Operation => ({
  ...row,
  at: at.toISOString(),
  permission: row.permission as Operation['permission'],
});

/**
 * A page of the operation log, newest first; an agent's staff sees what the agent's own branch did. Operations and records are asked
 * for by what the screen calls them in the reader's language, or by their names.
 */
export async function listOperations(platform: Platform, staff: TreeActor, query: Query & { readonly lang: Locale }) {
  const { cursor, limit, action, record, lang, ...asked } = query;
  const timeZone = await parameter(platform, 'shop.time_zone');
  const filter = {
    ...asked,
    actions: action ? operationsCalled(action, await knownOperations(platform.db), lang) : undefined,
    record: record && !record.includes('/') ? { kinds: kindsCalled(record, lang), id: record } : record || undefined,
    agentId: staff.agentId,
    timeZone,
  };
  const after = readPlace(cursor, SERIAL);
  const rows = await platform.replicas.read((db) => operations(db, filter, { after, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    list: page.map(shown),
    cursor: rows.length > limit && last ? cursorAfter({ at: last.place, id: last.id }) : null,
  };
}

/** One entry of the log with what it changed. Refuses record.not_found. */
export async function readOperation(
  platform: Platform,
  staff: TreeActor,
  of: { id: string; lang: Locale },
): Promise<OperationDetail> {
  const row = (await operationById(platform.db, of.id, staff.agentId)) ?? refuse('record.not_found');
  const { requestId, before, after, ...rest } = row;
  const refusal = row.outcome === 'done' ? '' : platform.translate(of.lang, `error.${row.outcome}`);
  return { ...shown(rest), requestId, before, after, refusal };
}
