import { contentLocale } from '@app/contract/core/locale';
import type { Queryable } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { quoteView } from '../../../orders/public.ts';
import type { Cart } from '../../db/cart.repo.ts';
import type { UcpMessage } from '../../domain/messages.ts';
import { type Active, about } from '../../domain/negotiate.ts';
import { totalsOf } from '../../domain/totals.ts';
import { CART, ucpOf } from '../../domain/ucp-version.ts';
import { linesInTheWay } from '../judge-cart.ts';
import { cartAddress, linesOf, linksOf, sayIn } from '../show-checkout.ts';

/** In a cart what cannot be had now is a warning: nothing is bought yet. */
const asWarning = ({ code, content, path }: UcpMessage): UcpMessage => ({
  type: 'warning',
  code,
  content,
  ...(path ? { path } : {}),
});

/** A cart as the protocol answers it, with what else is to be said about this call. One that is `removed` has no link any more. */
export async function showCart(
  platform: Platform,
  db: Queryable,
  of: {
    readonly cart: Cart;
    readonly active: Active;
    readonly said: readonly UcpMessage[];
    readonly removed?: true;
  },
): Promise<Record<string, unknown>> {
  const { cart } = of;
  const whole = (path: string): string => `${platform.home() ?? ''}${path}`;
  const shown = quoteView(cart, contentLocale(cart.language));
  const judged = await linesInTheWay(platform, db, cart);
  return {
    ucp: ucpOf(about(CART, of.active)),
    id: cart.id,
    line_items: linesOf(shown, whole),
    ...(Object.keys(cart.buyer).length > 0 ? { buyer: cart.buyer } : {}),
    currency: shown.payable.currency,
    totals: totalsOf(shown.priceLines, shown.payable, { say: sayIn(platform, cart) }),
    messages: [...of.said, ...judged.map(asWarning)],
    links: linksOf(cart, whole),
    ...(of.removed ? {} : { continue_url: whole(cartAddress(cart)), expires_at: cart.expiresAt.toISOString() }),
  };
}
