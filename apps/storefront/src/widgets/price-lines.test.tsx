import type { PriceLine } from '@app/contract/orders/price-lines';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { screen } from '@testing-library/react';
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
