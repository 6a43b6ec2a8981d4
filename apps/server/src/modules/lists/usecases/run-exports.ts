import { limits } from '@app/contract/core/limits';
import { refuse } from '@app/contract/core/refuse';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type SheetCell, writeSheet } from '../../../platform/files/tables/write-table.ts';
import { asRefusal } from '../../../platform/http/failures.ts';
import type { ListPart, StaffList } from '../../../platform/http/read-list.ts';
import type { Platform } from '../../../platform/slice.ts';
import { staffActor } from '../../staff/public.ts';
import { endRun, expireOld, failHopeless, keepRunning, type TakenExport, takeExport } from '../db/export.repo.ts';
import { momentColumns, titleOf, writeCell } from '../domain/write-cell.ts';
import { removeFilesOf, writeFileOf } from './export-files.ts';

/** Rows read at once: few enough to hold, many enough that turning pages costs little. */
const AT_ONCE = 1_000;

/** The export was cancelled, or another process has taken it. */
class Left extends Error {}

type Progress = { rows: number; total: number | null };

/** Reads a list to its end, part by part; rows that moved to the next page meanwhile come once. */
async function* partsOf(list: StaffList, asked: TakenExport, platform: Platform): AsyncGenerator<ListPart> {
  let before = new Set<unknown>();
  let place: Record<string, string> = {};
  for (let page = 1; ; page += 1) {
    // Asked for anew each time: a right that is taken away ends the export, and so does working for somebody else.
    const staff = (await staffActor(platform.db, asked.staffId)) ?? refuse('access.denied');
    if (staff.agentId !== asked.agentId || staff.merchantId !== asked.merchantId) refuse('access.denied');
    const query = { ...asked.query, ...place };
    const part = await list.read({ staff, language: asked.language, query, rows: AT_ONCE });
    yield { ...part, list: part.list.filter((row) => row.id === undefined || !before.has(row.id)) };
    before = new Set(part.list.map((row) => row.id));
    const more = part.cursor === undefined ? part.list.length === AT_ONCE && part.total !== undefined : part.cursor;
    if (!more) return;
    place = typeof part.cursor === 'string' ? { cursor: part.cursor } : { page: String(page + 1) };
  }
}

/** How many rows there are in all, where that is known. */
const wholeOf = ({ total, countedTo }: ListPart): number | null =>
  total === undefined || total === countedTo ? null : total;

async function* rowsOf(
  platform: Platform,
  asked: TakenExport,
  progress: Progress,
): AsyncGenerator<readonly SheetCell[]> {
  const list = platform.staffList(asked.list) ?? refuse('export.unknown_list');
  const only = asked.onlyIds && new Set<unknown>(asked.onlyIds);
  yield asked.columns.map((column) => titleOf(column, asked));
  for await (const part of partsOf(list, asked, platform)) {
    const wanted = only ? part.list.filter((row) => only.delete(row.id)) : part.list;
    progress.rows += wanted.length;
    progress.total = asked.onlyIds ? asked.onlyIds.length : wholeOf(part);
    if (progress.rows > limits.exportRows || (progress.total ?? 0) > limits.exportRows) refuse('export.too_large');
    if (!(await keepRunning(platform.db, asked, progress))) throw new Left();
    for (const row of wanted) yield asked.columns.map((column) => writeCell(column, row, asked));
    if (only?.size === 0) return;
  }
}

async function runOne(platform: Platform, asked: TakenExport): Promise<void> {
  const progress: Progress = { rows: 0, total: null };
  try {
    const bytes = writeSheet(asked.format, rowsOf(platform, asked, progress), {
      name: asked.name,
      moments: momentColumns(asked.columns),
    });
    const size = await writeFileOf(platform, asked, bytes);
    const mine = await endRun(platform.db, asked, { rows: progress.rows, bytes: size });
    if (!mine) await removeFilesOf(platform, [asked.id]);
  } catch (error) {
    if (error instanceof Left) return;
    const { key } = asRefusal(error);
    if (key === 'operation.failed') platform.log.error({ err: error, export: asked.id }, 'an export failed');
    await endRun(platform.db, asked, { refusal: key });
  }
}

/** Writes the exports that wait, one after another; a call meanwhile joins. Gives how many it took up. */
export function createExportRunner(platform: Platform) {
  let running: Promise<number> | null = null;
  let again = false;
  async function drain(): Promise<number> {
    let taken = 0;
    do {
      again = false;
      await failHopeless(platform.db);
      for (let one = await takeExport(platform.db); one; one = await takeExport(platform.db)) {
        await platform.replicas.fromNow(() => runOne(platform, one));
        taken += 1;
      }
    } while (again);
    return taken;
  }
  return {
    run: (): Promise<number> => {
      again = true;
      running ??= drain().finally(() => {
        running = null;
      });
      return running;
    },
    /** Ends after the export under way. */
    stop: async (): Promise<void> => {
      await running?.catch(() => undefined);
    },
  };
}

/** Removes files past their time. Gives how many went. */
export async function forgetOldExports(platform: Platform): Promise<number> {
  // One that is still there because the storage does not answer has not expired yet.
  return inTransaction(platform.db, async (tx) => {
    const ids = await expireOld(tx);
    await removeFilesOf(platform, ids);
    return ids.length;
  });
}
