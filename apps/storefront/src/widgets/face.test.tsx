import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Face } from './face.tsx';

test('a face whose picture does not come shows the initials', () => {
  render(<Face nickname="Ana Lima" avatar="/files/ab-{w}.webp" />);
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('AL')).toBeVisible();
});
