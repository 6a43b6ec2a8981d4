import type { TravelSubject } from '@app/contract/travel/order-views';
import type { BoughtBag, FlightItem } from '@app/contract/verticals/flights/views';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleSubjects } from '../../testing/sample-subjects.gen.ts';
import { FlightSubject } from './flight-subject.tsx';

// Texts come with the first screen.
beforeEach(async () => {
  await openScreen('/');
  cleanup();
});

const subject = sampleSubjects.flight as TravelSubject;
const bag = (slice: number): BoughtBag => ({ slice, guest: 1, kind: 'checked', kg: 23, pieces: 1 });
const show = (bags: BoughtBag[]) => {
  const item = { ...(subject.item as FlightItem), bags };
  render(<FlightSubject subject={{ ...subject, item }} item={item} />);
};

test('the fare of a way for which bags are bought is not said to have no bag', () => {
  show([]);
  expect(screen.getAllByText(/No checked bag · /)).toHaveLength(1);
  cleanup();
  show([bag(1), bag(2)]);
  expect(screen.queryByText(/No checked bag/)).toBeNull();
  cleanup();
  show([bag(1)]);
  // Each way has its own line now: that with the bag bought says nothing of bags.
  expect(screen.getByText(/No checked bag · /).textContent).toMatch(/^Back, /);
  expect(screen.getByText(/^Out, /).closest('p')?.textContent).not.toContain('bag');
});
