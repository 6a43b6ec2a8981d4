import { CACHE_KINDS, type CacheContents, type CacheKind } from '@app/contract/system/staff-schemas';

/** What the tags of kept answers are about; a tag stands for those that go on after a colon as well. */
const TAGS: Readonly<Record<Exclude<CacheKind, 'other'>, readonly string[]>> = {
  catalog: ['products', 'product', 'categories', 'deals', 'deal-times', 'keywords', 'carousel', 'reviews', 'charges'],
  hotels: ['hotels', 'hotel'],
  content: ['banners', 'banner-times', 'article', 'articles', 'travel-terms', 'home-categories', 'app-versions'],
  texts: ['translations', 'languages'],
  money: ['currencies', 'channels', 'coupons', 'levels'],
  parameters: ['parameters'],
};

const kindByTag = new Map(
  Object.entries(TAGS).flatMap(([kind, tags]) => tags.map((tag) => [tag, kind as CacheKind] as const)),
);

const kindOfTag = (tag: string): CacheKind => kindByTag.get(tag.split(':')[0] ?? '') ?? 'other';

type CachedAnswer = { readonly tags: readonly string[]; readonly bytes: number };

/** The kind an answer is counted under: that of its first tag. */
const kindOf = ({ tags }: CachedAnswer): CacheKind => (tags[0] === undefined ? 'other' : kindOfTag(tags[0]));

/** How much of each kind is kept. */
export function contentsByKind(kept: readonly CachedAnswer[]): CacheContents[] {
  return CACHE_KINDS.map((kind) => {
    const own = kept.filter((one) => kindOf(one) === kind);
    return { kind, answers: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

/** The tags whose drop clears these kinds, small tables of them included; `*` where nothing is left out. */
export function tagsOfKinds(kinds: readonly CacheKind[], kept: readonly CachedAnswer[]): string[] {
  if (CACHE_KINDS.every((kind) => kinds.includes(kind))) return ['*'];
  const known = kinds.flatMap((kind) => (kind === 'other' ? [] : TAGS[kind]));
  const found = kept.flatMap(({ tags }) => tags).filter((tag) => kinds.includes(kindOfTag(tag)));
  return [...new Set([...known, ...found])];
}
