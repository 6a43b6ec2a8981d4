import { escapeHtml } from '@app/contract/core/escape-html';
import type { Price } from '@app/contract/core/validation';
import { cutText } from './cut-text.ts';
import { priceData } from './json-ld.ts';

/** Who a feed is for: both read RSS 2.0 with Google's names, and say availability in words of their own. */
export const FEED_CHANNELS = { google: ['in_stock', 'out_of_stock'], meta: ['in stock', 'out of stock'] } as const;
export type FeedChannel = keyof typeof FEED_CHANNELS;

/** One thing to buy as feeds for shopping sites list it. */
export type FeedItem = {
  readonly id: string;
  /** What its variants have in common; null for a thing without any. */
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Whole addresses, the first one leading. */
  readonly pictures: readonly string[];
  readonly available: boolean;
  readonly price: Price;
  /** What is asked now where that is less, and from when until when. */
  readonly sale: { readonly price: Price; readonly from: Date | null; readonly until: Date | null } | null;
  /** A valid GTIN; null where none is known. */
  readonly gtin: string | null;
  /** Who makes it; empty where that is not known. */
  readonly brand: string;
  readonly category: string;
  /** What the variant is by names that shopping sites know: `color`, `size`, `material`, `pattern`. */
  readonly attributes: Readonly<Record<string, string>>;
};

/** Letters and pictures that both take. */
const TITLE = 150;
const DESCRIPTION = 5_000;
const MORE_PICTURES = 10;
const ATTRIBUTE = 100;

/** A text as XML takes it: signs that XML cannot hold go. */
const text = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  escapeHtml(value.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')).replaceAll(
    '&#39;',
    '&apos;',
  );

const element = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : `<${name}>${text(value)}</${name}>`;

function amount(price: Price): string {
  const { price: decimal, priceCurrency } = priceData(price);
  return `${decimal} ${priceCurrency}`;
}

/** The beginning and the end of a sale, as ISO 8601 with an offset. */
function saleDates({ from, until }: { readonly from: Date | null; readonly until: Date | null }): string | null {
  if (!from || !until) return null;
  const written = (at: Date) => `${at.toISOString().slice(0, 16)}+0000`;
  return `${written(from)}/${written(until)}`;
}

/** Returns the beginning of a feed. */
export const feedHead = (of: { readonly title: string; readonly url: string; readonly about: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element('title', of.title)}${element('link', of.url)}${element('description', of.about)}\n`;

/** Returns one thing of a feed. */
export function feedItem(item: FeedItem, channel: FeedChannel): string {
  const [inStock, outOfStock] = FEED_CHANNELS[channel];
  const [first, ...more] = item.pictures;
  return `<item>${[
    element('g:id', item.id),
    element('g:item_group_id', item.groupId),
    element('g:title', cutText(item.title, TITLE)),
    element('g:description', cutText(item.description || item.title, DESCRIPTION)),
    element('g:link', item.url),
    element('g:image_link', first ?? null),
    ...more.slice(0, MORE_PICTURES).map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', item.available ? inStock : outOfStock),
    element('g:condition', 'new'),
    element('g:price', amount(item.price)),
    ...(item.sale
      ? [element('g:sale_price', amount(item.sale.price)), element('g:sale_price_effective_date', saleDates(item.sale))]
      : []),
    element('g:gtin', item.gtin),
    element('g:brand', item.brand),
    element('g:identifier_exists', item.gtin === null ? 'no' : null),
    element('g:product_type', item.category),
    ...Object.entries(item.attributes).map(([name, value]) => element(`g:${name}`, cutText(value, ATTRIBUTE))),
  ].join('')}</item>\n`;
}

/** The end of a feed. */
export const FEED_END = '</channel>\n</rss>\n';
