import { addressProfile } from '@app/contract/accounts/address-profile';
import { contentLocale } from '@app/contract/core/locale';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { forSale, judgeLines } from '../../cart/public.ts';
import { quoteView } from '../../orders/public.ts';
import type { Checkout } from '../db/checkout.repo.ts';
import { bookAddress, chosenOf } from '../domain/destination.ts';
import type { UcpMessage } from '../domain/messages.ts';

type Judged = Pick<Checkout, 'id' | 'expiresAt' | 'frozen' | 'language' | 'delivery' | 'buyer'>;

const SAY = {
  out_of_stock: ['out_of_stock', 'assistant.say.out_of_stock'],
  insufficient: ['out_of_stock', 'assistant.say.insufficient'],
  over_limit: ['quantity_limit', 'assistant.say.over_limit'],
  offline: ['item_unavailable', 'assistant.say.unavailable'],
} as const;

type MissingLine = {
  readonly index: number;
  readonly variantId: string;
  readonly state: keyof typeof SAY;
  /** How many can be had instead. */
  readonly available: number;
};

/** Lines of a cart or an open checkout that cannot be had now as they stand, as the cart judges them. */
export async function missingLines(db: Queryable, { lines }: Pick<Judged['frozen'], 'lines'>): Promise<MissingLine[]> {
  const variants = await forSale(
    db,
    lines.map((line) => line.variantId),
    null,
  );
  const judged = judgeLines(
    lines.map(({ variantId, quantity }) => ({ id: variantId, variantId, quantity, selected: true })),
    (id) => variants.get(id),
  );
  return lines.flatMap(({ variantId }, index): MissingLine[] => {
    const { state, max } = judged.get(variantId) ?? { state: 'offline', max: 0 };
    return state === 'ok' ? [] : [{ index, variantId, state, available: max }];
  });
}

/** The name of an item with what was chosen of it. */
export const titleOf = ({ name, options }: { readonly name: string; readonly options: string }): string =>
  options === '' ? name : `${name} (${options})`;

/** What is said of the lines of a cart or an open checkout that cannot be had now. */
export async function linesInTheWay(
  platform: Platform,
  db: Queryable,
  of: Pick<Checkout, 'id' | 'frozen' | 'language' | 'expiresAt'>,
): Promise<UcpMessage[]> {
  const { lines } = quoteView(of, contentLocale(of.language));
  return (await missingLines(db, of.frozen)).map(({ index, variantId, state, available }): UcpMessage => {
    const [code, key] = SAY[state];
    const line = lines[index];
    const name = line ? titleOf(line) : variantId;
    const content = platform.translate(of.language, key, { name, available, id: name });
    return { type: 'error', code, severity: 'recoverable', path: `$.line_items[${index}]`, content };
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
