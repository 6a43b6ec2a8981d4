import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import { WhenSheet } from './when-sheet.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

function Search() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <p>{open ? 'choosing' : 'closed'}</p>
      <WhenSheet open={open} onClose={() => setOpen(false)} when={null} today="2027-01-10" onChoose={() => {}} />
    </>
  );
}

test('from the sheet of months one comes to the days, which take its place', async () => {
  render(<Search />);
  await userEvent.click(await screen.findByText('Choose days'));
  await screen.findByText('Choose the first day');
  expect(screen.getByText('choosing')).toBeInTheDocument();
});
