import { type PaintKey, paints } from '../art/paints.ts';
import { createRng, type Rng, seedOf } from '../art/rng.ts';
import { categories } from './categories.ts';
import { COLOUR, colourNames } from './colours.ts';
import { articleDetail, articleName } from './detail-text.ts';
import { families } from './families.ts';
import type { Article, Family } from './family.ts';
import { materials } from './materials.ts';
import { pointsGoods } from './points-goods.ts';
import { productPictures, spreadTones } from './product-pictures.ts';
import { sizeRanges } from './size-ranges.ts';
import { type TagKey, tags } from './tags.ts';
import { compose, type Text4 } from './wording.ts';

export type DemoSpec = {
  readonly id: string;
  readonly name: Text4;
  readonly values: readonly { readonly id: string; readonly name: Text4; readonly picture: string | null }[];
};
export type DemoVariant = {
  readonly sku: string;
  readonly values: readonly string[];
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
  readonly costUsd: number;
  readonly points: number | null;
  readonly picture: string | null;
  readonly weightGrams: number;
  readonly stock: number;
};
export type DemoProduct = {
  readonly key: string;
  readonly type: 'normal' | 'points';
  readonly category: string;
  readonly name: Text4;
  readonly description: Text4;
  readonly detail: Text4;
  /** Who makes it; empty for most. */
  readonly brand: string;
  /** Picture names, the cover first. */
  readonly gallery: readonly string[];
  readonly detailPictures: readonly string[];
  readonly video: string | null;
  readonly tags: readonly Text4[];
  readonly specs: readonly DemoSpec[];
  readonly variants: readonly DemoVariant[];
  readonly limit: number | null;
  readonly popular: boolean;
  readonly recommended: boolean;
  readonly sortWeight: number;
  readonly sold: number;
  /** How old the listing is, in days. */
  readonly ageDays: number;
  /** How well it is liked, 0 to 1; decides the ratings of its reviews. */
  readonly appeal: number;
};

/** A product before its pictures are chosen. */
type Draft = Omit<DemoProduct, 'gallery' | 'detailPictures' | 'specs' | 'variants' | 'video'> & {
  readonly object: Family['object'];
  readonly colours: readonly [PaintKey, ...PaintKey[]];
  readonly sizes: Family['sizes'];
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
  readonly points: number | null;
  readonly weightGrams: number;
  readonly stock: number | null;
};

/** Makers of some families, so that a shop has goods with and without a brand. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['phones', 'Quorva'],
  ['radio', 'Quorva'],
  ['camera', 'Quorva'],
  ['backpack', 'Zellvik'],
  ['tent', 'Zellvik'],
  ['lotion', 'Wynfold'],
]);

const topOf = new Map(categories.flatMap((top) => top.children.map((child) => [child.key, top.key] as const)));

/** Whole, half or ninety cents, as shops do: USD cents. */
function roundPrice(usd: number, random: Rng): number {
  if (usd >= 100) return Math.round(usd) * 100;
  const cents = [0, 50, 90, 40][Math.floor(random() * 4)] ?? 0;
  return Math.max(100, Math.floor(usd) * 100 + cents);
}

function tagsOf(family: Family, [, material, feature]: Article, random: Rng): TagKey[] {
  const note = material ? materials[material].note : null;
  const found: TagKey[] = [];
  if (topOf.get(family.category) === 'travel' || feature === 'packable' || feature === 'travelCase')
    found.push('travelPick');
  if (material?.startsWith('recycled') || material === 'econyl') found.push('recycled');
  if (feature?.startsWith('hand') || note === 'plantFibre' || note === 'stone') found.push('handmade');
  if (note === 'plantTextile' || note === 'wood' || note === 'wool' || note === 'botanical')
    found.push('naturalMaterial');
  const extra = (['giftIdea', 'smallBatch', 'everyday', 'seasonal'] as const)[Math.floor(random() * 4)];
  if (extra && (found.length === 0 || random() < 0.35)) found.push(extra);
  return found.slice(0, 3);
}

