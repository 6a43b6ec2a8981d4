import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboPlan, ComboPlanPart, ComboSlotView } from '@app/contract/verticals/combos/views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { dollars } from '../../../testing/shop-answers.ts';
import { PAID_STAY } from '../../../testing/travel-answers.ts';
import type { ComboOnScreen } from '../use-combo-plan.ts';
import { ComboOptional } from './combo-optional.tsx';

const DAY = '2027-05-10';
const TRIP: ComboOnScreen['trip'] = {
  day: DAY,
  from: null,
  party: { rooms: 1, adults: 2, childAges: [] },
  early: false,
  picks: [],
  wanted: [],
};
const slot = (kind: 'tour' | 'dining', label: string): ComboSlotView => ({
  key: kind,
  kind,
  label,
  optional: true,
  core: false,
  dayOffset: 0,
  nights: 0,
});
const part = (of: Partial<ComboPlanPart>): ComboPlanPart => ({
  slot: 'tour',
  state: 'left_out',
  from: DAY,
  to: DAY,
  filled: null,
  swappable: false,
  lost: null,
  ...of,
});

/** Shows what may come along on a combo; returns what is told of another choice. */
function show(of: { readonly slot: ComboSlotView; readonly part: ComboPlanPart }) {
  const setTrip = vi.fn();
  const plan = { complete: true, price: dollars(100_000) } as Partial<ComboPlan> as ComboPlan;
  const combo = { id: idOf(90), slots: [of.slot] };
  const on = { combo, trip: TRIP, plan, parts: [of], isStale: false, setTrip } as unknown as ComboOnScreen;
  render(
    <QueryClientProvider client={queries}>
      <ComboOptional on={on} />
    </QueryClientProvider>,
  );
  return setTrip;
}
async function start(server = new FakeServer()): Promise<void> {
  await openScreen('/', { server });
  cleanup();
}

test('a part that cannot be had on these days says so, and leads to the nearest first day on which it can', async () => {
  await start(new FakeServer().answer(comboEndpoints.comboChoices, { list: [], nearestDay: '2027-05-12' }));
  const setTrip = show({ slot: slot('tour', 'A walk'), part: part({}) });
  await userEvent.click(await screen.findByRole('button', { name: /12 May/ }));
  expect(screen.getByText('Not to be had on these days.')).toBeVisible();
  expect(screen.getByRole('switch')).toBeDisabled();
  expect(setTrip).toHaveBeenCalledWith({ ...TRIP, day: '2027-05-12', wanted: ['tour'] });
});

test('a table that is paid there is not called included on the page of a combo', async () => {
  await start();
  const subject = { ...PAID_STAY.subject, title: 'The long table', item: { averageUsd: 3_400 } };
  const filled = { subject, price: dollars(0), alone: dollars(0) } as Partial<ComboPlanPart['filled']>;
  show({
    slot: slot('dining', 'Dinner'),
    part: part({ slot: 'dining', state: 'in', filled: filled as ComboPlanPart['filled'] }),
  });
  expect(screen.getByText('Table reserved, you pay there (about $34.00 each)')).toBeVisible();
  expect(screen.queryByText('Included')).toBeNull();
});
