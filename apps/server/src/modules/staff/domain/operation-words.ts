import type { Locale } from '@app/contract/core/locale';
import { operationText } from '@app/contract/system/operations/operation-text';
import enUs from '@app/contract/system/operations/staff-messages/en-US';
import es from '@app/contract/system/operations/staff-messages/es';
import pt from '@app/contract/system/operations/staff-messages/pt';
import zhCn from '@app/contract/system/operations/staff-messages/zh-cn';
import { searchFold } from '@app/kernel/search-fold';

const texts: Record<Locale, Readonly<Record<string, string>>> = { 'en-US': enUs, 'zh-cn': zhCn, es, pt };

/** Small letters without accents, every other sign a blank. */
const plain = (text: string): string =>
  searchFold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const HAN = /\p{sc=Han}/u;

/** A word as it was typed, and as one of many: pages are called "Currencies", operations are about a currency. */
const forms = (word: string): string[] =>
  [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, ''), word.replace(/oes$/, 'ao')].filter(
    (form, index) => index === 0 || form.length > 2,
  );

/** Whether every word, or what it is many of, begins a word of the text; Chinese ones may stand anywhere in it. No word is in no text. */
function holds(text: string, words: readonly string[]): boolean {
  const all = ` ${plain(text)}`;
  const has = (word: string): boolean => forms(word).some((form) => all.includes(HAN.test(form) ? form : ` ${form}`));
  return words.every((word) => word !== '' && has(word));
}

/**
 * Returns the operations of `known` that are meant by what somebody typed: those whose name (`currency.rate`) or text in the reader's
 * language ("Currency · Rate") holds every word.
 */
export function operationsCalled(typed: string, known: readonly string[], lang: Locale): string[] {
  const words = plain(typed).split(' ');
  return known.filter(
    (action) =>
      holds(action, words) ||
      holds(
        operationText(action, (key) => texts[lang][key]),
        words,
      ),
  );
}

/** Returns the kinds of record (`currency`) that are called so: by their name, or by their text in the reader's language. */
export function kindsCalled(typed: string, lang: Locale): string[] {
  const words = plain(typed).split(' ');
  return Object.entries(texts[lang]).flatMap(([key, text]) => {
    const [, kind] = /^op\.kind\.(.+)$/.exec(key) ?? [];
    return kind && (plain(kind) === words.join(' ') || holds(text, words)) ? [kind] : [];
  });
}