function coloursOf(family: Family, index: number, random: Rng): [PaintKey, ...PaintKey[]] {
  const start = index % family.paints.length;
  const turned = [...family.paints.slice(start), ...family.paints.slice(0, start)];
  const [first, ...rest] = turned as [PaintKey, ...PaintKey[]];
  return [first, ...rest.slice(0, 1 + Math.floor(random() * 3))];
}

/** Families that stand in the shop window: their first articles are recommended and sell best. */
const WINDOW = new Set(
  (
    'tote sneaker phones teapot coat dress watch case camera chair plant bear candle backpack lipstick lotion ring heel ' +
    'shades sunhat scarf guitar umbrella tent briefcase mug lantern rocket radio kite bicycle amphora'
  ).split(' '),
);

function draftArticle(family: Family, article: Article, index: number): Draft {
  const key = `${family.key}-${index + 1}`;
  const random = createRng(seedOf(key) ^ 0x5eed);
  // The first numbers of neighbouring seeds are alike; skip them.
  for (let skip = 0; skip < 6; skip += 1) random();
  const [low, high] = family.price;
  const priceUsd = roundPrice(low + (high - low) * ((index + random() * 0.8) / family.articles.length), random);
  const off = random() < 0.34 ? ([0.15, 0.2, 0.25, 0.3, 0.4][Math.floor(random() * 5)] ?? 0.2) : 0;
  const appeal = 0.45 + random() * 0.55;
  const shown = WINDOW.has(family.key) && index < 2;
  const heat = shown ? 0.5 + random() * 0.5 : random() ** 3 * 0.8;
  const top = topOf.get(family.category) ?? family.category;
  return {
    key,
    type: 'normal',
    category: family.category,
    name: articleName(family, article),
    description: family.use,
    detail: articleDetail(family, article, top),
    brand: BRANDS.get(family.key) ?? '',
    tags: tagsOf(family, article, random).map((tag) => tags[tag]),
    object: family.object,
    colours: coloursOf(family, index, random),
    sizes: family.sizes,
    priceUsd,
    listPriceUsd: off === 0 ? null : Math.max(priceUsd + 100, Math.round(priceUsd / (1 - off) / 100) * 100),
    points: null,
    weightGrams: family.weight,
    stock: random() < 0.03 ? 0 : null,
    limit: random() < 0.08 ? ([2, 3, 5][Math.floor(random() * 3)] ?? 3) : null,
    popular: heat > 0.42,
    recommended: shown,
    sortWeight: 0,
    sold: Math.round(6 + heat * 2_400 * (shown || priceUsd < 6_000 ? 1 : 0.5)),
    ageDays: random() < 0.12 ? Math.floor(random() * 18) : 20 + Math.floor(random() * 380),
    appeal,
  };
}

const draftPoints = (good: (typeof pointsGoods)[number], index: number): Draft => ({
  key: `points-${good.key}`,
  type: 'points',
  category: good.category,
  name: good.name,
  description: good.use,
  detail: compose((locale) => `<p>${good.use[locale]}</p>`),
  brand: '',
  tags: [tags.giftIdea],
  object: good.object,
  colours: [good.paints[0]],
  sizes: null,
  priceUsd: 0,
  listPriceUsd: null,
  points: good.points,
  weightGrams: good.weight,
  stock: good.stock,
  limit: 2,
  popular: false,
  recommended: false,
  sortWeight: 0,
  sold: 20 + ((index * 37) % 160),
  ageDays: 30 + index * 9,
  appeal: 0.8,
});

/** Pieces of one variant: some sold out, some nearly, most plenty. */
function stockOf(random: Rng): number {
  const draw = random();
  if (draw < 0.08) return 0;
  if (draw < 0.2) return 1 + Math.floor(random() * 5);
  return 12 + Math.floor(random() * 168);
}

