import { expect, test } from 'vitest';
import { openShop } from '../testing/shop.ts';
import { endpointsOf } from './every-endpoint.ts';

/** Calls of customers that move stock, coupons or steps of an order, and never money or points of who calls. */
const NO_MONEY: readonly string[] = [
  'addToCart',
  'callOffGroup',
  'changeVariant',
  'collectCoupon',
  'commentTravelOrder',
  'dropChange',
  'mergeCart',
  'payTogether',
  'redeemCode',
  'sendBack',
  'withdrawAfterSale',
];

test('every call of a customer that may move money says so, since the app reads the wallet again after it', async () => {
  const shop = await openShop();
  try {
    const moving = endpointsOf(shop)
      .map(({ endpoint }) => endpoint)
      .filter(({ surface, idempotent }) => surface === 'storefront' && idempotent);
    const silent = moving.filter(({ changesWallet }) => !changesWallet).map(({ name }) => name);
    expect(silent.sort()).toEqual(NO_MONEY);
  } finally {
    await shop.close();
  }
});
