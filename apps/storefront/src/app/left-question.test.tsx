import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { confirm } from '../ui/confirm-store.ts';

test('a question does not outlast the page that it was asked on: the address changes, and it counts as refused', async () => {
  await openScreen('/login');
  let answer: Promise<boolean> = Promise.resolve(true);
  act(() => {
    answer = confirm({ title: 'Cancel the booking?' });
  });
  expect(await screen.findByRole('alertdialog', { name: 'Cancel the booking?' })).toBeVisible();
  await act(async () => {
    window.location.hash = '#/register';
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await answer).toBe(false);
});
