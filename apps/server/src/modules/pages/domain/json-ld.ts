import type { Price } from '@app/contract/core/validation';

/** A thing in the words of schema.org. */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown };

const ISO_4217 = /^[A-Z]{3}$/;
const SETTLED = 2;

/** An amount in minor units as a decimal text. */
export function decimalOf(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/** A price for machines: in the currency that it is shown in, or in USD where that has no code of ISO 4217. */
export const priceData = (price: Price): { readonly price: string; readonly priceCurrency: string } =>
  ISO_4217.test(price.currency)
    ? { price: decimalOf(price.amount, price.decimals ?? SETTLED), priceCurrency: price.currency }
    : { price: decimalOf(price.usd, SETTLED), priceCurrency: 'USD' };

export type Availability = 'InStock' | 'LimitedAvailability' | 'OutOfStock' | 'SoldOut' | 'PreOrder';

/** The struck price before a deal. */
export const beforeData = (before: Price): JsonLd => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  ...priceData(before),
});

/** An offer of a thing. `before` is the struck price, `until` the last day or moment of this one. */
export function offerData(of: {
  readonly price: Price;
  readonly availability: Availability;
  readonly url: string;
  readonly before?: Price | null;
  readonly until?: string | null;
  readonly more?: Readonly<Record<string, unknown>>;
}): JsonLd {
  return {
    '@type': 'Offer',
    ...priceData(of.price),
    availability: `https://schema.org/${of.availability}`,
    url: of.url,
    ...(of.until ? { priceValidUntil: of.until.slice(0, 10) } : {}),
    ...(of.before ? { priceSpecification: beforeData(of.before) } : {}),
    ...of.more,
  };
}

/** Several offers of a thing as their range; one where all cost the same. Null without any. */
export function offersData(
  prices: readonly Price[],
  of: Omit<Parameters<typeof offerData>[0], 'price'>,
): JsonLd | null {
  const sorted = [...prices].sort((a, b) => a.usd - b.usd || a.amount - b.amount);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return null;
  const [low, high] = [priceData(lowest), priceData(highest)];
  if (low.price === high.price) return offerData({ ...of, price: lowest });
  return {
    '@type': 'AggregateOffer',
    lowPrice: low.price,
    highPrice: high.price,
    priceCurrency: low.priceCurrency,
    offerCount: prices.length,
    availability: `https://schema.org/${of.availability}`,
    url: of.url,
  };
}

/** How a thing is liked, where reviews say so: nothing otherwise. */
export const ratingData = (of: {
  readonly score: number | null;
  readonly best: number;
  readonly reviews: number;
}): { readonly aggregateRating?: JsonLd } =>
  of.reviews > 0 && of.score !== null && of.score > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: of.score,
          bestRating: of.best,
          worstRating: of.best === 5 ? 1 : 0,
          reviewCount: of.reviews,
        },
      }
    : {};

type Said = { readonly nickname: string; readonly rating: number; readonly text: string; readonly createdAt: string };

/** What was said of a thing, stars from 1 to 5. */
export const reviewsData = (reviews: readonly Said[]): { readonly review?: readonly JsonLd[] } =>
  reviews.length === 0
    ? {}
    : {
        review: reviews.map(({ nickname, rating, text, createdAt }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: nickname },
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
          datePublished: createdAt.slice(0, 10),
          ...(text ? { reviewBody: text } : {}),
        })),
      };

/** The way from the shop to a thing. The last one is the page itself. */
export const breadcrumbsData = (crumbs: readonly { readonly name: string; readonly url: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
});

/** Where something is. */
export const placeData = (of: {
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}): { readonly address: JsonLd; readonly geo: JsonLd } => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: of.address,
    addressLocality: of.city,
    addressCountry: of.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: of.latitude, longitude: of.longitude },
});
