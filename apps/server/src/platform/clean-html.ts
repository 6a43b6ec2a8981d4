import { createRequire } from 'node:module';
import type { Localized } from '@app/contract/core/locale';
import type sanitizeHtml from 'sanitize-html';

// Read with the first rich text; it takes megabytes.
const require = createRequire(import.meta.url);
const sanitize = (html: string): string => (require('sanitize-html') as typeof sanitizeHtml)(html, rules);

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...(attribs.href ? { href: attribs.href } : {}), rel: 'noopener noreferrer nofollow' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // Pictures come from our own origin alone: a foreign one would tell others who reads.
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/files\/[A-Za-z0-9/_.{}-]+$/.test(frame.attribs.src ?? ''),
};

/**
 * Rich text that cannot run, load or style anything: headings, lists, tables, links, own pictures. Cleaning it again
 * changes nothing.
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html);
  // Tags dropped from ill-formed nesting may leave what is read differently the next time.
  for (let again = sanitize(clean); again !== clean; again = sanitize(clean)) clean = again;
  return clean;
}

/** The same for a text in every language. */
export const cleanLocalizedHtml = (text: Localized): Localized =>
  Object.fromEntries(
    Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html ?? '')]),
  ) as unknown as Localized;
