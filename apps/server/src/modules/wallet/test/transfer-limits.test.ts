import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openWalletShop, send, type WalletShop } from './fixtures.ts';

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop({ RATE_LIMITS: 'true' });
});
afterAll(() => shop.close());

test('when transfers come faster than ten a minute, all at once, then ten are booked and the rest told to wait', async () => {
  const [from, to] = [await shop.person({ usd: 100_00 }), await shop.person()];
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => send(shop, from, { to: to.code, amount: '1', note: String(index) })),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(10);
  expect(new Set(codes)).toEqual(new Set([200, refusalCode('rate.too_many')]));
  expect(await shop.available(to)).toBe(10_00);
});

test('when wrong passwords are tried, then they count with those at other places and block even the right one', async () => {
  const [from, to] = [await shop.person({ usd: 100_00 }), await shop.person()];
  const wrong = await Promise.all(
    Array.from({ length: 14 }, () => send(shop, from, { to: to.code, amount: '1', password: 'wrong-password' })),
  );
  expect(wrong.filter(({ code }) => code === refusalCode('account.wrong_password')).length).toBeLessThanOrEqual(10);
  expect(await send(shop, from, { to: to.code, amount: '1' })).toMatchObject({ code: refusalCode('rate.too_many') });
  expect(await shop.available(to)).toBe(0);
});

test('when people are looked up faster than fifteen a minute, then nobody learns who has an account', async () => {
  const [asker, known] = [await shop.person(), await shop.person()];
  const ask = (to: string) => shop.call(walletEndpoints.transferRecipient, { token: asker.token, query: { to } });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask(index % 2 === 0 ? known.email : `nobody-${index}@example.com`)),
  );
  expect(answers.filter(({ code }) => code !== refusalCode('rate.too_many'))).toHaveLength(15);
  expect(await ask(known.email)).toMatchObject({ code: refusalCode('rate.too_many') });
});
