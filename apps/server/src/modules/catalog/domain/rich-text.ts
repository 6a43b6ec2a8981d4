import type { Localized } from '@app/contract/core/locale';
import sanitizeHtml from 'sanitize-html';

/** What staff may write: the text's structure, and pictures of our own. No scripts, styles, frames or foreign links. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'div',
    'blockquote',
    'table',
    'tbody',
    'tr',
    'td',
    'th',
    'img',
  ],
  allowedAttributes: { img: ['src', 'alt'] },
  allowedSchemes: [],
  allowProtocolRelative: false,
  exclusiveFilter: (frame) =>
    frame.tag === 'img' && !/^\/files\/[A-Za-z0-9/_.{}-]{1,200}$/.test(frame.attribs.src ?? ''),
};

/** Taking something out can leave what reads differently the next time; that settles within a few rounds. */
const ROUNDS = 8;

function cleanHtml(html: string): string {
  let before = html;
  for (let round = 0; round < ROUNDS; round += 1) {
    const after = sanitizeHtml(before, allowed);
    if (after === before) return after;
    before = after;
  }
  return '';
}

/** A rich text without anything that could run or load from elsewhere, in each language. Cleaning it again changes nothing. */
export function cleanRichText(text: Localized): Localized {
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, cleanHtml(html)])) as Localized;
}
