import { randomUUID } from 'node:crypto';
import { assistantCheckoutMachine } from '@app/contract/assistants/assistant-checkout.machine';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { findTransition } from '@app/kernel/machine';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { currencyRule } from '../../currencies/public.ts';
import { priceForVisitor, withdrawQuote } from '../../orders/public.ts';
import { parameter } from '../../settings/public.ts';
import {
  type Checkout,
  cancelCheckoutRow,
  insertCheckout,
  lockCheckout,
  readCheckout,
  replaceCheckout,
} from '../db/checkout.repo.ts';
import { chosenOf, placeOf } from '../domain/destination.ts';
import type { UcpMessage } from '../domain/messages.ts';
import { about } from '../domain/negotiate.ts';
import { signatureMissing } from '../domain/protocol-error.ts';
import type { CheckoutWish, Completion } from '../domain/ucp-bodies.ts';
import { type Caller, type Reader, readerFor } from './caller.ts';
import { fillCart } from './fill-cart.ts';
import { refused, unrecoverable } from './refused.ts';
import { showCheckout } from './show-checkout.ts';

type Body = Record<string, unknown>;
export type Answered = { readonly status: number; readonly body: Body };

const answered = (body: Body, status = 200): Answered => ({ status, body });
const ROOT = 'dev.ucp.shopping.checkout';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function noSuch(platform: Platform, caller: Caller): Promise<Answered> {
  const { language } = await readerFor(platform, caller, undefined);
  const content = platform.translate(language, 'assistant.say.not_found');
  return answered(refused(about(ROOT, caller.active), [unrecoverable('not_found', content)]));
}

/** The checkout of an id where the assistant keeps it; null for every other, who keeps it. Throws for a call that is not signed where it has to be. */
async function ownOf(read: (id: string) => Promise<Checkout | null>, caller: Caller, id: string) {
  const checkout = UUID.test(id) ? await read(id) : null;
  if (checkout?.profile !== caller.profile) return null;
  if (checkout.signed && !caller.signed) throw signatureMissing();
  return checkout;
}

const shown = async (
  platform: Platform,
  db: Queryable,
  of: { caller: Caller; id: string; said?: Parameters<typeof showCheckout>[2]['said'] },
): Promise<Body> => {
  const checkout = (await readCheckout(db, of.id)) ?? refuse('record.not_found');
  return showCheckout(platform, db, { checkout, active: of.caller.active, ...(of.said ? { said: of.said } : {}) });
};

/** Says what is not for sale; nothing is written. */
const unsoldAnswer = (platform: Platform, caller: Caller, messages: readonly UcpMessage[]): Answered =>
  answered(refused(about(ROOT, caller.active), messages, platform.home() ?? undefined));

/** Keeps a new checkout of what an assistant wishes for. An answer without one says what is not for sale. */
export async function createCheckout(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly wish: CheckoutWish },
): Promise<Answered> {
  const { caller, wish } = of;
  const { language, currency } = await readerFor(platform, caller, wish.context);
  const filled = await fillCart(platform, tx, { caller, wish, language, currency, before: null });
  if ('unsold' in filled) return unsoldAnswer(platform, caller, filled.unsold);
  // Who has the id sees the cart: it says nothing of when it was made, and cannot be guessed.
  const id = randomUUID();
  const minutes = await parameter(platform, 'order.quote_minutes');
  const { said, ...written } = filled;
  await insertCheckout(tx, { ...written, id, profile: caller.profile, signed: caller.signed, language, minutes });
  return answered(await shown(platform, tx, { caller, id, said }), 201);
}

/** A checkout in other words, and while it is open in other money, at the prices and rate of now; nothing of it is written. */
async function readAs(
  platform: Platform,
  db: Queryable,
  checkout: Checkout,
  {
    language = checkout.language,
    currency = checkout.frozen.currency.code,
  }: Partial<Pick<Reader, 'language' | 'currency'>>,
): Promise<Checkout> {
  const said = { ...checkout, language };
  if (checkout.state !== 'open' || currency === checkout.frozen.currency.code) return said;
  const items = checkout.frozen.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const rule = await currencyRule(platform, currency);
  const place = placeOf(chosenOf(checkout.delivery));
  return { ...said, frozen: await priceForVisitor(platform, db, { items, currency: rule, place }) };
}

