import type { CategoryNode } from '@app/contract/catalog/schemas';
import { limits } from '@app/contract/core/limits';
import { refuseField } from '@app/contract/core/refuse';
import { Refusal } from '@app/kernel/assert';
import { currencyDecimals } from '@app/kernel/currency-decimals';
import { toDecimal } from '@app/kernel/money';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import type { Platform } from '../../../platform/slice.ts';
import { forSale } from '../../cart/public.ts';
import { listProducts, type ProductOffer, readCategoryTree, readOffer } from '../../catalog/public.ts';
import { currencyRule } from '../../currencies/public.ts';
import { chooseVariants } from '../domain/choose-variants.ts';
import { isoPrice } from '../domain/minor-units.ts';
import { about } from '../domain/negotiate.ts';
import { ProtocolError } from '../domain/protocol-error.ts';
import { type LookupWish, MOST_IDS, type ProductWish, type SearchWish, type UcpFilters } from '../domain/ucp-bodies.ts';
import { type Capability, ucpOf } from '../domain/ucp-version.ts';
import { type Caller, type Reader, readerFor } from './caller.ts';
import { chosenProduct, listedProduct, type OfferedVariant, offeredVariants } from './product-view.ts';
import { refused, unrecoverable } from './refused.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const USUAL = 10;
const MOST = 20;
const SEARCH: Capability = 'dev.ucp.shopping.catalog.search';
const LOOKUP: Capability = 'dev.ucp.shopping.catalog.lookup';

/** The offer of a product that is sold for money; null for every other id. */
async function offerFor(platform: Platform, reader: Reader, id: string): Promise<ProductOffer | null> {
  try {
    const offer = await readOffer(platform, { id, lang: reader.lang, currency: reader.currency });
    return offer.type === 'normal' && offer.variants.length > 0 ? offer : null;
  } catch (error) {
    if (error instanceof Refusal && (error.key === 'record.not_found' || error.key === 'product.offline')) return null;
    throw error;
  }
}

type Named = { readonly id: string; readonly name: string; readonly path: string };

/** Every category with its name and the names down to it, as products say where they stand. */
function named(nodes: readonly CategoryNode[], above: string): Named[] {
  return nodes.flatMap(({ id, name, children }) => {
    const path = above === '' ? name : `${above} > ${name}`;
    return [{ id, name, path }, ...named(children, path)];
  });
}

/**
 * The categories that are asked for, by id, name or the names down to it; one within another that is asked for as well is left out. Null
 * where none is asked for.
 */
async function categoriesAsked(platform: Platform, reader: Reader, asked: readonly string[] | undefined) {
  if (asked === undefined || asked.length === 0) return null;
  const all = named(await readCategoryTree(platform, reader.lang), '');
  const wanted = new Set(asked.map((one) => one.trim().toLowerCase()));
  const found = all.filter(({ id, name, path }) => [id, name, path].some((one) => wanted.has(one.toLowerCase())));
  return found
    .filter(({ path, id }) => !found.some((one) => one.id !== id && path.startsWith(`${one.path} > `)))
    .map(({ id }) => id);
}

/** An end of a price range as the shop reads one: in the decimals that it shows. */
async function shownAmount(platform: Platform, reader: Reader, amount: number | undefined, up: boolean) {
  if (amount === undefined) return undefined;
  const { decimals } = await currencyRule(platform, reader.currency);
  const apart = currencyDecimals(reader.currency) - decimals;
  const minor = apart <= 0 ? amount * 10 ** -apart : (up ? Math.ceil : Math.floor)(amount / 10 ** apart);
  return minor < 10 ** (9 + decimals) ? toDecimal(minor, decimals) : toDecimal(10 ** (9 + decimals) - 1, decimals);
}

type Place = { readonly at: number; readonly cursor: string | undefined };

