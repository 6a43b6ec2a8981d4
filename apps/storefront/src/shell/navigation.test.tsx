import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useScreenSteps, useSetScreenParams } from './navigation.ts';

const open = (...entries: string[]) => {
  const { result } = renderHook(
    () => ({ steps: useScreenSteps(), set: useSetScreenParams(), at: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    at: () => result.current.at.search,
    run: (move: (on: typeof result.current) => unknown) => act(async () => void move(result.current)),
  };
};

test('Back of a step of choosing leads to the choice before, with its filters, not out of the screen', async () => {
  const screen = open('/home', '/flightsearch?from=LIS&sort=price');
  await screen.run(({ steps }) => steps.into({ out: 'TP1', sort: null }));
  expect(screen.at()).toBe('?from=LIS&out=TP1');
  await screen.run(({ navigate }) => navigate(-1));
  expect(screen.at()).toBe('?from=LIS&sort=price');
});

test('who changes their choice goes back to it and leaves nothing behind, filters meanwhile or not', async () => {
  const screen = open('/home?', '/flightsearch?from=LIS');
  await screen.run(({ steps }) => steps.into({ out: 'TP1' }));
  await screen.run(({ set }) => set({ sort: 'price' }));
  await screen.run(({ steps }) => steps.outOf({ out: null }));
  expect(screen.at()).toBe('?from=LIS');
});

test('a step that was opened by its link is left in place', async () => {
  const screen = open('/flightsearch?from=LIS&out=TP1');
  await screen.run(({ steps }) => steps.outOf({ out: null }));
  expect(screen.at()).toBe('?from=LIS');
});
