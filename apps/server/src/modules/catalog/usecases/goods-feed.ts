import { localize } from '@app/contract/core/locale';
import type { Platform } from '../../../platform/slice.ts';
import {
  type FeedItem,
  type FeedSource,
  gtinOf,
  type PageReader,
  pictureAddress,
  wordsOf,
} from '../../pages/public.ts';
import { type FeedRow, goodsAfter, type VariantRow } from '../db/product-detail.repo.ts';
import { type CardContext, priceTags } from '../domain/card.ts';
import { feedAttributeOf } from '../domain/feed-attribute.ts';
import { readCategories } from './read-categories.ts';
import { shownTo } from './show-cards.ts';

/** Products that are read at a time. */
const STRETCH = 200;

type Showing = { readonly reader: PageReader; readonly shown: CardContext; readonly category: string };

/** The options of a variant in words, each with what shopping sites call it. */
const optionsOf = (row: FeedRow, variant: VariantRow, { reader }: Showing) =>
  row.specs.flatMap((spec, at) => {
    const value = spec.values.find(({ id }) => id === variant.spec_values[at]);
    return value ? [{ attribute: feedAttributeOf(spec.name), text: localize(value.name, reader.lang) }] : [];
  });

function itemOf(row: FeedRow, variant: VariantRow, showing: Showing): FeedItem {
  const { reader, shown, category } = showing;
  const name = localize(row.name, reader.lang);
  const { price, listPrice } = priceTags(
    {
      priceUsd: variant.price_usd,
      listPriceUsd: variant.list_price_usd,
      dealUsd: variant.deal_price_usd,
      priorUsd: variant.deal_prior_usd,
    },
    shown.price,
  );
  const options = optionsOf(row, variant, showing);
  const atDeal = variant.deal_price_usd !== null;
  const images = row.gallery.flatMap(({ kind, url }) => (kind === 'image' ? [url] : []));
  const pictures = [variant.image, ...(images.length > 0 ? images : [row.cover])].filter((one) => one !== null);
  return {
    id: variant.id,
    groupId: row.variants.length > 1 ? row.id : null,
    title: [name, ...options.map(({ text }) => text)].join(', '),
    description: localize(row.description, reader.lang) || wordsOf(localize(row.detail, reader.lang)),
    url: `${reader.address('product', { id: row.id, name })}?currency=${reader.currency}`,
    pictures: [...new Set(pictures)].map((picture) => pictureAddress(picture, reader)),
    available: variant.available > 0,
    price: listPrice ?? price,
    sale: listPrice ? { price, from: atDeal ? row.starts_at : null, until: atDeal ? row.ends_at : null } : null,
    gtin: gtinOf(variant.sku),
    brand: row.brand,
    category,
    attributes: Object.fromEntries(options.flatMap(({ attribute, text }) => (attribute ? [[attribute, text]] : []))),
  };
}

/** The goods of the shop for feeds: each variant at the price of its page. */
export const goodsFeed = (platform: Platform): FeedSource =>
  async function* (reader) {
    const [shown, categories] = await Promise.all([shownTo(platform, reader), readCategories(platform)]);
    const nameOf = (id: string): string[] => {
      const category = categories.byId.get(id);
      return category ? [localize(category.name, reader.lang)] : [];
    };
    for (let after: string | null = null; ; ) {
      const rows: FeedRow[] = await goodsAfter(platform.auxiliaryDb, after, STRETCH);
      yield rows.flatMap((row) => {
        const category = row.category_path.flatMap(nameOf).join(' > ');
        return row.variants.map((variant) => itemOf(row, variant, { reader, shown, category }));
      });
      after = rows.at(-1)?.id ?? null;
      if (rows.length < STRETCH || after === null) return;
    }
  };
