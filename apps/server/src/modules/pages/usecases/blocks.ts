import { pictureAt } from '@app/contract/core/picture-size';
import type { Price } from '@app/contract/core/validation';
import { type Html, type HtmlPart, html } from '../../../platform/text/html.ts';
import type { PageLink, PageReader } from './page-kind.ts';

/** A part of a page under a heading; nothing without content. */
export const section = (title: string, content: HtmlPart): Html | null =>
  content === null || content === undefined || content === false || String(content) === ''
    ? null
    : html`<section><h2>${title}</h2>${content}</section>`;

/** Facts by their names; those without a value are left out. */
export function facts(pairs: readonly (readonly [name: string, value: HtmlPart])[]): Html | null {
  const said = pairs.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return said.length === 0
    ? null
    : html`<dl>${said.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** An address in one line; what its street already says is not said again. */
export const addressLine = (street: string, ...around: readonly string[]): string =>
  [street, ...around.filter((part, at) => part !== '' && !street.includes(part) && around.indexOf(part) === at)]
    .filter(Boolean)
    .join(', ');

/** A list of texts; nothing for an empty one. */
export const list = (items: readonly HtmlPart[]): Html | null =>
  items.length === 0 ? null : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** A table with names of its columns; nothing without rows. */
export const table = (head: readonly string[], rows: readonly (readonly HtmlPart[])[]): Html | null =>
  rows.length === 0
    ? null
    : html`<div class="wide" tabindex="0"><table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
        (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      )}</tbody></table></div>`;

/** A text of several lines in paragraphs. */
export const paragraphs = (text: string): Html | null =>
  text.trim() === ''
    ? null
    : html`${text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line) => html`<p>${line}</p>`)}`;

/** A price large, what it was before, and what is to be known of it. */
export const priceLine = (of: {
  readonly price: string;
  readonly before?: string | null;
  readonly notes?: readonly HtmlPart[];
}): Html =>
  html`<p class="price"><strong>${of.price}</strong>${of.before ? html` <s>${of.before}</s>` : null}${(
    of.notes ?? []
  ).map((note) => (note ? html` <span>${note}</span>` : null))}</p>`;

/** What parts that are had together cost one by one, in words; null where that is no more. */
export const aloneText = (
  { price, alone }: { readonly price: Price; readonly alone: Price },
  reader: PageReader,
): string | null => (alone.usd > price.usd ? `${reader.say('page.alone')}: ${reader.money(alone)}` : null);

const card = (link: PageLink, reader: PageReader): Html => {
  const notes = (link.notes ?? []).filter((note): note is string => Boolean(note));
  return html`<li><a href="${reader.path(link.kind, link)}">${
    link.picture
      ? html`<img src="${pictureAt(link.picture, 360)}" alt="" width="360" height="360" loading="lazy">`
      : null
  }<span>${link.name}</span></a>${notes.map((note) => html`<small>${note}</small>`)}</li>`;
};

/** Links to other pages, with their pictures where all have one. */
export const cards = (links: readonly PageLink[], reader: PageReader): Html | null =>
  links.length === 0
    ? null
    : html`<ul class="${links.every(({ picture }) => picture) ? 'cards' : 'links'}">${links.map((link) => card(link, reader))}</ul>`;

type Said = {
  readonly nickname: string;
  readonly rating: number;
  readonly text: string;
  readonly lang: string | null;
  readonly createdAt: string;
  readonly reply?: { readonly text: string } | null;
};

const review = ({ nickname, rating, text, lang, createdAt, reply }: Said): Html =>
  html`<article class="review"><p><b>${nickname}</b> <span aria-hidden="true">${'★'.repeat(rating)}</span> <span>${rating}/5</span> <time datetime="${createdAt}">${createdAt.slice(0, 10)}</time></p>${
    text ? html`<p${lang ? html` lang="${lang}"` : null}>${text}</p>` : null
  }${reply ? html`<blockquote>${reply.text}</blockquote>` : null}</article>`;

/** How a thing is liked and what was said of it last; nothing before the first review. */
export const reviewsBlock = (
  of: {
    readonly score: number | null;
    readonly best: number;
    readonly reviews: number;
    readonly latest: readonly Said[];
  },
  reader: PageReader,
): Html | null =>
  of.reviews === 0
    ? null
    : section(
        reader.say('catalog.reviews'),
        html`<p>${reader.count('page.rating', of.reviews, { score: of.score ?? 0, best: of.best })}</p>${of.latest.map(review)}`,
      );
