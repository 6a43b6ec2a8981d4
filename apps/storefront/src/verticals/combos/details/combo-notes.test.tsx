import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { ComboPlan, ComboPlanPart, ComboSlotView } from '@app/contract/verticals/combos/views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';
import { PAID_STAY } from '../../../testing/travel-answers.ts';
import type { ComboOnScreen } from '../use-combo-plan.ts';
import { ComboNotes } from './combo-notes.tsx';

const DAY = '2027-05-10';
const TRIP: ComboOnScreen['trip'] = {
  day: DAY,
  from: null,
  party: { rooms: 1, adults: 2, childAges: [] },
  early: false,
  picks: [],
  wanted: ['dinner'],
};
const OWN = { ...PAID_STAY, kind: 'dining' as const, subject: { ...PAID_STAY.subject, title: 'Casa Velha' } };

/** The notes of a combo whose dinner clashes with a booking of the customer's own; returns what is asked for. */
async function show(of: { readonly optional: boolean; readonly swappable: boolean; readonly clash?: boolean }) {
  const { optional, swappable, clash = true } = of;
  const server = new FakeServer().answer(travelEndpoints.travelOrderDetails, OWN);
  await openScreen('/', { server, as: ANA });
  cleanup();
  queries.clear();
  const [setTrip, onSwap, onDays] = [vi.fn(), vi.fn(), vi.fn()];
  const slot: ComboSlotView = {
    key: 'dinner',
    kind: 'dining',
    label: 'Dinner',
    optional,
    core: false,
    dayOffset: 0,
    nights: 0,
  };
  const filled = { subject: OWN.subject, price: dollars(0), alone: dollars(0) } as Partial<
    ComboPlanPart['filled']
  > as ComboPlanPart['filled'];
  const part: ComboPlanPart = { slot: 'dinner', state: 'in', from: DAY, to: DAY, filled, swappable, lost: null };
  const plan = { complete: true, documents: false } as Partial<ComboPlan> as ComboPlan;
  const on = {
    combo: { id: idOf(90), slots: [slot] },
    trip: TRIP,
    plan,
    parts: [{ slot, part }],
    setTrip,
  } as unknown as ComboOnScreen;
  const address = `/combodetail?lost=dinner&why=dining.overlap${clash ? `&clash=${OWN.id}` : ''}`;
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <ComboNotes on={on} onSwap={onSwap} onDays={onDays} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { setTrip, onSwap, onDays };
}

test('a dinner that clashes with an own booking says which, leads there, and offers another or to leave it out', async () => {
  const { setTrip, onSwap } = await show({ optional: true, swappable: true });
  expect(await screen.findByText(/You have booked Casa Velha, /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    expect.stringContaining(`diningorderdetail?id=${OWN.id}`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(onSwap).toHaveBeenCalledWith('dinner');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(setTrip).toHaveBeenCalledWith({ ...TRIP, wanted: [] });
});

test('one that belongs to the combo and has no other choice leads to other days', async () => {
  const { onDays } = await show({ optional: false, swappable: false });
  expect(await screen.findByText(/You have booked Casa Velha, /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave it out' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Other days' }));
  expect(onDays).toHaveBeenCalledOnce();
});

test('what is gone for another reason and filled again asks for nothing', async () => {
  await show({ optional: true, swappable: false, clash: false });
  expect(screen.getByText(/You have a table at this time already/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/You have booked/)).toBeNull();
});
