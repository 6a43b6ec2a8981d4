import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningWait } from '@app/contract/verticals/dining/views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';
import { WaitButton } from './wait-button.tsx';
import { waitCardId } from './wait-card-id.ts';

const WAIT = {
  id: 'wait-1',
  restaurantId: 'casa',
  day: '2027-05-10',
  offer: null,
} as Partial<DiningWait> as DiningWait;

/** The button of a night at a restaurant, for somebody who waits there on another night or the same. */
async function show(day: string) {
  const server = new FakeServer().answer(diningEndpoints.diningWaits, [WAIT]);
  await openScreen('/login', { server, as: ANA });
  cleanup();
  queries.clear();
  const ask = vi.fn();
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <div id={waitCardId(WAIT.id)}>
          <button type="button">Leave</button>
        </div>
        <WaitButton restaurantId="casa" day={day} onAsk={ask} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return ask;
}

test('whoever waits for the night already is led to their place on the list, where it can be left', async () => {
  const ask = await show('2027-05-10');
  await userEvent.click(await screen.findByRole('button', { name: 'On the waiting list' }));
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
});

test('for another night one is asked whether to wait', async () => {
  const ask = await show('2027-05-11');
  await userEvent.click(screen.getByRole('button', { name: 'Wait for a table' }));
  expect(ask).toHaveBeenCalledTimes(1);
});
