import type { TravelQuote } from '@app/contract/travel/order-views';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { shopNow } from '../../../shell/time-zone.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { dollars } from '../../../testing/shop-answers.ts';
import { HeldUntil } from './booking-parts.tsx';

const TABLE = 'The table is yours once you book it.';
type HeldUntilProps = Parameters<typeof HeldUntil<TravelQuote>>[0];

const show = (payable: number, byPoints = false) => {
  const quote = {
    expiresAt: new Date(shopNow() + 15 * 60_000).toISOString(),
    payable: dollars(payable),
    points: { used: byPoints },
  };
  render(<HeldUntil {...({ booking: { on: {} }, quote } as unknown as HeldUntilProps)} yours={TABLE} />);
  return screen.getByText(/yours once you book it/);
};

beforeEach(async () => {
  // The texts of the shop.
  await openScreen('/');
  cleanup();
});

test('where there is a price it is held, and what is booked is one’s own only once it is', () => {
  const priced = /^Prices are held for 15 minutes.*\. The table is yours/;
  expect(show(20_000)).toHaveTextContent(priced);
  cleanup();
  expect(show(0, true)).toHaveTextContent(priced);
});

test('what costs nothing has no prices to hold: its conditions are', () => {
  const line = show(0);
  expect(line).toHaveTextContent(/^These conditions hold for 15 minutes.*\. The table is yours/);
  expect(line).not.toHaveTextContent('Prices');
});
