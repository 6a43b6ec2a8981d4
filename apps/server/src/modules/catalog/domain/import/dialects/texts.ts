import { createHash } from 'node:crypto';
import { escapeHtml } from '@app/contract/core/escape-html';
import { limits } from '@app/contract/core/limits';
import { oneLine } from '@app/contract/core/validation';

const NUMBER_MAX = 60;
const mark = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns a text of at most so many characters that differs where the whole texts do. */
const shortened = (text: string, max: number): string =>
  [...text].length <= max ? text : `${[...text].slice(0, max - 13).join('')}-${mark(text)}`;

/** Returns what a product is known by: a longer number is cut, and still differs from others that begin like it. */
export const numberOf = (text: string): string => shortened(oneLine(text), NUMBER_MAX);

/** Returns an article number for a variant of which the file has none, the same each time. */
export const madeSku = (product: string, values: readonly string[]): string =>
  shortened(
    [product, ...values]
      .map((part) => oneLine(part).replace(/\s+/g, '-'))
      .filter(Boolean)
      .join('/'),
    limits.sku,
  );

/** Returns a text cut at a word, and whether it was cut. */
export function cut(text: string, max: number): { text: string; cut: boolean } {
  const all = [...text];
  if (all.length <= max) return { text, cut: false };
  const short = all.slice(0, max - 1).join('');
  const word = short.replace(/\s+\S*$/, '');
  return { text: `${word.length > max / 2 ? word : short.trimEnd()}…`, cut: true };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** Returns the words of a text with markup. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

const BLOCKS = /<\/?(p|br|div|ul|ol|li|h[1-6]|table|blockquote|pre|section|figure)\b[^>]*>/i;
const WITHIN_LINES =
  /<\/?(strong|b|em|i|u|s|a|span|img|code|small|sub|sup)\b[^>]*>|&(#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,8});/i;

/**
 * Returns a text in paragraphs, which empty lines part; one that has blocks of its own stays as it is. Words within lines that are marked up
 * or written as entities stay so: WordPress stores paragraphs as empty lines, and other shops plain words with entities.
 */
export function asHtml(text: string): string {
  if (text === '' || BLOCKS.test(text)) return text;
  const written = WITHIN_LINES.test(text) ? (part: string) => part : escapeHtml;
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${written(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Whether markup holds what the product's text does not show: scripts, styles, films, pictures of other servers. */
export const losesParts = (html: string): boolean =>
  /<(script|style|iframe|object|embed|video|img|form|svg)\b/i.test(html);

/** Returns the texts of a list parted by commas; one that is escaped by a backslash stands for itself. */
export const commaList = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter(Boolean);

/** Returns as many tags as a product takes, in one cell, and whether some were left. */
export function tagCell(tags: readonly string[]): { cell: string; cut: boolean } {
  const all = [
    ...new Set(
      tags.map((tag) =>
        oneLine(tag)
          .replace(/[;；|]/g, ' ')
          .trim(),
      ),
    ),
  ].filter(Boolean);
  const fit = all.filter((tag) => tag.length <= limits.tag).slice(0, 6);
  return { cell: fit.join('; '), cut: fit.length < all.length };
}

/** Returns a weight in whole grams as a number; what is none stays as it is. */
export const wholeGrams = (cell: string, gramsOfOne = 1): string =>
  /^\d+(\.\d+)?$/.test(cell) ? String(Math.round(Number(cell) * gramsOfOne)) : cell;

export const isYes = (cell: string): boolean => /^(true|yes|y|1)$/i.test(cell);
