import type { Locale } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { TermKind } from '@app/contract/travel-home/schemas';
import type { StaffTerm, TermInput } from '@app/contract/travel-home/staff-schemas';
import type { Platform } from '../../../platform/slice.ts';
import { storedText } from '../../catalog/public.ts';
import { isTermTaken, lockTermNames, offeredEntries, type TermRow, terms } from '../db/entry.repo.ts';
import { keepEntries } from './keep-entries.ts';

/** Drops the dictionary that was remembered. */
export const TERMS = 'travel-terms';

/** A term as it is kept. */
export const storedTerm = (input: TermInput) => ({ ...input, name: storedText(input.name) });

/** The keeping of the dictionary. Adding and saving refuse travel_term.name_taken. */
export const termEntries = (platform: Platform) =>
  keepEntries<TermRow, TermKind, StaffTerm>(platform, {
    table: terms,
    record: 'travel_term',
    tag: TERMS,
    show: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
    check: async (tx, row) => {
      await lockTermNames(tx);
      assertThat(!(await isTermTaken(tx, row)), 'travel_term.name_taken');
    },
  });

/** The terms in force, of one kind or all, in the reader's language. */
export async function readDictionary(platform: Platform, lang: Locale, kind: TermKind | null) {
  const rows = await offeredEntries(platform.db, terms, kind);
  return rows.map((row) => ({ id: row.id, kind: row.kind, name: localize(row.name, lang) }));
}