function finish(draft: Draft, tone: Parameters<typeof productPictures>[1], turn: number): DemoProduct {
  const { object, colours, sizes, priceUsd, listPriceUsd, points, weightGrams, stock, ...rest } = draft;
  const pictures = productPictures({ object, colours }, tone, turn);
  const random = createRng(seedOf(draft.key) ^ 0xbeef);
  for (let skip = 0; skip < 6; skip += 1) random();
  const range = sizes ? sizeRanges[sizes] : null;
  const specs: DemoSpec[] = [];
  const coloured = colours.length > 1;
  if (coloured) {
    const values = colours.map((paint) => ({
      id: paint,
      name: colourNames[paint],
      picture: pictures.colours.get(paint) ?? null,
    }));
    specs.push({ id: 'colour', name: COLOUR, values });
  }
  if (range)
    specs.push({
      id: 'size',
      name: range.spec,
      values: range.values.map(({ key, name }) => ({ id: key, name, picture: null })),
    });
  const variants = colours.flatMap((paint) =>
    (range?.values ?? [null]).map((size): DemoVariant => {
      const scale = (cents: number): number =>
        size && size.percent !== 100 ? Math.round((cents * size.percent) / 10_000) * 100 : cents;
      const price = scale(priceUsd);
      return {
        sku: [draft.key, coloured ? paint : null, size?.key].filter(Boolean).join('-').toUpperCase(),
        values: [...(coloured ? [paint] : []), ...(size ? [size.key] : [])],
        priceUsd: price,
        listPriceUsd: listPriceUsd === null ? null : Math.max(scale(listPriceUsd), price),
        costUsd: Math.round(price * (0.42 + random() * 0.16)),
        points,
        picture: coloured ? (pictures.colours.get(paint) ?? null) : null,
        weightGrams,
        stock: stock ?? stockOf(random),
      };
    }),
  );
  const video = VIDEO_OF.get(draft.key) ?? null;
  return { ...rest, gallery: pictures.gallery, detailPictures: pictures.detail, video, specs, variants };
}

/** Products that have a film in their gallery, and its file among the demo's assets. */
const VIDEO_OF = new Map([
  ['tote-1', 'tote-colours.mp4'],
  ['sneaker-1', 'sneaker-colours.mp4'],
]);

function build(): DemoProduct[] {
  const drafts = [
    ...families.flatMap((family) => family.articles.map((article, index) => draftArticle(family, article, index))),
    ...pointsGoods.map(draftPoints),
  ];
  const sorted = (by: (draft: Draft) => number, keep: (draft: Draft) => boolean = () => true): number[] =>
    drafts
      .map((draft, index) => ({ draft, index }))
      .filter(({ draft }) => keep(draft))
      .sort((a, b) => by(b.draft) - by(a.draft) || a.index - b.index)
      .map(({ index }) => index);
  const perCategory = [...new Set(drafts.map((draft) => draft.category))].map((category) => ({
    order: sorted(
      (draft) => draft.sold,
      (draft) => draft.category === category,
    ),
    weight: 3,
  }));
  const tones = spreadTones(
    drafts.map((draft) => paints[draft.colours[0]].tones),
    [
      {
        order: sorted(
          (draft) => draft.sold,
          (draft) => draft.recommended,
        ),
        weight: 12,
      },
      { order: sorted((draft) => draft.sold), weight: 8 },
      { order: sorted((draft) => -draft.ageDays), weight: 6 },
      { order: sorted((draft) => -draft.priceUsd), weight: 1 },
      ...perCategory,
    ],
    20_261,
  );
  return drafts.map((draft, index) => finish(draft, tones[index] ?? 'mist', index));
}

let built: readonly DemoProduct[] | null = null;

/** All demo goods. Built once a process; always the same. */
export function demoGoods(): readonly DemoProduct[] {
  built ??= build();
  return built;
}
