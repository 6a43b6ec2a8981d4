import type { Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type Cart, lockCart } from '../../db/cart.repo.ts';
import { type Checkout, lockCheckout } from '../../db/checkout.repo.ts';
import type { CheckoutMade, CheckoutWish } from '../../domain/ucp-bodies.ts';
import { CHECKOUT } from '../../domain/ucp-version.ts';
import type { Caller } from '../caller.ts';
import { checkoutSteps, storeCheckout, updateCheckout } from '../change-checkout.ts';
import { type Answered, answered, ownOf } from '../session/session-steps.ts';
import { noCart } from './change-cart.ts';

type Lines = Pick<Cart, 'frozen'>;

const itemsOf = ({ frozen }: Lines): string =>
  JSON.stringify(frozen.lines.map(({ variantId, quantity }) => [variantId, quantity]));

/** What a checkout is to hold by the cart; where it goes is what was sent, else as it was before. */
function wishOf(cart: Cart, sent: CheckoutMade['fulfillment'], before: Checkout | null): CheckoutWish {
  const { place, frozen, buyer, language } = cart;
  const selected = before?.delivery ?? null;
  const fulfillment =
    sent ??
    (selected ? { methods: [{ type: 'shipping' as const, selected_destination_id: selected.selected }] } : undefined);
  return {
    line_items: frozen.lines.map(({ variantId, quantity }) => ({ item: { id: variantId }, quantity })),
    buyer,
    context: {
      language,
      currency: frozen.currency.code,
      ...(place ? { address_country: place.country, address_region: place.province } : {}),
    },
    ...(fulfillment ? { fulfillment } : {}),
  };
}

/**
 * Makes a checkout of a cart that is locked. The one that was made of it before, and is not over, is the same again: as it stands where it holds
 * the same, else written anew by the cart.
 */
export async function checkoutFrom(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly cart: Cart; readonly sent?: CheckoutMade['fulfillment'] },
): Promise<Answered> {
  const { caller, cart, sent } = of;
  const before = cart.checkoutId === null ? null : await lockCheckout(tx, cart.checkoutId);
  const wish = wishOf(cart, sent, before);
  if (!before) return storeCheckout(platform, tx, { caller, wish, cartId: cart.id });
  const { id } = before;
  if (before.ordered || itemsOf(before) === itemsOf(cart))
    return answered(await checkoutSteps(platform).shown(tx, { caller, id }));
  return updateCheckout(platform, tx, { caller, id, wish });
}

/** Makes a checkout of the assistant's own cart, whatever else was sent of lines, buyer and context. */
export async function convertCart(
  platform: Platform,
  tx: Tx,
  of: { readonly caller: Caller; readonly cartId: string; readonly sent: CheckoutMade['fulfillment'] },
): Promise<Answered> {
  const { caller, cartId, sent } = of;
  const cart = await ownOf((id) => lockCart(tx, id), caller, cartId);
  return cart ? checkoutFrom(platform, tx, { caller, cart, sent }) : noCart(platform, caller, CHECKOUT);
}
