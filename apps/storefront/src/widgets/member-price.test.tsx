import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queries } from '../app/queries.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ANA, dollars } from '../testing/shop-answers.ts';
import { MemberPrice, MemberTotal, useMemberPolicy } from './member-price.tsx';

const of = (discountBp: number) => ({ ...ANA, level: { ...ANA.level, name: 'Gold', discountBp } });
function Cancelling() {
  const { policy, payable } = useMemberPolicy()({
    price: dollars(10_000),
    policy: [{ until: null, fee: dollars(5_000) }],
  });
  return <p>{`Cancelling costs ${policy[0]?.fee.usd} of ${payable.usd}`}</p>;
}
const shown = (
  <QueryClientProvider client={queries}>
    <MemberPrice price={dollars(11_000)} taxPercent={10} />
    <MemberPrice price={dollars(11_000)} whole />
    <MemberPrice price={dollars(20_000)} about />
    <Cancelling />
    <MemberTotal price={dollars(10_000)} />
  </QueryClientProvider>
);

test('a member sees their price, less what the level takes off before the tax', async () => {
  await openScreen('/', { as: of(500) });
  cleanup();
  render(shown);
  expect(screen.getByText('Your price $104.50')).toBeVisible();
  expect(screen.getByText('Your price in all $104.50')).toBeVisible();
  expect(screen.getByText('Your price ~$190.00')).toBeVisible();
  expect(screen.getByText('Cancelling costs 4750 of 9500')).toBeVisible();
  expect(screen.getByText('Your price instead of $100.00, Gold')).toBeVisible();
});

test.each([
  ['of a level without a discount', ANA],
  ['of nobody', null],
])('there is no price %s', async (_whose, as) => {
  await openScreen('/', as ? { as } : {});
  cleanup();
  render(shown);
  expect(screen.queryByText(/Your price/)).toBeNull();
  expect(screen.getByText('Cancelling costs 5000 of 10000')).toBeVisible();
});
