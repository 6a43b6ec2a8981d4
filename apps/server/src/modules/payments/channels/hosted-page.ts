import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, intlTag, type Locale, matchLocale } from '@app/contract/core/locale';
import { cashierAddress } from '@app/contract/payments/cashier-route';
import type { PayableKind } from '@app/contract/payments/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Translate } from '../../../platform/slice.ts';

/** Keys of tries and of links. */
export const KEY = /^[A-Za-z0-9_-]{20,64}$/;

/** The style sheet of pages outside the storefront. */
export const styleSheet = readFileSync(join(import.meta.dirname, 'hosted-page.css'));

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const mark = `<svg class="mark" viewBox="0 0 26 26" aria-hidden="true"><path d="M14 2v20H2.2C3.6 13.4 7.6 6.6 14 2z" fill="#0c655f"/><path d="M16.5 9.2c4.2 3.3 6.6 7.6 7.3 12.8h-7.3z" fill="#ee5f33"/></svg>`;

/** A whole page; `body` is HTML. */
export function page(lang: Locale, { title, body, css }: { title: string; body: string; css: string }): string {
  return `<!doctype html>
<html lang="${intlTag[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${css}">
</head>
<body>
<header>${mark}<h1>${escapeHtml(title)}</h1></header>
<main>${body}</main>
</body>
</html>`;
}

/** A page that says one thing and links on: to `href`, and to more places when there are. */
export function noticePage(
  { lang, translate }: { lang: Locale; translate: Translate },
  of: { title: string; text: string | null; links: readonly { label: string; href: string }[]; css: string },
): string {
  const say = (key: string): string => escapeHtml(translate(lang, key));
  const text = of.text === null ? '' : `<p class="text">${say(of.text)}</p>`;
  const links = of.links.map(
    ({ label, href }, index) =>
      `<a class="${index === 0 ? 'primary' : 'soft'}" href="${escapeHtml(href)}">${say(label)}</a>`,
  );
  return page(lang, {
    title: translate(lang, of.title),
    body: `<section class="closed">${text}${links.join('')}</section>`,
    css: of.css,
  });
}

/** What an address carries beside the try: the language, and the access key of a visitor who is not the owner. */
export function visitorOf(request: FastifyRequest): { lang: Locale; key: string | null } {
  const { lang, key } = request.query as Record<string, unknown>;
  const spoken = matchLocale(typeof lang === 'string' ? lang : null);
  const accepted = matchLocale(request.headers['accept-language']?.split(/[,;]/)[0]);
  return { lang: spoken ?? accepted ?? DEFAULT_LOCALE, key: typeof key === 'string' && KEY.test(key) ? key : null };
}

/** The address of a payable's own cashier in the storefront, on our own origin; with the key of a visitor's link. */
export const cashierOf = (payment: { readonly kind: PayableKind; readonly id: string }, key: string | null): string =>
  cashierAddress(payment.kind, { id: payment.id, ...(key ? { key } : {}) });

/** Sends a page that is neither kept nor told to the next address. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