/** Reads a checkout of the assistant's own, in its own words and money or in others. */
export async function getCheckout(
  platform: Platform,
  db: Queryable,
  of: { caller: Caller; id: string; as?: Partial<Pick<Reader, 'language' | 'currency'>> },
): Promise<Answered> {
  const found = await ownOf((id) => readCheckout(db, id), of.caller, of.id);
  if (!found) return noSuch(platform, of.caller);
  const checkout = of.as ? await readAs(platform, db, found, of.as) : found;
  return answered(await showCheckout(platform, db, { checkout, active: of.caller.active }));
}

/** What it is that keeps a checkout from being changed; null where nothing does. What was taken is taken back, unless it is ordered. */
async function takenBack(tx: Tx, checkout: Checkout): Promise<'canceled' | 'ordered' | null> {
  const { state, expired, customerId, quoteId } = checkout;
  if (state === 'canceled' || (state === 'open' && expired)) return 'canceled';
  if (customerId === null || quoteId === null) return null;
  if (checkout.orderState === null && checkout.quotedUntil === null) return 'canceled';
  return (await withdrawQuote(tx, { customerId, quoteId })) ? null : 'ordered';
}

type Step = { readonly caller: Caller; readonly id: string };

/**
 * Has the assistant's own checkout, which is locked, leave its state by an event, so that no order can be placed by what was taken from it.
 * Returns the answer instead where it is over or ordered.
 */
async function stepped(
  platform: Platform,
  tx: Tx,
  of: Step & { readonly checkout: Checkout; readonly event: 'change' | 'cancel' },
): Promise<Answered | null> {
  const { checkout, event } = of;
  const kept = await takenBack(tx, checkout);
  if (kept !== null) {
    const content = platform.translate(checkout.language, `assistant.say.${kept}`);
    const said = [unrecoverable(kept === 'ordered' ? 'already_ordered' : 'canceled', content)];
    return answered(await shown(platform, tx, { ...of, said }));
  }
  const { state } = checkout;
  assertThat(findTransition(assistantCheckoutMachine, { state, event, actor: 'system' }), 'operation.failed');
  return null;
}

/** Writes a checkout anew as a whole; one that someone took is to be taken again. One that is ordered or over stays as it is. */
export async function updateCheckout(
  platform: Platform,
  tx: Tx,
  of: Step & { readonly wish: CheckoutWish },
): Promise<Answered> {
  const { caller, id, wish } = of;
  const checkout = await ownOf((one) => lockCheckout(tx, one), caller, id);
  if (!checkout) return noSuch(platform, caller);
  const asked = await readerFor(platform, { accepts: [checkout.language] }, wish.context);
  const currency = wish.context?.currency === undefined ? checkout.frozen.currency.code : asked.currency;
  const { language } = asked;
  const filled = await fillCart(platform, tx, { caller, wish, language, currency, before: checkout.delivery });
  if ('unsold' in filled) return unsoldAnswer(platform, caller, filled.unsold);
  const instead = await stepped(platform, tx, { caller, id, checkout, event: 'change' });
  if (instead) return instead;
  const minutes = await parameter(platform, 'order.quote_minutes');
  const { said, ...written } = filled;
  await replaceCheckout(tx, { ...written, id, language, minutes });
  return answered(await shown(platform, tx, { caller, id, said }));
}

/** Cancels a checkout: no order can be placed by it any more. One that is ordered or over stays as it is. */
export async function cancelCheckout(platform: Platform, tx: Tx, of: Step): Promise<Answered> {
  const checkout = await ownOf((one) => lockCheckout(tx, one), of.caller, of.id);
  if (!checkout) return noSuch(platform, of.caller);
  const instead = await stepped(platform, tx, { ...of, checkout, event: 'cancel' });
  if (instead) return instead;
  await cancelCheckoutRow(tx, of.id);
  return answered(await shown(platform, tx, of));
}

/**
 * Answers that the buyer completes it: an order needs someone who has signed in, saw its price, and pays. Nothing is ordered or paid
 * by an assistant's word.
 */
export async function completeCheckout(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly id: string; readonly sent: Completion },
): Promise<Answered> {
  const { caller, id } = of;
  const checkout = await ownOf((one) => lockCheckout(tx, one), caller, id);
  if (!checkout) return noSuch(platform, caller);
  const instruments = of.sent.payment?.instruments ?? [];
  const said =
    instruments.length === 0
      ? []
      : [
          {
            type: 'warning',
            code: 'payment_handler_unknown',
            path: '$.payment.instruments',
            content: platform.translate(checkout.language, 'assistant.say.handler'),
          } as const,
        ];
  return answered(await showCheckout(platform, tx, { checkout, active: caller.active, said }));
}
