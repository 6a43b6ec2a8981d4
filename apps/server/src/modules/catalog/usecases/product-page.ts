import type { ProductDetail } from '@app/contract/catalog/schemas';
import type { Platform } from '../../../platform/slice.ts';
import { cleanedHtml, type Html, html } from '../../../platform/text/html.ts';
import {
  type Availability,
  cards,
  cutText,
  type JsonLd,
  listedPages,
  offersData,
  type PageContent,
  type PageKind,
  type PageReader,
  priceLine,
  ratingData,
  reviewsBlock,
  reviewsData,
  section,
  storedNames,
  table,
  wordsOf,
} from '../../pages/public.ts';
import { listedProducts, productNames } from '../db/page.repo.ts';
import { cardLink } from './card-link.ts';
import { readProduct } from './read-product.ts';

const AVAILABILITY = { in: 'InStock', low: 'LimitedAvailability', out: 'OutOfStock' } as const satisfies Record<
  ProductDetail['stock'],
  Availability
>;

const stockText = (stock: ProductDetail['stock'], reader: PageReader): string =>
  reader.say({ in: 'catalog.stock_in', low: 'catalog.stock_few', out: 'catalog.sold_out' }[stock]);

/** A price of goods as text; that of goods for points is said in points. */
const priced = (of: Pick<ProductDetail, 'price' | 'points'>, reader: PageReader): string =>
  of.points === null ? reader.money(of.price) : reader.count('page.points', of.points);

/** The variants with their options, prices and stock, where there are several. */
function variants(product: ProductDetail, reader: PageReader): Html | null {
  if (product.specs.length === 0) return null;
  const names = product.specs.map((spec) => new Map(spec.values.map(({ id, name }) => [id, name])));
  return section(
    reader.say('catalog.options'),
    table(
      [...product.specs.map(({ name }) => name), reader.say('catalog.sort_price'), reader.say('catalog.stock')],
      product.variants.map((variant) => [
        ...variant.values.map((value, at) => names[at]?.get(value) ?? ''),
        priced(variant, reader),
        stockText(variant.stock, reader),
      ]),
    ),
  );
}

function body(product: ProductDetail, reader: PageReader): Html {
  const { price, listPrice, points, priceVaries } = product;
  const amount = priced(product, reader);
  return html`${priceLine({
    price: priceVaries ? reader.say('catalog.listed_from', { amount }) : amount,
    before: listPrice && points === null ? reader.money(listPrice) : null,
    notes: [
      points !== null && price.amount > 0 ? reader.money(price) : null,
      stockText(product.stock, reader),
      product.brand || null,
      product.freePostageFrom && reader.say('catalog.free_from', { price: reader.money(product.freePostageFrom) }),
    ],
  })}
${product.description ? html`<p>${product.description}</p>` : null}
${variants(product, reader)}
${section(reader.say('catalog.details'), cleanedHtml(product.detailHtml))}
${reviewsBlock({ score: product.rating, best: 5, reviews: product.reviews, latest: product.latestReviews }, reader)}
${section(
  reader.say('catalog.you_may_like'),
  cards(
    product.recommended.map((one) => cardLink(one, reader)),
    reader,
  ),
)}`;
}

/** Goods with an offer, or with what was said of them: others are no products to those who read. */
function data(product: ProductDetail, reader: PageReader): readonly JsonLd[] {
  const forMoney = product.points === null;
  const toHave = product.variants.filter(({ stock }) => stock !== 'out');
  const sold = toHave.length > 0 ? toHave : product.variants;
  const offers = offersData(forMoney ? sold.map(({ price }) => price) : [], {
    availability: AVAILABILITY[product.stock],
    url: reader.address('product', product),
    before: product.listPrice,
    until: product.dealEndsAt,
    more: { itemCondition: 'https://schema.org/NewCondition' },
  });
  if (!offers && product.reviews === 0) return [];
  return [
    {
      '@type': 'Product',
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
      ...(product.categoryPath.length > 0
        ? { category: product.categoryPath.map(({ name }) => name).join(' > ') }
        : {}),
      ...(offers ? { offers } : {}),
      ...ratingData({ score: product.rating, best: 5, reviews: product.reviews }),
      ...reviewsData(product.latestReviews),
    },
  ];
}

async function read(platform: Platform, id: string, reader: PageReader): Promise<PageContent> {
  const product = await readProduct(platform, { id, lang: reader.lang, currency: reader.currency });
  const images = product.gallery.flatMap(({ kind, url }) => (kind === 'image' ? [url] : []));
  return {
    name: product.name,
    about: cutText(product.description || wordsOf(product.detailHtml) || product.name, 300),
    pictures: images.length > 0 ? images : [product.cover],
    within: product.categoryPath.map((category) => ({ kind: 'category', ...category })),
    opens: { route: 'productDetail', query: { id } },
    body: body(product, reader),
    data: data(product, reader),
    tags: ['products', 'categories', `product:${id}`],
    type: 'product',
  };
}

/** The pages of goods. */
export const productPages = (platform: Platform): PageKind => ({
  kind: 'product',
  names: (id) => storedNames(platform.reads, productNames(id)),
  read: (id, reader) => read(platform, id, reader),
  listed: listedPages(platform.auxiliaryDb, listedProducts),
});
