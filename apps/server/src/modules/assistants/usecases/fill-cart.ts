import type { Language } from '@app/contract/core/locale';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { forSale } from '../../cart/public.ts';
import { currencyRule } from '../../currencies/public.ts';
import { type FrozenQuote, mergeItems, priceForVisitor } from '../../orders/public.ts';
import { type Buyer, chosenOf, type Delivery, type Destination, placeIn } from '../domain/destination.ts';
import type { UcpMessage } from '../domain/messages.ts';
import type { CheckoutWish } from '../domain/ucp-bodies.ts';
import { FULFILLMENT } from '../domain/ucp-version.ts';
import type { Caller } from './caller.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where it is to go by the wish: an address that is chosen by its id alone is the one that was sent before. */
function deliveryOf(wish: CheckoutWish, before: Delivery | null): Delivery | null {
  const method = wish.fulfillment?.methods?.find(({ type }) => type !== 'pickup');
  if (!method) return null;
  const sent: Destination[] | undefined = method.destinations?.map((one, index) => ({
    ...one,
    id: one.id ?? `address_${index + 1}`,
  }));
  const list = sent ?? before?.list ?? [];
  if (list.length === 0) return null;
  const named = list.find(({ id }) => id === method.selected_destination_id);
  const only = method.selected_destination_id == null && list.length === 1 ? list[0] : undefined;
  return { list, selected: (named ?? only)?.id ?? null };
}

export type Filled = {
  readonly buyer: Buyer;
  readonly delivery: Delivery | null;
  readonly frozen: FrozenQuote;
  /** What is said of this wish alone. */
  readonly said: readonly UcpMessage[];
};

/**
 * Prices what an assistant wishes for, as it costs someone who has not signed in. Returns why instead, where something is not sold for
 * money at all.
 */
export async function fillCart(
  platform: Platform,
  tx: Tx,
  of: {
    readonly caller: Caller;
    readonly wish: CheckoutWish;
    readonly language: Language;
    readonly currency: string;
    readonly before: Delivery | null;
  },
): Promise<Filled | { readonly unsold: readonly UcpMessage[] }> {
  const { wish, language } = of;
  const say = (key: string, vars?: Record<string, unknown>) => platform.translate(language, key, vars);
  const ids = wish.line_items.map(({ item }) => item.id);
  const variants = await forSale(
    tx,
    ids.filter((id) => UUID.test(id)),
    null,
  );
  const unsold = wish.line_items.flatMap(({ item }, index): UcpMessage[] => {
    const variant = variants.get(item.id);
    if (variant?.online && variant.type === 'normal') return [];
    const content = say('assistant.say.unavailable', { id: item.id });
    return [
      { type: 'error', code: 'item_unavailable', severity: 'unrecoverable', path: `$.line_items[${index}]`, content },
    ];
  });
  if (unsold.length > 0) return { unsold };
  const delivers = of.caller.active.includes(FULFILLMENT);
  const delivery = delivers ? deliveryOf(wish, of.before) : null;
  const items = mergeItems(wish.line_items.map(({ item, quantity }) => ({ variantId: item.id, quantity })));
  const currency = await currencyRule(platform, of.currency);
  const place = placeIn(chosenOf(delivery)) ?? placeIn(wish.context);
  const frozen = await priceForVisitor(platform, tx, { items, currency, place });
  const pickup = delivers && wish.fulfillment?.methods?.some(({ type }) => type === 'pickup');
  const said: UcpMessage[] = [
    ...(pickup ? [{ type: 'warning', code: 'pickup_unavailable', content: say('assistant.say.pickup') } as const] : []),
    ...(wish.context?.eligibility ?? []).map(
      (_, index): UcpMessage => ({
        type: 'warning',
        code: 'eligibility_not_accepted',
        path: `$.context.eligibility[${index}]`,
        content: say('assistant.say.eligibility'),
      }),
    ),
  ];
  return { buyer: wish.buyer ?? {}, delivery, frozen, said };
}
