import { escapeHtml } from '@app/contract/core/escape-html';

/** HTML that may be sent as it is. Only `html`, `cleanedHtml` and `dataScript` make it. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** What may stand in a template: a text is escaped, HTML is not, nothing is written for null, undefined and false. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

const written = (part: HtmlPart): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object') return part.map(written).join('');
  return escapeHtml(String(part));
};

/**
 * Returns HTML written as a template, its values escaped as they stand in an element or in a quoted attribute: an attribute is always
 * written with quotes.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return new Html(parts.reduce((text, part, at) => text + written(values[at - 1]) + part));
}

/** Returns rich text that `cleanHtml` has made harmless, as it was stored. */
export const cleanedHtml = (stored: string): Html => new Html(stored);

const IN_SCRIPTS: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Returns data for machines as a script element of a type that no browser runs, so that it needs no exception in the policy of pages.
 * No text in it ends the element or begins a comment.
 */
export const dataScript = (data: unknown): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll(
      /[<>&\u2028\u2029]/g,
      (sign) => IN_SCRIPTS[sign] ?? sign,
    )}</script>`,
  );
