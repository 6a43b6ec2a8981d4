import { randomUUID } from 'node:crypto';
import { Refusal } from '@app/kernel/assert';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { currencyRule } from '../../../currencies/public.ts';
import { priceForVisitor } from '../../../orders/public.ts';
import { type Cart, deleteCart, insertCart, lockCart, readCart, replaceCart } from '../../db/cart.repo.ts';
import { readCheckout } from '../../db/checkout.repo.ts';
import { placeIn } from '../../domain/destination.ts';
import type { UcpMessage } from '../../domain/messages.ts';
import type { CartWish } from '../../domain/ucp-bodies.ts';
import { CART } from '../../domain/ucp-version.ts';
import { type Caller, readerFor } from '../caller.ts';
import { fillCart } from '../fill-cart.ts';
import { unrecoverable } from '../refused.ts';
import { type Answered, answered, ownOf, refusedAbout } from '../session/session-steps.ts';
import { showCart } from './show-cart.ts';

type Step = { readonly caller: Caller; readonly id: string };

/** The answer where the assistant has no such cart. */
export async function noCart(platform: Platform, caller: Caller, root: string = CART): Promise<Answered> {
  const { language } = await readerFor(platform, caller, undefined);
  const content = platform.translate(language, 'assistant.say.no_cart');
  return refusedAbout({ root, active: caller.active }, [unrecoverable('not_found', content)], platform.home());
}

const unsold = (platform: Platform, caller: Caller, messages: Parameters<typeof refusedAbout>[1]): Answered =>
  refusedAbout({ root: CART, active: caller.active }, messages, platform.home());

/** Stores a new cart of what an assistant collects. An answer without one says what is not for sale. */
export async function createCart(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly wish: CartWish },
): Promise<Answered> {
  const { caller, wish } = of;
  const { language, currency } = await readerFor(platform, caller, wish.context);
  const filled = await fillCart(platform, tx, { caller, wish, language, currency, before: null });
  if ('unsold' in filled) return unsold(platform, caller, filled.unsold);
  // Who has the id sees the cart: it says nothing of when it was made, and cannot be guessed.
  const id = randomUUID();
  const { buyer, frozen, said } = filled;
  const place = placeIn(wish.context);
  await insertCart(tx, { id, profile: caller.profile, signed: caller.signed, language, buyer, place, frozen });
  const cart = await readCart(tx, id);
  return cart
    ? answered(await showCart(platform, tx, { cart, active: caller.active, said }), 201)
    : noCart(platform, caller);
}

/** A cart at the prices and rate of now; nothing of it is written. What cannot be priced any more stands as it was. */
export async function pricedNow<One extends Pick<Cart, 'frozen' | 'place'>>(
  platform: Platform,
  db: Queryable,
  cart: One,
): Promise<One> {
  const items = cart.frozen.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  try {
    const currency = await currencyRule(platform, cart.frozen.currency.code);
    return { ...cart, frozen: await priceForVisitor(platform, db, { items, currency, place: cart.place }) };
  } catch (error) {
    if (error instanceof Refusal) return cart;
    throw error;
  }
}

/** Reads a cart of the assistant's own. */
export async function getCart(platform: Platform, db: Queryable, { caller, id }: Step): Promise<Answered> {
  const found = await ownOf((one) => readCart(db, one), caller, id);
  if (!found) return noCart(platform, caller);
  const cart = await pricedNow(platform, db, found);
  return answered(await showCart(platform, db, { cart, active: caller.active, said: [] }));
}

/** Writes a cart anew as a whole. */
export async function updateCart(
  platform: Platform,
  tx: Tx,
  of: Step & { readonly wish: CartWish },
): Promise<Answered> {
  const { caller, id, wish } = of;
  const before = await ownOf((one) => lockCart(tx, one), caller, id);
  if (!before) return noCart(platform, caller);
  const asked = await readerFor(platform, { accepts: [before.language] }, wish.context);
  const currency = wish.context?.currency === undefined ? before.frozen.currency.code : asked.currency;
  const { language } = asked;
  const filled = await fillCart(platform, tx, { caller, wish, language, currency, before: null });
  if ('unsold' in filled) return unsold(platform, caller, filled.unsold);
  const { buyer, frozen, said } = filled;
  await replaceCart(tx, { id, language, buyer, place: placeIn(wish.context), frozen });
  const cart = await readCart(tx, id);
  const checkout = cart?.checkoutId ? await readCheckout(tx, cart.checkoutId) : null;
  const late: UcpMessage[] = checkout?.ordered
    ? [{ type: 'warning', code: 'being_paid', content: platform.translate(language, 'assistant.say.being_paid') }]
    : [];
  return cart
    ? answered(await showCart(platform, tx, { cart, active: caller.active, said: [...said, ...late] }))
    : noCart(platform, caller);
}

/** Removes a cart and answers it as it was; a checkout that was made of it stays. */
export async function cancelCart(platform: Platform, tx: Tx, { caller, id }: Step): Promise<Answered> {
  const found = await ownOf((one) => lockCart(tx, one), caller, id);
  if (!found) return noCart(platform, caller);
  const cart = await pricedNow(platform, tx, found);
  const body = await showCart(platform, tx, { cart, active: caller.active, said: [], removed: true });
  await deleteCart(tx, id);
  return answered(body);
}
