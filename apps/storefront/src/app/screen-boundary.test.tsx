import type { RouteName } from '@app/contract/core/routes';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

function Broken(): never {
  throw new Error('a fault of the screen');
}

/** Draws a screen that throws, in an app that has its texts. */
async function drawBroken(name: RouteName): Promise<void> {
  await openScreen('/');
  cleanup();
  render(
    <MemoryRouter>
      <ScreenBoundary name={name}>
        <Broken />
      </ScreenBoundary>
    </MemoryRouter>,
  );
}

// React writes what a boundary caught.
beforeEach(() => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  return () => said.mockRestore();
});

test('a screen that throws says so and leads back; a root has the tab bar for that', async () => {
  await drawBroken('setting');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  cleanup();

  await drawBroken('new');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});
