import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@app/contract/core/escape-html';
import { DEFAULT_LOCALE, intlTag, type Locale, matchLocale } from '@app/contract/core/locale';
import { cashierAddress } from '@app/contract/payments/cashier-route';
import type { PayableKind } from '@app/contract/payments/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform, Translate } from '../../../platform/slice.ts';
import { type PageLook, pageLook } from '../../settings/public.ts';

/** Keys of tries and of links. */
export const KEY = /^[A-Za-z0-9_-]{20,64}$/;

/** The style sheet of pages outside the storefront. */
export const styleSheet = readFileSync(join(import.meta.dirname, 'hosted-page.css'));

/** Whom a page speaks to, and whose it is. */
export type Spoken = { readonly lang: Locale; readonly translate: Translate; readonly look: PageLook };

/** How to speak to whoever asks for a page. */
export async function spokenTo(platform: Platform, lang: Locale): Promise<Spoken> {
  return { lang, translate: platform.translate, look: await pageLook(platform, lang) };
}

/** A whole page; `body` is HTML. */
export function page(
  { lang, look }: Spoken,
  { title, body, css }: { title: string; body: string; css: string },
): string {
  return `<!doctype html>
<html lang="${intlTag[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${look.name}`)}</title>
<link rel="stylesheet" href="${css}">${look.colours ? `\n<link rel="stylesheet" href="${look.colours}">` : ''}
</head>
<body>
<header>${look.mark}<h1>${escapeHtml(title)}</h1></header>
<main>${body}</main>
</body>
</html>`;
}

/** A page that says one thing and links on: to `href`, and to more places when there are. */
export function noticePage(
  spoken: Spoken,
  of: { title: string; text: string | null; links: readonly { label: string; href: string }[]; css: string },
): string {
  const { lang, translate } = spoken;
  const say = (key: string): string => escapeHtml(translate(lang, key));
  const text = of.text === null ? '' : `<p class="text">${say(of.text)}</p>`;
  const links = of.links.map(
    ({ label, href }, index) =>
      `<a class="${index === 0 ? 'primary' : 'soft'}" href="${escapeHtml(href)}">${say(label)}</a>`,
  );
  return page(spoken, {
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
