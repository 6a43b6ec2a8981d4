import type { ReadPage } from './read-page.ts';

type Thing = Readonly<Record<string, unknown>>;
type Rule = { readonly needs: readonly string[]; readonly oneOf?: readonly string[] };

/**
 * What a kind of thing must have for Google's search results to show more than its title (product snippet, merchant listing, review snippet,
 * breadcrumb, event, local business, hotel), as its guides of structured data are commonly summed up.
 */
const RULES: Readonly<Record<string, Rule>> = {
  Product: { needs: ['name'], oneOf: ['review', 'aggregateRating', 'offers'] },
  Offer: { needs: ['price', 'priceCurrency', 'availability'] },
  AggregateOffer: { needs: ['lowPrice', 'priceCurrency'] },
  AggregateRating: { needs: ['ratingValue'], oneOf: ['ratingCount', 'reviewCount'] },
  Review: { needs: ['author', 'reviewRating', 'datePublished'] },
  Rating: { needs: ['ratingValue'] },
  BreadcrumbList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position'] },
  Event: { needs: ['name', 'startDate', 'location'] },
  Place: { needs: ['address'] },
  Hotel: { needs: ['name', 'address'] },
  HotelRoom: { needs: ['name'] },
  Restaurant: { needs: ['name', 'address', 'image'] },
  TouristTrip: { needs: ['name'] },
  Flight: { needs: ['departureAirport', 'arrivalAirport'] },
  PostalAddress: { needs: ['addressLocality', 'addressCountry'] },
};

const AMOUNT = /^\d+(\.\d+)?$/;
const SCHEMA_ORG = 'https://schema.org';

function ownFlaws(thing: Thing, at: string): string[] {
  const kind = String(thing['@type']);
  const rule = RULES[kind];
  const has = (name: string) => thing[name] !== undefined && thing[name] !== null && thing[name] !== '';
  const flaws = (rule?.needs ?? []).filter((name) => !has(name)).map((name) => `${at}: ${kind} without ${name}`);
  if (rule?.oneOf && !rule.oneOf.some(has)) flaws.push(`${at}: ${kind} without any of ${rule.oneOf.join(', ')}`);
  for (const name of ['price', 'lowPrice', 'highPrice']) {
    if (has(name) && !AMOUNT.test(String(thing[name]))) flaws.push(`${at}: ${name} is ${String(thing[name])}`);
  }
  if (has('priceCurrency') && !/^[A-Z]{3}$/.test(String(thing.priceCurrency))) flaws.push(`${at}: currency`);
  if (kind === 'AggregateRating') {
    const [value, best] = [Number(thing.ratingValue), Number(thing.bestRating ?? 5)];
    if (!(value > 0 && value <= best)) flaws.push(`${at}: rating ${value} of ${best}`);
    if (Number(thing.reviewCount) < 1) flaws.push(`${at}: stars without reviews`);
  }
  return flaws;
}

function flawsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => flawsIn(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return value === undefined ? [`${at}: undefined`] : [];
  const thing = value as Thing;
  return [
    ...('@type' in thing ? ownFlaws(thing, at) : []),
    ...Object.entries(thing).flatMap(([name, one]) => flawsIn(one, `${at}.${name}`)),
  ];
}

const ADDRESS = /^https?:\/\/[^/\s]+\//;

/** Returns what is wrong with what programs read in a page: head and data. */
export function flawsOf(page: ReadPage): string[] {
  const flaws = page.things.flatMap((thing) => flawsIn(thing, thing['@type']));
  for (const thing of page.things) {
    if (thing['@context'] !== SCHEMA_ORG) flaws.push(`${thing['@type']}: context`);
    const images = (thing.image ?? []) as readonly string[];
    if (images.some((image) => !ADDRESS.test(image))) flaws.push(`${thing['@type']}: an image without its server`);
  }
  if (page.namelessColumns > 0) flaws.push('a column without a name');
  if (page.things.length === 0) flaws.push('no data');
  if (page.dataOf('BreadcrumbList').length !== 1) flaws.push('no way');
  if (!ADDRESS.test(page.canonical ?? '')) flaws.push('canonical');
  if (!page.meta('description')) flaws.push('description');
  for (const name of ['og:title', 'og:url', 'og:type', 'og:site_name', 'og:locale']) {
    if (!page.meta(name)) flaws.push(name);
  }
  if (page.meta('og:url') !== page.canonical) flaws.push('og:url is not canonical');
  if (!Object.values(page.alternates).includes(page.canonical ?? '')) flaws.push('canonical is none of the languages');
  return flaws;
}
