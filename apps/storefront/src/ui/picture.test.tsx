import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { Picture } from './picture.tsx';

const ADDRESS = '/files/ab-{w}.webp';

beforeEach(async () => {
  // The texts of the shop.
  await openScreen('/');
  cleanup();
});

const drawn = () => document.querySelector('img');

test('where a picture does not come its place is quiet, and says to a screen reader what it shows', () => {
  render(<Picture src={ADDRESS} alt="Blue jacket" />);
  fireEvent.error(screen.getByRole('img', { name: 'Blue jacket' }));
  expect(drawn()).toBeNull();
  expect(screen.getByRole('img', { name: 'Blue jacket' })).toBeVisible();
  expect(screen.queryByText('Blue jacket')).toBeNull();
});

test('a picture for the eye alone stays silent without it', () => {
  render(<Picture src={ADDRESS} alt="" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(drawn()).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture that did not come is asked for again when its screen is opened again', () => {
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Picture src={ADDRESS} alt="Blue jacket" />
    </Activity>
  );
  const { rerender } = render(at('visible'));
  fireEvent.error(screen.getByRole('img'));
  expect(drawn()).toBeNull();
  rerender(at('hidden'));
  rerender(at('visible'));
  expect(drawn()).toHaveAttribute('alt', 'Blue jacket');
});

test('a picture that did not come is asked for again once the device is back online', () => {
  render(<Picture src={ADDRESS} alt="Blue jacket" />);
  fireEvent.error(screen.getByRole('img'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(drawn()).toHaveAttribute('alt', 'Blue jacket');
});
