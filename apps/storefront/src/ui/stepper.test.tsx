import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { Stepper } from './stepper.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

function Counted({ least, max, from = 0 }: { readonly least?: number; readonly max: number; readonly from?: number }) {
  const [value, setValue] = useState(from);
  return <Stepper label="Menu" min={0} max={max} {...(least && { least })} value={value} onChange={setValue} />;
}
const box = () => screen.getByRole('textbox', { name: 'Menu' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is had by two at least goes from none to two and back to none', async () => {
  render(<Counted least={2} max={3} />);
  await press('Increase');
  expect(box()).toHaveValue('2');
  await press('Increase');
  expect(box()).toHaveValue('3');
  await press('Decrease');
  await press('Decrease');
  expect(box()).toHaveValue('0');
  // What is typed between is brought to the least.
  await userEvent.type(box(), '1{Enter}');
  expect(box()).toHaveValue('2');
});

test('a count below the least, as an address may say it, goes to the least or to none', async () => {
  render(<Counted least={3} max={4} from={1} />);
  await press('Increase');
  expect(box()).toHaveValue('3');
  cleanup();
  render(<Counted least={3} max={4} from={1} />);
  await press('Decrease');
  expect(box()).toHaveValue('0');
});

test('where there is no room for the least it cannot be taken', () => {
  render(<Counted least={3} max={2} />);
  expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
});
