import type { PriceLine } from '@app/contract/orders/price-lines';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ANA, dollars } from '../testing/shop-answers.ts';
import { PAID_STAY } from '../testing/travel-answers.ts';

const open = (deal: PriceLine) => {
  const priceLines = [{ step: 'list_price' as const, amount: dollars(20_000), detail: {} }, deal];
  const server = new FakeServer().answer(travelEndpoints.travelOrderDetails, { ...PAID_STAY, priceLines });
  return openScreen(`/hotelorderdetail?id=${PAID_STAY.id}`, { server, as: ANA });
};

it('a deal that has too few units left for a customer says so, though it takes nothing off', async () => {
  await open({ step: 'deal', amount: dollars(0), detail: { percent: 0, missed: 1 } });
  expect(await screen.findByText(/^Not at the deal: you have had your share of it/)).toBeVisible();
});

it('where no deal is on it, no line speaks of one', async () => {
  await open({ step: 'deal', amount: dollars(0), detail: { percent: 0 } });
  expect(await screen.findByText('Total')).toBeVisible();
  expect(screen.queryByText('Deal')).toBeNull();
});

it('a customer without a level is not named an empty one', async () => {
  await open({ step: 'member_level', amount: dollars(0), detail: { percent: 0 } });
  (await screen.findByRole('button', { name: 'See every step' })).click();
  expect(await screen.findByText('Your level has no discount yet')).toBeVisible();
});

it('a price that was kept for something else, and a part that was refunded, are not said to be changed by the shop', async () => {
  await open({ step: 'adjustment', amount: dollars(-2_000), detail: { kept: 1 } });
  expect(await screen.findByText('Your price stays')).toBeVisible();
  expect(screen.getByText('Another was offered instead, at no difference')).toBeVisible();
  cleanup();
  await open({ step: 'adjustment', amount: dollars(-2_000), detail: { refunded: 1 } });
  expect(await screen.findByText('Given back')).toBeVisible();
  cleanup();
  await open({ step: 'adjustment', amount: dollars(-2_000), detail: {} });
  expect(await screen.findByText('Changed by the shop')).toBeVisible();
});
