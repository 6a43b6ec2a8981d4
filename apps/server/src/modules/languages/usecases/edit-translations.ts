import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { StaffTranslation, shapes } from '@app/contract/languages/staff-schemas';
import type { z } from 'zod';
import { inTransaction, type Queryable } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockDraft, reviewDrafts, writeDrafts } from '../db/draft.repo.ts';
import { forgetMissing } from '../db/missing.repo.ts';
import { isSafeKey } from '../domain/merge-translations.ts';
import { countStates, findRows } from '../domain/translation-editor.ts';
import { openEditor, shownRow } from './open-editor.ts';

type Query = z.output<(typeof shapes)['listTranslations']['query']>;
type Page = z.output<(typeof shapes)['listTranslations']['answer']>;
type Written = z.output<(typeof shapes)['saveTranslation']['body']>;

/** A page of a language's texts with how many are in each state. Refuses record.not_found. */
export async function listTranslations(db: Queryable, query: Query): Promise<Page> {
  const { language, page, limit, state } = query;
  const found = findRows((await openEditor(db, language)).rows(), query);
  const rows = state ? found.filter((row) => row.states.includes(state)) : found;
  return {
    list: rows.slice((page - 1) * limit, page * limit).map((row) => shownRow(language, row)),
    total: rows.length,
    page,
    limit,
    counts: countStates(found),
  };
}

/** Every text of a language beside the English one. Refuses record.not_found. */
export async function exportTranslations(
  db: Queryable,
  language: string,
): Promise<z.output<(typeof shapes)['exportTranslations']['answer']>> {
  const rows = (await openEditor(db, language)).rows();
  return { language, texts: rows.map(({ key, source, text }) => ({ key, source, text })) };
}

/**
 * Writes one text; customers see it once it is published. Refuses record.not_found for an unknown language or key,
 * record.stale with `{current}`, and access.denied for marking it reviewed without that permission.
 */
export async function saveTranslation(platform: Platform, by: StaffContext, given: Written): Promise<StaffTranslation> {
  const { language, key, text, reviewed } = given;
  if (reviewed && !by.staff.permissions.has('content.translations.review')) refuse('access.denied');
  return inTransaction(platform.db, async (tx) => {
    const version = await lockDraft(tx, language, key);
    const editor = await openEditor(tx, language);
    if (!editor.has(key)) refuse('record.not_found');
    const before = shownRow(language, editor.row(key));
    assertThat(version === given.version, 'record.stale', { current: before });
    const to = { locale: language, reviewed, by: by.staff.username, fresh: version === 0 };
    const written = await writeDrafts(tx, to, [{ key, text, source: before.source }]);
    const after = shownRow(language, (await openEditor(tx, language)).row(key));
    // Somebody wrote the first version at the same moment.
    assertThat(written === 1, 'record.stale', { current: after });
    await logOperation(tx, by, {
      action: 'translation.update',
      record: `translation/${language}/${key}`,
      before,
      after,
    });
    return after;
  });
}

/** Marks texts as reviewed and names them; those that changed since they were seen are passed over. Refuses record.not_found. */
export async function reviewTranslations(
  platform: Platform,
  by: StaffContext,
  given: z.output<(typeof shapes)['reviewTranslations']['body']>,
): Promise<{ reviewed: number; passedOver: number; keys: string[] }> {
  const { language, texts } = given;
  return inTransaction(platform.db, async (tx) => {
    await openEditor(tx, language);
    const keys = await reviewDrafts(tx, language, texts);
    if (keys.length > 0)
      await logOperation(tx, by, {
        action: 'translation.review',
        record: `translation/${language}`,
        before: null,
        after: { keys },
      });
    return { reviewed: keys.length, passedOver: texts.length - keys.length, keys };
  });
}

/**
 * Gives a key that storefronts missed its English text, to be reviewed and published as any other, and forgets that it
 * was missed. Refuses translation.known when a dictionary has it.
 */
export async function addMissingKey(
  platform: Platform,
  by: StaffContext,
  given: { key: string; text: string },
): Promise<StaffTranslation> {
  const { key, text } = given;
  if (!isSafeKey(key)) refuseField('key', 'field.invalid');
  return inTransaction(platform.db, async (tx) => {
    const editor = await openEditor(tx, DEFAULT_LOCALE);
    assertThat(!editor.has(key), 'translation.known');
    const to = { locale: DEFAULT_LOCALE, reviewed: false, by: by.staff.username, fresh: true };
    assertThat((await writeDrafts(tx, to, [{ key, text, source: '' }])) === 1, 'translation.known');
    await forgetMissing(tx, [key]);
    const after = shownRow(DEFAULT_LOCALE, (await openEditor(tx, DEFAULT_LOCALE)).row(key));
    await logOperation(tx, by, {
      action: 'translation.create',
      record: `translation/${DEFAULT_LOCALE}/${key}`,
      before: null,
      after,
    });
    return after;
  });
}

/** Forgets missed keys. */
export async function dismissMissingKeys(
  platform: Platform,
  by: StaffContext,
  keys: readonly string[],
): Promise<{ dismissed: number }> {
  return inTransaction(platform.db, async (tx) => {
    const dismissed = await forgetMissing(tx, keys);
    if (dismissed > 0)
      await logOperation(tx, by, {
        action: 'translation.dismiss',
        record: 'translation/missing',
        before: { keys },
        after: null,
      });
    return { dismissed };
  });
}
