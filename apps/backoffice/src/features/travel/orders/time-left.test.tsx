import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../../api/session';
import styles from '../../../ui/list/list.module.css';
import { TimeLeft } from './time-left';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const MINUTE = 60_000;
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What a promised moment so many minutes from now says, and how it looks. */
function saidOf(minutes: number): { text: string; tone: string | undefined } {
  vi.useFakeTimers({ now: NOW });
  render(
    <SessionProvider value={{ clockOffsetMs: 0 } as StaffSession}>
      <TimeLeft until={new Date(NOW + minutes * MINUTE).toISOString()} />
    </SessionProvider>,
  );
  const tag = screen.getByText(/^travel\.staff\.time_/);
  const tone = (['danger', 'warning', 'neutral'] as const).find((one) => tag.classList.contains(String(styles[one])));
  const text = tag.textContent ?? '';
  cleanup();
  return { text, tone };
}

test('only what is overdue is red, and says by how much; what is due soon is marked, and the rest is not', () => {
  expect(saidOf(45)).toEqual({ text: 'travel.staff.time_left', tone: 'neutral' });
  expect(saidOf(30)).toEqual({ text: 'travel.staff.time_left', tone: 'warning' });
  expect(saidOf(0)).toEqual({ text: 'travel.staff.time_over', tone: 'danger' });
  expect(saidOf(-95)).toEqual({ text: 'travel.staff.time_over', tone: 'danger' });
});
