import { limits } from '@app/contract/core/limits';
import { optionalText, text } from '@app/contract/core/validation';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type PageReader, pageReader } from '../../../pages/public.ts';
import { lockCheckout, readCheckout } from '../../db/checkout.repo.ts';
import { chosenOf } from '../../domain/destination.ts';
import { GUEST } from '../../domain/guest.ts';
import { type CheckoutOutput, checkoutOutput } from '../../domain/tool-outputs.ts';
import { type CheckoutWish, ucpBodies } from '../../domain/ucp-bodies.ts';
import { checkoutSteps, getCheckout, storeCheckout, updateCheckout } from '../change-checkout.ts';
import type { Answered } from '../session/session-steps.ts';
import { guestOf } from './guest-caller.ts';
import { isoMoneyOf } from './shown.ts';
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from './tool.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const destination = z.strictObject({
  first_name: optionalText(200).optional(),
  last_name: optionalText(200).optional(),
  phone_number: optionalText(50).optional(),
  street_address: optionalText(300).optional(),
  extended_address: optionalText(300).optional(),
  address_locality: optionalText(100).optional().describe('The city'),
  address_region: optionalText(100).optional(),
  address_country: optionalText(100).optional().describe('ISO 3166, two letters'),
  postal_code: optionalText(30).optional(),
});

const cart = {
  items: z
    .array(
      z.strictObject({
        id: text(100).describe('The id of a variant'),
        quantity: z.int('field.number').min(1, 'field.too_small').max(1_000_000, 'field.too_big'),
      }),
    )
    .min(1, 'field.required')
    .max(limits.cartLines, 'field.too_big'),
  destination: destination
    .optional()
    .describe('Where it is to go, as far as it is known: postage and tax go by it. The person chooses in the app.'),
};
const id = z.string({ error: 'field.required' }).regex(UUID, 'field.invalid').describe('The id of the checkout');

type Cart = z.output<z.ZodObject<typeof cart>>;

type Words = { readonly language?: string; readonly currency?: string };

/** Language and currency as far as a call names them: without them a checkout stays in its own. */
const namedIn = ({ asked, reader }: ToolCall) => ({
  ...(asked.language && { language: reader.language }),
  ...(asked.currency && { currency: reader.currency }),
});

const wishOf = ({ items, destination: to }: Cart, context: Words): CheckoutWish =>
  ucpBodies.checkout.parse({
    line_items: items.map(({ id: variant, quantity }) => ({ item: { id: variant }, quantity })),
    context,
    fulfillment: { methods: [{ type: 'shipping', destinations: to ? [to] : [] }] },
  });

type UcpCheckout = {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly line_items: readonly {
    readonly id: string;
    readonly item: { readonly title: string; readonly price: number };
    readonly quantity: number;
    readonly totals: readonly { readonly type: string; readonly amount: number }[];
  }[];
  readonly totals: readonly { readonly type: string; readonly amount: number; readonly display_text?: string }[];
  readonly messages: readonly {
    readonly type: string;
    readonly code: string;
    readonly content: string;
    readonly path?: string;
  }[];
  readonly expires_at?: string;
  readonly continue_url?: string;
};

/** A checkout as tools answer it. Of the address it has city and country: who has a link has the id in it, and is not to learn more. */
async function viewOf(platform: Platform, body: UcpCheckout, reader: PageReader): Promise<CheckoutOutput> {
  // Money is written as who reads in this currency writes it, named in the call or not.
  const inCurrency = await pageReader(platform, { language: reader.language, currency: body.currency, query: {} });
  const money = (amount: number) => isoMoneyOf(amount, body.currency, inCurrency);
  const kept = await readCheckout(platform.db, body.id);
  const to = kept && chosenOf(kept.delivery);
  return {
    id: body.id,
    status: body.status,
    currency: body.currency,
    items: body.line_items.map(({ item, ...line }) => ({
      id: line.id,
      name: item.title,
      quantity: line.quantity,
      price: money(item.price),
      total: money(item.price * line.quantity),
    })),
    totals: body.totals.map(({ type, amount, display_text: label = null }) => ({ type, label, money: money(amount) })),
    ships_to: to ? reader.listed([to.address_locality, to.address_country]) || null : null,
    messages: [
      ...body.messages.map(({ type, code, content, path = null }) => ({ type, code, content, path })),
      ...(body.continue_url
        ? [{ type: 'info', code: 'hand_over', content: reader.say('assistant.say.pay_self'), path: null }]
        : []),
    ],
    expires_at: body.expires_at ?? null,
    continue_url: body.continue_url ?? null,
  };
}

