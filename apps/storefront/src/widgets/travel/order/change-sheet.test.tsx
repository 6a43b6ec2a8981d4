import type { TravelChange } from '@app/contract/travel/order-views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { dollars } from '../../../testing/shop-answers.ts';
import { PAID_STAY } from '../../../testing/travel-answers.ts';
import { ChangeSheet } from './change-sheet.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

type Lines = TravelChange['before']['priceLines'];
const list: Lines = [{ step: 'list_price', amount: dollars(20_000), detail: {} }];
const dealt: Lines = [...list, { step: 'deal', amount: dollars(-4_000), detail: {} }];

function show(before: Lines, action: 'change_dates' | 'add_extras' = 'change_dates', mayReplace = false) {
  const { subject, service } = PAID_STAY;
  const change: TravelChange = {
    id: PAID_STAY.id,
    orderId: PAID_STAY.id,
    expiresAt: '2027-03-01T12:00:00Z',
    before: { subject, service, priceLines: before, payable: dollars(16_000) },
    after: { subject, service, priceLines: list, payable: dollars(20_000) },
    policy: [],
    policyKept: false,
    fee: dollars(0),
    due: dollars(4_000),
    back: null,
    backBy: [],
    pointsBack: 0,
    effects: [],
    others: null,
  };
  const nothing = () => undefined;
  const on = {
    change,
    error: null,
    refused: null,
    sending: false,
    mayReplace,
    again: nothing,
    make: async () => undefined,
  };
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ChangeSheet
          open
          on={on}
          lines={() => ['A stay']}
          listName="1 room"
          action={action}
          onOther={nothing}
          onClose={nothing}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a change of what was booked at a deal says before it is confirmed that the deal does not hold any more', () => {
  show(dealt);
  expect(screen.getByText(/You booked at a deal, which took \$40\.00 off\./)).toBeVisible();
});

test.each([
  ['what stood at no deal', list, 'change_dates'],
  ['what is added beside, which leaves the deal as it is', dealt, 'add_extras'],
] as const)('%s says nothing of deals', (_, before, action) => {
  show(before, action);
  expect(screen.getByRole('button', { name: 'Choose again' })).toBeVisible();
  expect(screen.queryByText(/You booked at a deal/)).toBeNull();
});

test('whoever pays for a change of what its provider changed is told that another is had for nothing', () => {
  show(list, 'change_dates', true);
  expect(screen.getByText(/under “Take another” another one costs you nothing/)).toBeInTheDocument();
  cleanup();
  show(list);
  expect(screen.queryByText(/costs you nothing/)).toBeNull();
  show(list, 'add_extras', true);
  expect(screen.queryByText(/costs you nothing/)).toBeNull();
});
