import type { Language } from '../core/locale.ts';

/** Kinds of pages that machines read, and the part of the address after the language that says the kind. */
export const PAGE_SEGMENTS = {
  product: 'p',
  category: 'category',
  hotel: 'hotel',
  tour: 'tour',
  restaurant: 'restaurant',
  combo: 'combo',
  tourCombo: 'tour-combo',
  meal: 'meal',
  deal: 'deal',
  flights: 'flights',
  city: 'city',
  article: 'page',
} as const;
export type PageKindName = keyof typeof PAGE_SEGMENTS;

/** Kinds whose id says what the page is: nothing follows it. */
const NAMED_BY_ID: ReadonlySet<PageKindName> = new Set(['flights', 'article']);

const MOST_LETTERS = 60;

/**
 * Returns a name as it stands in an address: small Latin letters and figures apart by hyphens, 60 signs at most, cut between words. Empty
 * for a name without any, such as a Chinese one.
 */
export function slugOf(name: string): string {
  const whole = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (whole.length <= MOST_LETTERS) return whole;
  const cut = whole.slice(0, MOST_LETTERS + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || whole.slice(0, MOST_LETTERS);
}

/** The language as it stands in an address. */
export const languageSegment = (language: Language): string => language.toLowerCase();

/** Returns the path of the page of a thing in a language; without a name, one that leads on to it. */
export function pagePath(
  language: Language,
  kind: PageKindName,
  of: { readonly id: string; readonly name?: string },
): string {
  const slug = of.name === undefined || NAMED_BY_ID.has(kind) ? '' : slugOf(of.name);
  return `/${languageSegment(language)}/${PAGE_SEGMENTS[kind]}/${of.id}${slug ? `-${slug}` : ''}`;
}
