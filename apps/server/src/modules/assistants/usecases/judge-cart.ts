import { addressProfile } from '@app/contract/accounts/address-profile';
import { contentLocale, localize } from '@app/contract/core/locale';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { forSale, judgeLines } from '../../cart/public.ts';
import type { Checkout } from '../db/checkout.repo.ts';
import { bookAddress, chosenOf } from '../domain/destination.ts';
import type { UcpMessage } from '../domain/messages.ts';

type Judged = Pick<Checkout, 'frozen' | 'language' | 'delivery' | 'buyer'>;

const SAY = {
  out_of_stock: ['out_of_stock', 'assistant.say.out_of_stock'],
  insufficient: ['out_of_stock', 'assistant.say.insufficient'],
  over_limit: ['quantity_limit', 'assistant.say.over_limit'],
  offline: ['item_unavailable', 'assistant.say.unavailable'],
} as const;

/** What of the lines of a cart or an open checkout cannot be had now, as the cart judges them. */
export async function linesInTheWay(
  platform: Platform,
  db: Queryable,
  of: Pick<Judged, 'frozen' | 'language'>,
): Promise<UcpMessage[]> {
  const { lines } = of.frozen;
  const variants = await forSale(
    db,
    lines.map((line) => line.variantId),
    null,
  );
  const judged = judgeLines(
    lines.map(({ variantId, quantity }) => ({ id: variantId, variantId, quantity, selected: true })),
    (id) => variants.get(id),
  );
  return lines.flatMap((line, index): UcpMessage[] => {
    const { state, max } = judged.get(line.variantId) ?? { state: 'offline', max: 0 };
    if (state === 'ok') return [];
    const [code, key] = SAY[state];
    const vars = { name: localize(line.name, contentLocale(of.language)), available: max, id: line.variantId };
    const content = platform.translate(of.language, key, vars);
    return [{ type: 'error', code, severity: 'recoverable', path: `$.line_items[${index}]`, content }];
  });
}

function addressInTheWay(platform: Platform, of: Judged): UcpMessage[] {
  const chosen = chosenOf(of.delivery);
  const country = chosen?.address_country;
  if (country && addressProfile(country.toUpperCase()) === null) {
    return [
      {
        type: 'error',
        code: 'address_undeliverable',
        severity: 'recoverable',
        path: '$.fulfillment.methods[0].destinations[0].address_country',
        content: platform.translate(of.language, 'assistant.say.undeliverable'),
      },
    ];
  }
  if (chosen && bookAddress(chosen, of.buyer)) return [];
  if (chosen) {
    return [
      {
        type: 'error',
        code: 'address_incomplete',
        severity: 'requires_buyer_input',
        path: '$.fulfillment.methods[0].destinations[0]',
        content: platform.translate(of.language, 'assistant.say.address_incomplete'),
      },
    ];
  }
  const content = platform.translate(of.language, 'assistant.say.address');
  return [{ type: 'error', code: 'address_required', severity: 'requires_buyer_input', content }];
}

/** What stands between an open checkout and its order, what an assistant can mend first. */
export async function judgeCart(platform: Platform, db: Queryable, of: Judged): Promise<UcpMessage[]> {
  return [...(await linesInTheWay(platform, db, of)), ...addressInTheWay(platform, of)];
}
