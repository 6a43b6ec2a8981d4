import type { ProductDetail } from '@app/contract/catalog/schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { StoredSpec } from '../../../platform/db/json-columns.ts';
import type { Platform } from '../../../platform/slice.ts';
import { chargeTerms } from '../../charges/public.ts';
import { listReviews } from '../../reviews/core.ts';
import { cardsOf } from '../db/card.repo.ts';
import { type DetailRow, goodsBeside, productDetail } from '../db/product-detail.repo.ts';
import { type CardContext, priceTags, productCard } from '../domain/card.ts';
import type { Categories } from '../domain/category-tree.ts';
import { shownAvailable, stockLevel } from '../domain/stock-level.ts';
import { companionsOfProduct } from './bought-together.ts';
import { readCategories } from './read-categories.ts';
import { type CardsReader, shownTo } from './show-cards.ts';

const LATEST_REVIEWS = 3;
const RECOMMENDED = 8;
/** Of these, at most so many are what is bought with it. */
const COMPANIONS = 4;

const specsIn = (specs: readonly StoredSpec[], lang: Locale) =>
  specs.map((spec) => ({
    id: spec.id,
    name: localize(spec.name, lang),
    values: spec.values.map((value) => ({ id: value.id, name: localize(value.name, lang), image: value.image })),
  }));

const variantsOf = (row: DetailRow, shown: CardContext) =>
  row.variants.map((variant) => ({
    id: variant.id,
    values: variant.spec_values,
    ...withoutPercent(
      priceTags(
        {
          priceUsd: variant.price_usd,
          listPriceUsd: variant.list_price_usd,
          dealUsd: variant.deal_price_usd,
          priorUsd: variant.deal_prior_usd,
        },
        shown.price,
      ),
    ),
    points: row.type === 'points' ? variant.points : null,
    stock: stockLevel(variant.available, shown.lowAt),
    available: shownAvailable(variant.available),
    image: variant.image,
  }));

const withoutPercent = ({ price, listPrice }: ReturnType<typeof priceTags>) => ({ price, listPrice });

/** What is bought with a product, then popular goods of its own category and the recommended ones. */
async function readBeside(platform: Platform, row: DetailRow) {
  const [companions, others] = await Promise.all([
    companionsOfProduct(platform, row.id, COMPANIONS).then((ids) => cardsOf(platform.db, ids)),
    goodsBeside(platform.db, { id: row.id, categoryPath: row.category_path }, RECOMMENDED),
  ]);
  const has = new Set(companions.map((one) => one.id));
  return [...companions, ...others.filter((one) => !has.has(one.id))].slice(0, RECOMMENDED);
}

/** From when on delivery is free, where it is not free anyway. */
async function shopTerms(platform: Platform, shown: CardContext) {
  const { postage } = await chargeTerms(platform, null);
  const costs = postage.firstFeeUsd + postage.nextFeeUsd > 0;
  return { freePostageFrom: costs && postage.freeFromUsd !== null ? shown.price(postage.freeFromUsd) : null };
}

/** A product with all that is offered of it: without reviews and goods beside it. */
export type ProductOffer = Omit<ProductDetail, 'freePostageFrom' | 'latestReviews' | 'recommended'>;

/** Reads a product and what is offered of it. Refuses `record.not_found`, and `product.offline` for one that is not listed. */
async function readRow(platform: Platform, wanted: CardsReader & { id: string }) {
  const [row, shown, categories] = await Promise.all([
    productDetail(platform.db, wanted.id),
    shownTo(platform, wanted),
    readCategories(platform),
  ]);
  assertThat(row, 'record.not_found');
  assertThat(row.online, 'product.offline');
  return { row, shown, offer: offerOf(row, { shown, categories }) };
}

function offerOf(row: DetailRow, { shown, categories }: { shown: CardContext; categories: Categories }): ProductOffer {
  const { lang } = shown;
  const card = productCard(row, shown);
  return {
    ...card,
    brand: row.brand,
    description: localize(row.description, lang),
    gallery: row.gallery.map((entry) => ({ ...entry, poster: entry.kind === 'video' ? row.cover : null })),
    detailHtml: localize(row.detail, lang),
    detailImages: row.detail_images,
    specs: specsIn(row.specs, lang),
    variants: variantsOf(row, shown),
    limit: row.purchase_limit,
    categoryId: row.category_id,
    categoryPath: row.category_path.flatMap((id) => {
      const category = categories.byId.get(id);
      return category ? [{ id, name: localize(category.name, lang) }] : [];
    }),
    dealEndsAt: row.ends_at?.toISOString() ?? null,
    dealPerCustomer: row.per_customer,
    // One point for each whole dollar paid; points goods earn none.
    earnPoints: row.type === 'points' ? 0 : Math.floor(card.price.usd / 100),
    online: row.online,
    ratingCounts: row.rating_counts,
  };
}

/** What is offered of a product, with all variants (those without stock as `out`). Refuses as `readProduct` does. */
export const readOffer = async (platform: Platform, wanted: CardsReader & { id: string }): Promise<ProductOffer> =>
  (await readRow(platform, wanted)).offer;

/**
 * One product as its page shows it, with all variants (those without stock as `out`), latest reviews and goods beside
 * it. Refuses `record.not_found`, and `product.offline` for one that is not listed.
 */
export async function readProduct(platform: Platform, wanted: CardsReader & { id: string }): Promise<ProductDetail> {
  const { row, shown, offer } = await readRow(platform, wanted);
  const [reviews, beside, terms] = await Promise.all([
    listReviews(
      platform.db,
      { productId: row.id, rating: null, withPictures: false, writtenIn: null, sort: 'newest' },
      { cursor: undefined, limit: LATEST_REVIEWS },
    ),
    readBeside(platform, row),
    shopTerms(platform, shown),
  ]);
  return {
    ...offer,
    ...terms,
    latestReviews: reviews.list,
    recommended: beside.map((one) => productCard(one, shown)),
  };
}
