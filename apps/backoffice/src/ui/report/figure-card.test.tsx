import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FigureCard } from './figure-card';
import styles from './figure-card.module.css';

afterEach(cleanup);

/** How the change of a figure is coloured. */
function colourOf(of: { value: number; before: number; costs?: true }): string {
  render(
    <FigureCard title="Figure" {...of} versus="before" none="nothing before">
      {String(of.value)}
    </FigureCard>,
  );
  const change = screen.queryByText(/%/);
  cleanup();
  return change === null ? '' : change.className;
}

test('what grows is green, but not what is no good news when it does', () => {
  expect([styles.up, styles.down].every((name) => name !== undefined && name !== '')).toBe(true);
  expect(colourOf({ value: 153, before: 100 })).toBe(styles.up);
  expect(colourOf({ value: 47, before: 100 })).toBe(styles.down);
  expect(colourOf({ value: 153, before: 100, costs: true })).toBe(styles.down);
  expect(colourOf({ value: 47, before: 100, costs: true })).toBe(styles.up);
  expect(colourOf({ value: 100, before: 100, costs: true })).toBe('');
});
