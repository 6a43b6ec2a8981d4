import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HotelFilter } from './hotel-filter';

const HOTELS = [
  { id: 'rio', name: 'Arena Palace', city: 'Rio' },
  { id: 'porto', name: 'Bay House', city: 'Porto' },
];
/** Lets the answer to a word be there. */
let answered: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const keyword = new URL(address, 'http://x').searchParams.get('keyword');
    if (keyword) await new Promise<void>((resolve) => (answered = resolve));
    const data = HOTELS.filter(({ name, city }) => !keyword || `${name} ${city}`.toLowerCase().includes(keyword));
    return new Response(JSON.stringify({ code: 200, data, msg: '' }));
  });
});
afterEach(cleanup);

const enter = (field: HTMLElement) => {
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
};

const onChange = vi.fn();
/** A list of hotels as it is opened, with the first of them in sight. */
async function opened(): Promise<HTMLElement> {
  onChange.mockReset();
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <HotelFilter value={undefined} onChange={onChange} />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const field = await screen.findByRole('combobox');
  await userEvent.click(field);
  await waitFor(() => expect(screen.getAllByText('Arena Palace').length).toBeGreaterThan(0));
  return field;
}

test('a quick Enter chooses what was typed, not the first of the list before', async () => {
  const field = await opened();
  await userEvent.type(field, 'bay', { skipClick: true });
  enter(field);
  expect(onChange.mock.calls).toEqual([['porto']]);
});

test('a quick Enter on what none of the list before is called chooses nothing', async () => {
  const field = await opened();
  await userEvent.type(field, 'porto', { skipClick: true });
  enter(field);
  expect(onChange).not.toHaveBeenCalled();
});

test('what the server finds by its place is offered once its answer is there, and an Enter chooses it', async () => {
  const field = await opened();
  await userEvent.type(field, 'porto', { skipClick: true });
  expect(screen.queryAllByText('Bay House')).toEqual([]);
  await waitFor(() => {
    answered();
    expect(screen.getAllByText('Bay House').length).toBeGreaterThan(0);
  });
  enter(field);
  expect(onChange.mock.calls).toEqual([['porto']]);
});

test('every list that the server searches leaves out of its last answer what cannot be meant', () => {
  const root = resolve('apps/backoffice/src');
  const searched = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))
    .filter(({ text }) => text.includes('filterOption: false'));
  expect(searched.length).toBeGreaterThan(9);
  const without = searched.filter(({ text }) => !/\buse(Typed|RestaurantSearch|SubjectSearch)\(/.test(text));
  expect(without.map(({ path }) => path)).toEqual([]);
});
