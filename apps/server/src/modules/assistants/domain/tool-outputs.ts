import { z } from 'zod';

export const moneyOutput = z.object({
  amount: z.int().describe('In the minor unit of ISO 4217'),
  currency: z.string(),
  text: z.string().describe('As it is written for people'),
});

const link = z.string().describe('An address of the shop');

const thing = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  notes: z.array(z.string()),
  price: moneyOutput.nullable(),
  price_for: z.string().describe('What the price is for'),
  price_before: moneyOutput.nullable(),
  available: z.boolean(),
  availability: z.string(),
  policy: z.string().describe('What cancelling costs, or what comes back'),
  page: link.nullable().describe('A page of plain HTML about it'),
  open_in_app: link.describe('Opens the app at it, with the days and people that were asked for'),
});
export type ThingOutput = z.output<typeof thing>;
export type MoneyOutput = z.output<typeof moneyOutput>;

const more = {
  total: z.int().nullable().describe('How many there are; null where they are not counted'),
  next_cursor: z.string().nullable().describe('Send it as `cursor` for the next ones'),
  note: z.string().nullable(),
};
export const foundOutput = z.object({ results: z.array(thing), ...more });
export type FoundOutput = z.output<typeof foundOutput>;

const option = z.object({ name: z.string(), label: z.string() });
const variant = z.object({
  id: z.string().describe('What create_checkout takes'),
  name: z.string(),
  options: z.array(option),
  price: moneyOutput,
  price_before: moneyOutput.nullable(),
  available: z.boolean(),
});
const goods = thing.extend({ variants: z.array(variant) });
export type GoodsOutput = z.output<typeof goods>;
export const foundGoodsOutput = z.object({ results: z.array(goods), ...more });
export const productOutput = z.object({
  product: goods.extend({
    description: z.string(),
    pictures: z.array(z.string()),
    choices: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  }),
});

export const checkoutOutput = z.object({
  id: z.string(),
  status: z
    .string()
    .describe(
      '`incomplete`: mend what the messages say; `requires_escalation`: hand continue_url to the person; `canceled`; `handed_over`: a person went on with it',
    ),
  currency: z.string(),
  items: z.array(
    z.object({ id: z.string(), name: z.string(), quantity: z.int(), price: moneyOutput, total: moneyOutput }),
  ),
  totals: z.array(z.object({ type: z.string(), label: z.string().nullable(), money: moneyOutput })),
  ships_to: z.string().nullable().describe('City and country; name and street are not told again'),
  messages: z.array(z.object({ type: z.string(), code: z.string(), content: z.string(), path: z.string().nullable() })),
  expires_at: z.string().nullable(),
  continue_url: link.nullable().describe('Where the person looks at the cart, signs in, orders and pays'),
});
export type CheckoutOutput = z.output<typeof checkoutOutput>;

export const searchOutput = z.object({
  results: z.array(
    z.object({
      kind: z.string(),
      what: z.enum(['city', 'thing']).describe('A city in which there are so many of a kind, or one thing by its name'),
      id: z.string(),
      name: z.string(),
      place: z.string(),
      count: z.int(),
      price: moneyOutput.nullable(),
      page: link.nullable(),
      open_in_app: link,
      next: z.string().describe('The tool that tells more'),
    }),
  ),
  note: z.string().nullable(),
});

const orderSummary = z.object({
  id: z.string(),
  kind: z.string(),
  number: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  state: z.string().describe('In words'),
  price: moneyOutput,
  ordered_at: z.string(),
  from: z.string().nullable().describe('The first day of what is booked'),
  to: z.string().nullable(),
  open_in_app: link,
});
export const ordersOutput = z.object({ orders: z.array(orderSummary), next_cursor: z.string().nullable() });
export const orderOutput = z.object({
  order: orderSummary.extend({
    items: z.array(z.object({ name: z.string(), quantity: z.int(), price: moneyOutput })),
    facts: z
      .array(z.object({ label: z.string(), text: z.string() }))
      .describe('Of travel: when, where and what, line by line; each flight of each way, each part of a combo'),
    place: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    zone: z.string().nullable().describe('The time zone of the place'),
    parcels: z.array(
      z.object({
        carrier: z.string(),
        tracking_number: z.string(),
        tracking_url: z.string().nullable(),
        shipped_at: z.string(),
      }),
    ),
  }),
});

export const detailsOutput = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  about: z.string(),
  text: z.string().describe('What the page says, line by line: prices, availability, what cancelling costs'),
  data: z.array(z.record(z.string(), z.unknown())).describe('The same in the words of schema.org'),
  pictures: z.array(z.string()),
  page: link,
  open_in_app: link,
});
