import { intlTag, type Locale } from '@app/contract/core/locale';
import { type CurrencyRule, convert, money, SETTLEMENT, toDecimal } from '@app/kernel/money';
import type { Translate } from '../../../../platform/slice.ts';
import type { Checkout } from './read-checkout.ts';

type Spoken = { readonly lang: Locale; readonly translate: Translate; readonly timeZone: string };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const dollars: CurrencyRule = { code: SETTLEMENT, decimals: 2, rate: '1' };

/** An amount as the language writes it; a code that Intl does not know stands before the plain number. */
function amountText(usd: number, rule: CurrencyRule, lang: Locale): string {
  const decimal = toDecimal(convert(money(usd), rule).minor, rule.decimals);
  if (!/^[A-Z]{3}$/.test(rule.code)) return `${rule.code} ${decimal}`;
  const digits = { minimumFractionDigits: rule.decimals, maximumFractionDigits: rule.decimals };
  const format = new Intl.NumberFormat(intlTag[lang], { style: 'currency', currency: rule.code, ...digits });
  return format.format(decimal as `${number}`);
}

const dayAndTime = (at: Date, { lang, timeZone }: Spoken): string =>
  new Intl.DateTimeFormat(intlTag[lang], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

const mark = `<svg class="mark" viewBox="0 0 26 26" aria-hidden="true"><path d="M14 2v20H2.2C3.6 13.4 7.6 6.6 14 2z" fill="#0c655f"/><path d="M16.5 9.2c4.2 3.3 6.6 7.6 7.3 12.8h-7.3z" fill="#ee5f33"/></svg>`;
const sail = `<svg class="sail" viewBox="0 0 343 186" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><path d="M343 0v186H204C216 112 270 44 343 0z" fill="#0a514d"/></svg>`;

function page(spoken: Spoken, { title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="${intlTag[spoken.lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
<header>${mark}<h1>${escapeHtml(title)}</h1></header>
<main>${body}</main>
</body>
</html>`;
}

/** The page with the three buttons. `query` goes back to us with whichever is pressed. */
export function openPage(checkout: Checkout, spoken: Spoken, query: string): string {
  const { translate, lang } = spoken;
  const say = (key: string, vars?: Record<string, unknown>): string => escapeHtml(translate(lang, key, vars));
  const rule = checkout.payable.currency ?? dollars;
  const shown = amountText(checkout.amountUsd, rule, lang);
  const charged = amountText(checkout.amountUsd, dollars, lang);
  const action = (name: string): string =>
    escapeHtml(`/sandbox/checkout/${checkout.providerKey}/${name}${query ? `?${query}` : ''}`);
  const rows = [
    ['sandbox.order', checkout.payable.number],
    ['sandbox.payment', checkout.paymentNumber],
    ...(checkout.expiresAt ? [['sandbox.pay_until', dayAndTime(checkout.expiresAt, spoken)]] : []),
  ].map(([key, value]) => `<div><dt>${say(key ?? '')}</dt><dd>${escapeHtml(value ?? '')}</dd></div>`);
  return page(spoken, {
    title: translate(lang, 'sandbox.title'),
    body: `
<section class="due">${sail}
<p class="label">${say('sandbox.amount')}</p>
<p class="amount">${escapeHtml(shown)}</p>
${rule.code === SETTLEMENT ? '' : `<p class="label">${say('sandbox.charged', { amount: charged })}</p>`}
<p class="title">${escapeHtml(checkout.payable.title)}</p>
</section>
<dl>${rows.join('')}</dl>
<p class="note">${say('sandbox.notice')}</p>
<form method="post" action="${action('pay')}">
<button class="primary" data-action="pay">${say('sandbox.pay', { amount: charged })}</button>
<button class="soft" data-action="fail" formaction="${action('fail')}">${say('sandbox.fail')}</button>
<button class="ghost" data-action="cancel" formaction="${action('cancel')}">${say('sandbox.cancel')}</button>
</form>`,
  });
}

/** The page of a try that takes nothing any more, or that never was (`back` is then the shop's first page). */
export function closedPage(spoken: Spoken, { known, back }: { known: boolean; back: string }): string {
  const { translate, lang } = spoken;
  const title = translate(lang, known ? 'sandbox.ended_title' : 'sandbox.missing_title');
  const text = known ? `<p class="text">${escapeHtml(translate(lang, 'sandbox.ended_text'))}</p>` : '';
  const link = `<a class="primary" href="${escapeHtml(back)}">${escapeHtml(translate(lang, 'sandbox.back'))}</a>`;
  return page(spoken, { title, body: `<section class="closed">${text}${link}</section>` });
}
