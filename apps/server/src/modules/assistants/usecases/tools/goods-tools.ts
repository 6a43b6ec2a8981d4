import { assertThat } from '@app/contract/core/refuse';
import { text } from '@app/contract/core/validation';
import { z } from 'zod';
import type { Platform } from '../../../../platform/slice.ts';
import type { PageReader } from '../../../pages/public.ts';
import { foundGoodsOutput, type GoodsOutput, productOutput } from '../../domain/tool-outputs.ts';
import { ucpBodies } from '../../domain/ucp-bodies.ts';
import { getProduct, searchCatalog } from '../read-catalog.ts';
import { MOST, stretchInput, USUAL } from './find-tools.ts';
import { guestOf } from './guest-caller.ts';
import { isoMoneyOf, linksOf } from './shown.ts';
import { defineTool, type Tool } from './tool.ts';

type Iso = { readonly amount: number; readonly currency: string };
type UcpVariant = {
  readonly id: string;
  readonly title: string;
  readonly price: Iso;
  readonly list_price?: Iso;
  readonly availability: { readonly available: boolean };
  readonly options?: readonly { readonly name: string; readonly label: string }[];
};
type UcpProduct = {
  readonly id: string;
  readonly title: string;
  readonly description: { readonly plain: string };
  readonly categories?: readonly { readonly value: string }[];
  readonly media: readonly { readonly url: string }[];
  readonly rating?: { readonly value: number; readonly count: number };
  readonly options?: readonly { readonly name: string; readonly values: readonly { readonly label: string }[] }[];
  readonly variants: readonly UcpVariant[];
};

const variantOf = (variant: UcpVariant, reader: PageReader): GoodsOutput['variants'][number] => ({
  id: variant.id,
  name: variant.title,
  options: (variant.options ?? []).map(({ name, label }) => ({ name, label })),
  price: isoMoneyOf(variant.price.amount, variant.price.currency, reader),
  price_before: variant.list_price ? isoMoneyOf(variant.list_price.amount, variant.list_price.currency, reader) : null,
  available: variant.availability.available,
});

function goodsOf(product: UcpProduct, reader: PageReader): GoodsOutput {
  const [first] = product.variants;
  const available = product.variants.some((variant) => variant.availability.available);
  const page = { kind: 'product', id: product.id, name: product.title } as const;
  const { rating } = product;
  const variants = product.variants.map((variant) => variantOf(variant, reader));
  return {
    kind: 'product',
    id: product.id,
    name: product.title,
    place: null,
    notes: [
      ...(product.categories ?? []).map(({ value }) => value),
      ...(rating ? [reader.count('page.rating', rating.count, { score: rating.value, best: 5 })] : []),
    ],
    price: first ? isoMoneyOf(first.price.amount, first.price.currency, reader) : null,
    price_for: reader.say('assistant.find.item'),
    price_before: variants[0]?.price_before ?? null,
    available,
    availability: reader.say(available ? 'assistant.find.can_be_had' : 'catalog.sold_out'),
    policy: reader.say('assistant.find.returns'),
    ...linksOf({ page, opens: { route: 'productDetail', query: { id: product.id } } }, reader),
    variants,
  };
}

const amount = z.int('field.number').min(0, 'field.too_small').max(Number.MAX_SAFE_INTEGER);
const contextOf = ({ language, currency }: PageReader) => ({ language, currency });

const searchGoods = (platform: Platform): Tool =>
  defineTool({
    name: 'search_goods',
    title: 'Search goods',
    description:
      'Finds goods by words, categories and price, as the search of the shop does. Each result names a variant whose id create_checkout takes.',
    kind: 'reads',
    searches: true,
    input: z.strictObject({
      query: text(1_000).optional().describe('What is looked for, in any language'),
      categories: z
        .array(text(300))
        .max(20)
        .optional()
        .describe('Names of categories, names down to one with ` > `, or ids'),
      price_min: amount.optional().describe('In the minor unit of the currency'),
      price_max: amount.optional().describe('In the minor unit of the currency'),
      ...stretchInput,
    }),
    output: foundGoodsOutput,
    run: async (wish, call) => {
      const { reader } = call;
      const { query, categories, price_min: min, price_max: max, limit = USUAL, cursor } = wish;
      const asks = query ?? categories?.[0] ?? min ?? max;
      assertThat(asks !== undefined, 'input.missing', { fields: { query: 'field.required' } });
      const asked = ucpBodies.search.parse({
        query,
        context: contextOf(reader),
        filters: { categories, price: { min, max } },
        pagination: { limit: Math.min(limit, MOST), ...(cursor === undefined ? {} : { cursor }) },
      });
      const { products, pagination } = await searchCatalog(platform, { caller: guestOf(call), wish: asked });
      const found = products as readonly UcpProduct[];
      return {
        body: {
          results: found.map((product) => goodsOf(product, reader)),
          total: null,
          next_cursor: pagination.cursor ?? null,
          note: found.length > 0 ? null : reader.say('assistant.say.nothing'),
        },
      };
    },
  });

const oneProduct = (platform: Platform): Tool =>
  defineTool({
    name: 'get_product',
    title: 'Look a product up',
    description: 'Tells one product with all its variants, by its id or that of a variant.',
    kind: 'reads',
    input: z.strictObject({
      id: text(100).describe('The id of a product or of a variant'),
      selected: z
        .array(z.strictObject({ name: text(200), label: text(200) }))
        .max(20)
        .optional()
        .describe('What was chosen of its options, such as { "name": "Colour", "label": "Red" }'),
    }),
    output: productOutput,
    run: async ({ id, selected = [] }, call) => {
      const { reader } = call;
      const wish = ucpBodies.product.parse({ id, selected, context: contextOf(reader) });
      const answer = await getProduct(platform, { caller: guestOf(call), wish });
      if (!('product' in answer)) return { refused: reader.say('assistant.say.no_product') };
      const product = answer.product as UcpProduct;
      return {
        body: {
          product: {
            ...goodsOf(product, reader),
            description: product.description.plain,
            pictures: product.media.map(({ url }) => url),
            choices: (product.options ?? []).map(({ name, values }) => ({
              name,
              values: values.map(({ label }) => label),
            })),
          },
        },
      };
    },
  });

/** What assistants ask of goods. */
export const goodsTools = (platform: Platform): Tool[] => [searchGoods(platform), oneProduct(platform)];
