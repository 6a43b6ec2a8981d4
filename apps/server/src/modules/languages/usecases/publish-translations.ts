import type { Language } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Publication, PublishOutcome, shapes } from '@app/contract/languages/staff-schemas';
import type { z } from 'zod';
import { afterCommit, inTransaction, type Queryable, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { publishedRows, reopenDrafts } from '../db/draft.repo.ts';
import {
  applyChanges,
  changesOf,
  insertPublication,
  lockPublishing,
  type PublicationRow,
  publicationRow,
  publicationsPage,
  type TextChange,
} from '../db/publication.repo.ts';
import type { Editor } from '../domain/translation-editor.ts';
import { notifyTextsChanged } from './notify-texts-changed.ts';
import { openAllEditors, openEditor } from './open-editor.ts';

/** Texts that one publication may hold: all there can be. */
const EVERY_CHANGE = 1_000_000;

const shown = ({ at, ...row }: PublicationRow): Publication => ({ ...row, at: at.toISOString() });

/** The published overrides, by language and key. */
async function overrides(tx: Tx): Promise<Map<string, string>> {
  const rows = await publishedRows(tx, null);
  return new Map(rows.map((row) => [`${row.locale} ${row.key}`, row.text]));
}

async function keep(
  platform: Platform,
  tx: Tx,
  of: { by: StaffContext; undoes: string | null; changes: readonly TextChange[] },
): Promise<Publication> {
  const { by, undoes, changes } = of;
  const id = newId(platform.clock);
  await applyChanges(tx, changes);
  await insertPublication(tx, { id, staffId: by.staff.id, who: by.staff.username, undoes }, changes);
  const kept = shown((await publicationRow(tx, id)) ?? refuse('record.not_found'));
  const action = undoes ? 'translation.undo' : 'translation.publish';
  await logOperation(tx, by, { action, record: `translation_publish/${id}`, before: null, after: kept });
  afterCommit(tx, () => notifyTextsChanged(platform, ['translations']));
  return kept;
}

/** What differs from the published overrides: the changes that may go out, and how many may not yet. */
function toPublish(
  editors: ReadonlyMap<Language, Editor>,
  stands: ReadonlyMap<string, string>,
): { changes: TextChange[]; heldBack: number } {
  const changes: TextChange[] = [];
  let heldBack = 0;
  for (const [locale, editor] of editors) {
    for (const row of editor.rows().filter((one) => one.draft)) {
      const before = stands.get(`${locale} ${row.key}`) ?? null;
      const after = editor.overrideOf(row);
      if (before === after) continue;
      if (row.draft?.reviewed && !row.states.includes('placeholders'))
        changes.push({ locale, key: row.key, before, after });
      else heldBack += 1;
    }
  }
  return { changes, heldBack };
}

/**
 * Gives customers every text that was reviewed and whose placeholders agree with the English one, in all languages at
 * once; open clients hear of it. Tells how many were held back. Nothing to publish makes no publication.
 */
export async function publishTranslations(
  platform: Platform,
  by: StaffContext,
): Promise<{ publication: Publication | null; heldBack: number }> {
  return inTransaction(platform.db, async (tx) => {
    await lockPublishing(tx);
    const stands = await overrides(tx);
    const { changes, heldBack } = toPublish(await openAllEditors(tx), stands);
    if (changes.length === 0) return { publication: null, heldBack };
    return { publication: await keep(platform, tx, { by, undoes: null, changes }), heldBack };
  });
}

/**
 * Gives customers some texts of a language as one publication, and tells of each how it went: what is not reviewed, or
 * whose placeholders differ, is held back and says so. Refuses record.not_found for an unknown language.
 */
export async function publishChosen(
  platform: Platform,
  by: StaffContext,
  { language, keys }: z.output<(typeof shapes)['publishChosen']['body']>,
): Promise<{ publication: Publication | null; results: { key: string; outcome: PublishOutcome }[] }> {
  return inTransaction(platform.db, async (tx) => {
    await lockPublishing(tx);
    const editor = await openEditor(tx, language);
    const stands = await overrides(tx);
    const changeOf = (key: string): PublishOutcome | TextChange => {
      if (!editor.has(key)) return 'unknown';
      const row = editor.row(key);
      if (!row.draft) return 'unwritten';
      const before = stands.get(`${language} ${key}`) ?? null;
      const after = editor.overrideOf(row);
      if (before === after) return 'same';
      if (row.states.includes('placeholders')) return 'placeholders';
      return row.draft.reviewed ? { locale: language, key, before, after } : 'unreviewed';
    };
    const found = [...new Set(keys)].map((key) => ({ key, change: changeOf(key) }));
    const changes = found.flatMap(({ change }) => (typeof change === 'string' ? [] : [change]));
    const publication = changes.length > 0 ? await keep(platform, tx, { by, undoes: null, changes }) : null;
    const results = found.map(({ key, change }) => ({
      key,
      outcome: typeof change === 'string' ? change : ('published' as const),
    }));
    return { publication, results };
  });
}

/**
 * Puts back what stood before a publication, as one of its own; texts published anew since then stay. The drafts ask
 * for another review. Refuses record.not_found, and translation.undone the second time.
 */
export async function undoPublication(
  platform: Platform,
  by: StaffContext,
  id: string,
): Promise<{ publication: Publication | null; passedOver: number }> {
  return inTransaction(platform.db, async (tx) => {
    await lockPublishing(tx);
    const found = (await publicationRow(tx, id)) ?? refuse('record.not_found');
    assertThat(!found.undone, 'translation.undone');
    const stands = await overrides(tx);
    const then = await changesOf(tx, id, EVERY_CHANGE);
    const changes = then
      .filter((change) => (stands.get(`${change.locale} ${change.key}`) ?? null) === change.after)
      .map(({ locale, key, before, after }) => ({ locale, key, before: after, after: before }));
    const passedOver = then.length - changes.length;
    if (changes.length === 0) return { publication: null, passedOver };
    const publication = await keep(platform, tx, { by, undoes: id, changes });
    await reopenDrafts(tx, changes);
    return { publication, passedOver };
  });
}

/** A page of publications, newest first. */
export async function listPublications(
  db: Queryable,
  { page, limit }: z.output<(typeof shapes)['listPublications']['query']>,
): Promise<z.output<(typeof shapes)['listPublications']['answer']>> {
  const { rows, total } = await publicationsPage(db, { limit, offset: (page - 1) * limit });
  return { list: rows.map(shown), total, page, limit };
}

/** One publication with its texts before and after. Refuses record.not_found. */
export async function readPublication(
  db: Queryable,
  id: string,
  most: number,
): Promise<z.output<(typeof shapes)['readPublication']['answer']>> {
  const found = shown((await publicationRow(db, id)) ?? refuse('record.not_found'));
  const list = (await changesOf(db, id, most)).map(({ locale, ...change }) => ({ language: locale, ...change }));
  return { ...found, list };
}
