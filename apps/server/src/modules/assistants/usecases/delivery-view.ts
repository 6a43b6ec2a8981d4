import type { Platform } from '../../../platform/slice.ts';
import type { Checkout } from '../db/checkout.repo.ts';
import { chosenOf } from '../domain/destination.ts';
import type { Total } from '../domain/totals.ts';

/** The one way in which goods come: all of them together, to one address. */
const METHOD = 'delivery';
const GROUP = 'all';
const OPTION = 'standard';

/** How a checkout is delivered, as the protocol's extension says it: one method, one parcel, one option with what it costs. */
export function deliveryView(
  platform: Platform,
  checkout: Checkout,
  of: {
    readonly shown: { readonly lines: readonly { readonly variantId: string }[] };
    readonly totals: readonly Total[];
  },
) {
  const ids = of.shown.lines.map((line) => line.variantId);
  const cost = of.totals.filter(({ type }) => type === 'fulfillment').reduce((sum, { amount }) => sum + amount, 0);
  const title = platform.translate(checkout.language, 'orders.price.postage');
  const { list = [] } = checkout.delivery ?? {};
  return {
    methods: [
      {
        id: METHOD,
        type: 'shipping',
        line_item_ids: ids,
        ...(list.length > 0 ? { destinations: list } : {}),
        selected_destination_id: chosenOf(checkout.delivery)?.id ?? null,
        groups: [
          {
            id: GROUP,
            line_item_ids: ids,
            selected_option_id: OPTION,
            options: [{ id: OPTION, title, totals: [{ type: 'total', amount: cost }] }],
          },
        ],
      },
    ],
  };
}
