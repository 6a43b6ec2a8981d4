import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { currencyRule } from '../../currencies/public.ts';
import { priceForVisitor, withdrawQuote } from '../../orders/public.ts';
import { parameter } from '../../settings/public.ts';
import { lockCartOf, replaceCart } from '../db/cart.repo.ts';
import {
  type Checkout,
  cancelCheckoutRow,
  insertCheckout,
  lockCheckout,
  readCheckout,
  replaceCheckout,
} from '../db/checkout.repo.ts';
import { chosenOf, placeIn } from '../domain/destination.ts';
import type { CheckoutWish } from '../domain/ucp-bodies.ts';
import { CHECKOUT } from '../domain/ucp-version.ts';
import { type Caller, type Reader, readerFor } from './caller.ts';
import { fillCart } from './fill-cart.ts';
import { type Answered, answered, ownOf, type SessionKind, sessionSteps } from './session/session-steps.ts';
import { showCheckout } from './show-checkout.ts';

/** Checkouts of goods. */
const CHECKOUTS: SessionKind<Checkout> = {
  root: CHECKOUT,
  say: {
    not_found: 'assistant.say.not_found',
    canceled: 'assistant.say.canceled',
    ordered: 'assistant.say.ordered',
    handler: 'assistant.say.handler',
  },
  read: readCheckout,
  lock: lockCheckout,
  cancel: (tx, { id }) => cancelCheckoutRow(tx, id),
  withdraw: withdrawQuote,
  show: (platform, db, { session, ...of }) => showCheckout(platform, db, { checkout: session, ...of }),
  whenOrdered: () => ({ code: 'already_ordered', severity: 'unrecoverable' }),
};

/** The calls that checkouts answer as every session does. */
export const checkoutSteps = (platform: Platform) => sessionSteps(platform, CHECKOUTS);

/** Stores a new checkout of what an assistant wishes for. An answer without one says what is not for sale. */
export async function storeCheckout(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly wish: CheckoutWish; readonly cartId?: string },
): Promise<Answered> {
  const { caller, wish, cartId = null } = of;
  const steps = checkoutSteps(platform);
  const { language, currency } = await readerFor(platform, caller, wish.context);
  const filled = await fillCart(platform, tx, { caller, wish, language, currency, before: null });
  if ('unsold' in filled) return steps.refused(caller, filled.unsold, platform.home());
  // Who has the id sees the cart: it says nothing of when it was made, and cannot be guessed.
  const id = randomUUID();
  const minutes = await parameter(platform, 'order.quote_minutes');
  const { said, ...written } = filled;
  const { profile, signed } = caller;
  await insertCheckout(tx, { ...written, id, cartId, profile, signed, language, minutes });
  return answered(await steps.shown(tx, { caller, id, said }), 201);
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
  const place = placeIn(chosenOf(checkout.delivery));
  return { ...said, frozen: await priceForVisitor(platform, db, { items, currency: rule, place }) };
}

/** Reads a checkout of the assistant's own, in its own words and money or in others. */
export async function getCheckout(
  platform: Platform,
  db: Queryable,
  of: { caller: Caller; id: string; as?: Partial<Pick<Reader, 'language' | 'currency'>> },
): Promise<Answered> {
  const found = await ownOf((id) => readCheckout(db, id), of.caller, of.id);
  if (!found) return checkoutSteps(platform).noSuch(of.caller);
  const checkout = of.as ? await readAs(platform, db, found, of.as) : found;
  return answered(await showCheckout(platform, db, { checkout, active: of.caller.active }));
}

/** Writes a checkout anew as a whole; one that someone took is to be taken again. One that is ordered or over stays as it is. */
export async function updateCheckout(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly id: string; readonly wish: CheckoutWish },
): Promise<Answered> {
  const { caller, id, wish } = of;
  const steps = checkoutSteps(platform);
  const locked = async (one: string) => {
    await lockCartOf(tx, one);
    return lockCheckout(tx, one);
  };
  const checkout = await ownOf(locked, caller, id);
  if (!checkout) return steps.noSuch(caller);
  const asked = await readerFor(platform, { accepts: [checkout.language] }, wish.context);
  const currency = wish.context?.currency === undefined ? checkout.frozen.currency.code : asked.currency;
  const { language } = asked;
  const filled = await fillCart(platform, tx, { caller, wish, language, currency, before: checkout.delivery });
  if ('unsold' in filled) return steps.refused(caller, filled.unsold, platform.home());
  const instead = await steps.stepped(tx, { caller, session: checkout, event: 'change' });
  if (instead) return instead;
  const minutes = await parameter(platform, 'order.quote_minutes');
  const { said, ...written } = filled;
  await replaceCheckout(tx, { ...written, id, language, minutes });
  const { cartId } = checkout;
  const place = placeIn(chosenOf(written.delivery)) ?? placeIn(wish.context);
  // A cart says what its checkout holds, so that it can be gone on with.
  if (cartId) await replaceCart(tx, { id: cartId, language, buyer: written.buyer, place, frozen: written.frozen });
  return answered(await steps.shown(tx, { caller, id, said }));
}