/** Where a list goes on: in which of the categories, and behind what. Refuses a cursor of something else. */
function placeOf(cursor: string | undefined): Place {
  if (cursor === undefined) return { at: 0, cursor: undefined };
  const [at, inner] = decodeCursor(cursor, 2) ?? [];
  const valid = typeof at === 'number' && Number.isInteger(at) && at >= 0 && typeof inner === 'string';
  return valid ? { at, cursor: inner || undefined } : refuseField('pagination.cursor', 'field.invalid');
}

/** One stretch of the shop's goods as its own lists have them; of several categories one after the other. */
async function stretch(platform: Platform, reader: Reader, wish: SearchWish) {
  const limit = Math.min(wish.pagination?.limit ?? USUAL, MOST);
  const { query, filters } = wish;
  const categories = await categoriesAsked(platform, reader, filters?.categories);
  if (categories?.length === 0) return { ids: [], cursor: null };
  const from = placeOf(wish.pagination?.cursor);
  const [priceMin, priceMax] = await Promise.all([
    shownAmount(platform, reader, filters?.price?.min, true),
    shownAmount(platform, reader, filters?.price?.max, false),
  ]);
  const keyword = query?.trim().slice(0, limits.searchKeyword) || undefined;
  const ids: string[] = [];
  let { at, cursor } = from;
  const last = (categories?.length ?? 1) - 1;
  while (at <= last) {
    const category = categories?.[at];
    const asked = {
      keyword,
      category,
      priceMin,
      priceMax,
      type: 'normal',
      sort: 'popular',
      cursor,
      limit: limit - ids.length,
    } as const;
    const found = await listProducts(platform, asked, { lang: reader.lang, currency: reader.currency });
    ids.push(...found.list.map(({ id }) => id));
    if (found.cursor !== null) return { ids, cursor: encodeCursor([at, found.cursor]) };
    [at, cursor] = [at + 1, undefined];
    if (ids.length >= limit && at <= last) return { ids, cursor: encodeCursor([at, '']) };
  }
  return { ids, cursor: null };
}

const wanted = ({ query, filters }: SearchWish): boolean =>
  (query?.trim() ?? '') !== '' ||
  (filters?.categories?.length ?? 0) > 0 ||
  filters?.price?.min !== undefined ||
  filters?.price?.max !== undefined;

/** Finds goods by words, categories and price, as the shop's own search does. Throws invalid_request where nothing is asked for. */
export async function searchCatalog(platform: Platform, of: { caller: Caller; wish: SearchWish }) {
  const { caller, wish } = of;
  if (!wanted(wish)) throw new ProtocolError(400, 'invalid_request', 'A search needs a query or a filter');
  const reader = await readerFor(platform, caller, wish.context);
  const { ids, cursor } = await stretch(platform, reader, wish);
  const offers = await Promise.all(ids.map((id) => offerFor(platform, reader, id)));
  const products = offers.flatMap((product) => {
    const [first] = product ? offeredVariants(product) : [];
    return product && first ? [listedProduct(platform, reader, { product, variants: [{ variant: first }] })] : [];
  });
  return {
    ucp: ucpOf(about(SEARCH, caller.active)),
    products,
    pagination: cursor === null ? { has_next_page: false } : { has_next_page: true, cursor },
  };
}

const inRange = (variant: OfferedVariant, filters: UcpFilters | undefined): boolean => {
  const { amount } = isoPrice(variant.price);
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = filters?.price ?? {};
  return amount >= min && amount <= max;
};

/** Whether a product stands in one of the categories that are asked for. */
async function inCategories(
  platform: Platform,
  reader: Reader,
  product: ProductOffer,
  filters: UcpFilters | undefined,
) {
  const asked = await categoriesAsked(platform, reader, filters?.categories);
  return asked === null || product.categoryPath.some(({ id }) => asked.includes(id));
}

/** Which product each id is of: its own, or a variant's. */
async function productsOf(platform: Platform, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => UUID.test(id));
  const variants = await forSale(platform.db, known, null);
  return new Map(known.map((id) => [id, variants.get(id)?.productId ?? id]));
}

