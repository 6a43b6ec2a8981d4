import { DEFAULT_LOCALE, isLocale, type Language, type Locale } from '@app/contract/core/locale';
import type { StateCounts, TranslationState } from '@app/contract/languages/staff-schemas';
import type { Texts } from './merge-translations.ts';
import { placeholdersAgree } from './placeholders.ts';
import { pluralKeys } from './plural-keys.ts';

export type Draft = {
  readonly text: string;
  readonly sourceText: string;
  readonly reviewed: boolean;
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: Date;
};
export type Category = { readonly id: string; readonly code: string; readonly isDefault: boolean };

/** Everything that is known about the texts of one language. */
export type EditorInput = {
  readonly language: Language;
  readonly shipped: Readonly<Record<Locale, Texts>>;
  readonly published: { readonly english: ReadonlyMap<string, string>; readonly own: ReadonlyMap<string, string> };
  readonly drafts: { readonly english: ReadonlyMap<string, Draft>; readonly own: ReadonlyMap<string, Draft> };
  readonly categories: readonly Category[];
};

export type EditorRow = {
  readonly key: string;
  readonly category: string | null;
  readonly source: string;
  readonly formerSource: string | null;
  readonly text: string;
  readonly published: string;
  readonly states: readonly TranslationState[];
  readonly draft: Draft | null;
};

const textIn = (texts: Texts | undefined, key: string): string =>
  texts && Object.hasOwn(texts, key) ? (texts[key] ?? '') : '';

/** The part of a key that categories go by. */
export const startOf = (key: string): string => key.split('.')[0] ?? key;

/** Rows of a language's texts; computed, never stored. */
export function translationEditor(given: EditorInput) {
  const { language, shipped, published, drafts } = given;
  const english = new Set([
    ...Object.keys(shipped[DEFAULT_LOCALE]),
    ...published.english.keys(),
    ...drafts.english.keys(),
  ]);
  const plurals = pluralKeys(language, english);
  const keys = [...new Set([...english, ...plurals.keys(), ...published.own.keys(), ...drafts.own.keys()])].sort();
  const known = new Set(keys);
  const ownTexts = isLocale(language) ? shipped[language] : undefined;
  const byStart = new Map(given.categories.map(({ code, id }) => [code, id]));
  const rest = given.categories.find(({ isDefault }) => isDefault)?.id ?? null;

  const shippedEnglish = (key: string): string => textIn(shipped[DEFAULT_LOCALE], plurals.get(key) ?? key);
  const sourceOf = (key: string): string => {
    const asked = plurals.get(key) ?? key;
    if (language === DEFAULT_LOCALE) return shippedEnglish(key);
    return published.english.get(asked) ?? (shippedEnglish(key) || (drafts.english.get(asked)?.text ?? ''));
  };
  const formerOf = (key: string, draft: Draft | null): string | null => {
    if (language === DEFAULT_LOCALE) return null;
    const former = draft ? draft.sourceText : shippedEnglish(key);
    return former === '' || former === sourceOf(key) ? null : former;
  };

  function row(key: string): EditorRow {
    const draft = drafts.own.get(key) ?? null;
    const own = textIn(ownTexts, key);
    const shown = published.own.get(key) ?? own;
    const text = draft ? draft.text || own : shown;
    const source = sourceOf(key);
    const former = text === '' ? null : formerOf(key, draft);
    const states: TranslationState[] = [];
    if (text === '') states.push('missing');
    if (draft && !draft.reviewed) states.push('unreviewed');
    if (text !== '' && source !== '' && !placeholdersAgree(key, source, text)) states.push('placeholders');
    if (former !== null) states.push('changed');
    if (text !== shown) states.push('unpublished');
    return {
      key,
      category: byStart.get(startOf(key)) ?? rest,
      source,
      formerSource: former,
      text,
      published: shown,
      states,
      draft,
    };
  }

  return {
    keys,
    has: (key: string): boolean => known.has(key),
    row,
    rows: (): EditorRow[] => keys.map(row),
    /** The text that overrides the shipped one when `row` is published; null for none. */
    overrideOf: ({ key, text }: EditorRow): string | null =>
      text === '' || text === textIn(ownTexts, key) ? null : text,
  };
}

export type Editor = ReturnType<typeof translationEditor>;

/** How many rows are in each state. */
export function countStates(rows: readonly EditorRow[]): StateCounts {
  const counts: StateCounts = {
    all: rows.length,
    missing: 0,
    unreviewed: 0,
    placeholders: 0,
    changed: 0,
    unpublished: 0,
  };
  for (const { states } of rows) for (const state of states) counts[state] += 1;
  return counts;
}

/** Rows of a category whose key, source or text holds the word, whatever its case. */
export function findRows(
  rows: readonly EditorRow[],
  by: { readonly category?: string | undefined; readonly word?: string | undefined },
): EditorRow[] {
  const word = by.word?.toLowerCase();
  return rows.filter(
    (row) =>
      (!by.category || row.category === by.category) &&
      (!word || [row.key, row.source, row.text].some((text) => text.toLowerCase().includes(word))),
  );
}
