import type { RestaurantDetail, TableSlots } from '@app/contract/verticals/dining/views';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { queries } from '../../../app/queries.ts';
import { useProposedTalk } from '../../../shell/chat.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { PartyTooLarge } from './party-too-large.tsx';
import type { TableOnScreen } from './use-table-choice.ts';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

/** The way out of a party of fourteen, where so many sit together and so many other places have a table. */
function showWay(of: { mostTogether: number; elsewhere: number | null; maxParty?: number; booking?: string }) {
  const setAsk = vi.fn();
  const ask = { party: { adults: 12, childAges: [4, 7] }, time: '19:30' };
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PartyTooLarge
          on={
            {
              ask,
              setAsk,
              choice: { time: '19:30', nextDay: false, area: null },
              booking: of.booking ?? null,
            } as unknown as TableOnScreen
          }
          slots={{ day: '2027-05-10', ...of } as Partial<TableSlots> as TableSlots}
          restaurant={
            {
              cityId: 'lisbon',
              name: 'Casa do Rio',
              maxParty: of.maxParty ?? 12,
            } as Partial<RestaurantDetail> as RestaurantDetail
          }
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return setAsk;
}

test('a party that is too large learns how many can sit together, where else there is a table, and whom to ask', async () => {
  const setAsk = showWay({ mostTogether: 8, elsewhere: 2 });
  expect(screen.getByRole('status')).toHaveTextContent('No table here for 14 people');
  expect(screen.getByRole('status')).toHaveTextContent('At most 8 people can be booked here.');
  await userEvent.click(screen.getByRole('button', { name: 'Take 8 people' }));
  expect(setAsk).toHaveBeenCalledWith({ party: { adults: 8, childAges: [] } });
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: '2 other places with a table' });
  expect(href).toMatch(/city=lisbon/);
  expect(href).toMatch(/time=19(:|%3A)30/);
  expect(href).toMatch(/free=1/);
  expect(href).toMatch(/adults=12/);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the restaurant' }));
  expect(useProposedTalk.getState().text).toBe('Can Casa do Rio make this possible? 14 people, Mon 10 May 2027, 19:30');
});

test('a party that a restaurant takes at two tables is offered both, and not where a booked table is changed', async () => {
  const setAsk = showWay({ mostTogether: 8, elsewhere: 0, maxParty: 14 });
  await userEvent.click(screen.getByRole('button', { name: 'Two tables: 8 and 6' }));
  expect(setAsk).toHaveBeenCalledWith({
    party: { adults: 8, childAges: [] },
    second: { adults: 4, childAges: [4, 7] },
  });
  cleanup();
  showWay({ mostTogether: 8, elsewhere: 0, maxParty: 14, booking: 'T1' });
  expect(screen.queryByRole('button', { name: /^Two tables/ })).toBeNull();
});

test('where nobody can be seated or no other place has a table, the chat alone is offered', () => {
  showWay({ mostTogether: 0, elsewhere: null });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask the restaurant']);
  expect(screen.queryByRole('link')).toBeNull();
});
