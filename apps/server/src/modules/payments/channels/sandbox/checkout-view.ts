import { escapeHtml } from '@app/contract/core/escape-html';
import type { Locale } from '@app/contract/core/locale';
import type { PayableKind } from '@app/contract/payments/schemas';
import { TRAVEL_PAYABLES } from '@app/contract/travel/kinds';
import { type CurrencyRule, convert, money, SETTLEMENT } from '@app/kernel/money';
import { amountText } from '../../../mail/public.ts';
import { noticePage, page, type Spoken } from '../hosted-page.ts';
import type { Checkout } from './read-checkout.ts';

const CSS = '/sandbox/checkout.css';
const dollars: CurrencyRule = { code: SETTLEMENT, decimals: 2, rate: '1' };

const amountOf = (usd: number, rule: CurrencyRule, lang: Locale): string =>
  amountText(lang, { minor: convert(money(usd), rule).minor, currency: rule.code, decimals: rule.decimals });

const sail = `<svg class="sail" viewBox="0 0 343 186" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><path d="M343 0v186H204C216 112 270 44 343 0z" fill="var(--brand-pressed)"/></svg>`;

/** What names a payable by its number; a combined payment has none but its payment's. */
const LABELS: { readonly [K in PayableKind]?: string } = {
  goods_order: 'sandbox.order',
  top_up: 'sandbox.top_up',
  ...Object.fromEntries(TRAVEL_PAYABLES.map((kind) => [kind, 'sandbox.order'])),
};

/** The page with the three buttons. `query` goes back to us with whichever is pressed. */
export function openPage(checkout: Checkout, spoken: Spoken, query: string): string {
  const { translate, lang } = spoken;
  const say = (key: string, vars?: Record<string, unknown>): string => escapeHtml(translate(lang, key, vars));
  const rule = checkout.payable.currency ?? dollars;
  const shown = amountOf(checkout.amountUsd, rule, lang);
  const charged = amountOf(checkout.amountUsd, dollars, lang);
  const action = (name: string): string =>
    escapeHtml(`/sandbox/checkout/${checkout.providerKey}/${name}${query ? `?${query}` : ''}`);
  const label = LABELS[checkout.payment.kind];
  const rows = [
    ...(label ? [[label, checkout.payable.number]] : []),
    ['sandbox.payment', checkout.paymentNumber],
    ...(checkout.payUntil ? [['sandbox.pay_until', checkout.payUntil]] : []),
  ].map(([key, value]) => `<div><dt>${say(key ?? '')}</dt><dd>${escapeHtml(value ?? '')}</dd></div>`);
  return page(spoken, {
    css: CSS,
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
  return noticePage(spoken, {
    title: known ? 'sandbox.ended_title' : 'sandbox.missing_title',
    text: known ? 'sandbox.ended_text' : null,
    links: [{ label: 'sandbox.back', href: back }],
    css: CSS,
  });
}
