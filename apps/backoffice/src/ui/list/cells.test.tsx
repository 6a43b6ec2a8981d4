import { act, fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Thumb } from './cells';

const drawn = () => document.querySelector('img');

test('where the picture of a row does not come the glyph of its well stands, until the device is back online', () => {
  const { container } = render(<Thumb url="/files/ab-{w}.webp" />);
  fireEvent.error(drawn() as HTMLImageElement);
  expect(drawn()).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(drawn()).not.toBeNull();
});