/** What the tools of a checkout answer: the checkout, or why there is none. */
async function answerOf(platform: Platform, { body }: Answered, reader: PageReader): Promise<ToolAnswer> {
  if ('id' in body) return { body: await viewOf(platform, body as unknown as UcpCheckout, reader) };
  const messages = (body.messages ?? []) as readonly { readonly content: string }[];
  return { refused: messages.map(({ content }) => content).join('\n') };
}

/** Of a checkout that a person went on with nothing is said, and nothing changes. */
const handedOver = (one: { readonly id: string; readonly currency: string }, reader: PageReader): ToolAnswer => ({
  body: {
    ...one,
    status: 'handed_over',
    items: [],
    totals: [],
    ships_to: null,
    expires_at: null,
    continue_url: null,
    messages: [{ type: 'info', code: 'handed_over', content: reader.say('assistant.say.handed_over'), path: null }],
  } satisfies CheckoutOutput,
});

const taken = (kept: Awaited<ReturnType<typeof readCheckout>>): kept is NonNullable<typeof kept> =>
  kept?.profile === GUEST && kept.state === 'handed_over';

/** Changes a guest's checkout in one transaction. Refuses record.conflict with words where a person went on with it. */
async function changing(
  platform: Platform,
  of: { readonly id: string; readonly call: ToolCall },
  work: (tx: Tx) => Promise<Answered>,
): Promise<ToolAnswer> {
  const { reader } = of.call;
  const done = await inTransaction(platform.db, async (tx) => {
    const kept = await lockCheckout(tx, of.id);
    return taken(kept) ? null : work(tx);
  });
  return done === null ? { refused: reader.say('assistant.say.handed_over') } : answerOf(platform, done, reader);
}

const making = (platform: Platform): Tool =>
  defineTool({
    name: 'create_checkout',
    title: 'Make a checkout',
    description:
      'Prices goods and keeps them as a checkout for some minutes. Nothing is ordered, paid or reserved by it: hand `continue_url` to the person, who signs in, orders and pays in the app.',
    kind: 'writes',
    input: z.strictObject(cart),
    output: checkoutOutput,
    run: async (wish, call) => {
      const made = {
        caller: guestOf(call),
        wish: wishOf(wish, { language: call.reader.language, currency: call.reader.currency }),
      };
      const done = await inTransaction(platform.db, (tx) => storeCheckout(platform, tx, made));
      return answerOf(platform, done, call.reader);
    },
  });

const reading = (platform: Platform): Tool =>
  defineTool({
    name: 'get_checkout',
    title: 'Read a checkout',
    description: 'Tells a checkout as it stands. Once a person went on with it, it tells no more than that.',
    kind: 'reads',
    input: z.strictObject({ id }),
    output: checkoutOutput,
    run: async (wish, call) => {
      const kept = await readCheckout(platform.db, wish.id);
      if (taken(kept)) return handedOver({ id: kept.id, currency: kept.frozen.currency.code }, call.reader);
      const read = await getCheckout(platform, platform.db, { caller: guestOf(call), id: wish.id, as: namedIn(call) });
      return answerOf(platform, read, call.reader);
    },
  });

const writing = (platform: Platform): Tool =>
  defineTool({
    name: 'update_checkout',
    title: 'Change a checkout',
    description: 'Writes a checkout anew as a whole: items and address that are not sent are gone. Its link stays.',
    kind: 'removes',
    input: z.strictObject({ id, ...cart }),
    output: checkoutOutput,
    run: ({ id: of, ...wish }, call) =>
      changing(platform, { id: of, call }, (tx) =>
        updateCheckout(platform, tx, { caller: guestOf(call), id: of, wish: wishOf(wish, namedIn(call)) }),
      ),
  });

const canceling = (platform: Platform): Tool =>
  defineTool({
    name: 'cancel_checkout',
    title: 'Cancel a checkout',
    description: 'Takes a checkout back, unless a person went on with it.',
    kind: 'removes',
    input: z.strictObject({ id }),
    output: checkoutOutput,
    run: (wish, call) =>
      changing(platform, { id: wish.id, call }, (tx) =>
        checkoutSteps(platform).cancel(tx, { caller: guestOf(call), id: wish.id }),
      ),
  });

/** What assistants do with a cart of goods for someone. */
export const checkoutTools = (platform: Platform): Tool[] => [
  making(platform),
  reading(platform),
  writing(platform),
  canceling(platform),
];