/** The variants by which ids are answered: a variant by itself, a product by its featured one; each says by which ids. */
function answering(all: readonly OfferedVariant[], ids: readonly string[]) {
  const inputs = new Map<OfferedVariant, { id: string; match: 'exact' | 'featured' }[]>();
  for (const id of ids) {
    const exact = all.find((variant) => variant.id === id);
    const variant = exact ?? all[0];
    if (!variant) continue;
    inputs.set(variant, [...(inputs.get(variant) ?? []), { id, match: exact ? 'exact' : 'featured' }]);
  }
  return [...inputs].map(([variant, by]) => ({ variant, inputs: by }));
}

/** Looks goods up by their ids or those of their variants. Unknown ids are named in messages. Throws request_too_large beyond so many. */
export async function lookupCatalog(platform: Platform, of: { caller: Caller; wish: LookupWish }) {
  const { caller, wish } = of;
  const ids = [...new Set(wish.ids)];
  if (ids.length > MOST_IDS)
    throw new ProtocolError(400, 'request_too_large', `At most ${MOST_IDS} ids can be looked up at a time`);
  const reader = await readerFor(platform, caller, wish.context);
  const productOf = await productsOf(platform, ids);
  const wantedIds = [...new Set(productOf.values())];
  const offers = await Promise.all(wantedIds.map((id) => offerFor(platform, reader, id)));
  const found = offers.filter((offer) => offer !== null);
  const isKnown = new Set(found.map(({ id }) => id));
  const products = await Promise.all(
    found.map(async (product) => {
      if (!(await inCategories(platform, reader, product, wish.filters))) return [];
      const all = offeredVariants(product).filter((variant) => inRange(variant, wish.filters));
      const named = new Set(product.variants.map(({ id }) => id));
      const asked = ids.filter((id) => productOf.get(id) === product.id);
      // A variant that the filters leave out does not stand for its product.
      const left = asked.filter((id) => !named.has(id) || all.some((variant) => variant.id === id));
      const variants = answering(all, left);
      return variants.length > 0 ? [listedProduct(platform, reader, { product, variants })] : [];
    }),
  );
  const missing = ids.filter((id) => !isKnown.has(productOf.get(id) ?? ''));
  return {
    ucp: ucpOf(about(LOOKUP, caller.active)),
    products: products.flat(),
    ...(missing.length > 0
      ? { messages: missing.map((id) => ({ type: 'info', code: 'not_found', content: id })) }
      : {}),
  };
}

/** One product with the variants that match a choice, and what can be chosen beside it; says so where there is none. */
export async function getProduct(platform: Platform, of: { caller: Caller; wish: ProductWish }) {
  const { caller, wish } = of;
  const reader = await readerFor(platform, caller, wish.context);
  const productOf = await productsOf(platform, [wish.id]);
  const id = productOf.get(wish.id);
  const product = id === undefined ? null : await offerFor(platform, reader, id);
  const all = product ? offeredVariants(product) : [];
  const kept = all.filter((variant) => inRange(variant, wish.filters));
  const fits = product !== null && kept.length > 0 && (await inCategories(platform, reader, product, wish.filters));
  if (!product || !fits) {
    const content = platform.translate(reader.language, 'assistant.say.no_product');
    return refused(about(LOOKUP, caller.active), [unrecoverable('not_found', content)], platform.home() ?? undefined);
  }
  const choosable = kept.map((variant) => ({ ...variant, available: variant.isAvailable, variant }));
  const { variants, chosen } = chooseVariants(
    { specs: product.specs, variants: choosable },
    {
      variantId: wish.id === product.id ? null : wish.id,
      selected: wish.selected ?? [],
      preferences: wish.preferences ?? [],
    },
  );
  const asked = { variants: variants.map(({ variant }) => variant), chosen };
  return {
    ucp: ucpOf(about(LOOKUP, caller.active)),
    product: chosenProduct(platform, reader, { product, all: kept, chosen: asked }),
  };
}
