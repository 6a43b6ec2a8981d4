import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA } from '../../../testing/shop-answers.ts';
import { PAID_COMBO, PAID_STAY } from '../../../testing/travel-answers.ts';
import { PeopleCard } from './travel-order-cards.tsx';

const open = (address: string, change: Partial<TravelOrderDetail>) =>
  openScreen(`${address}?id=${change.id ?? PAID_STAY.id}`, {
    server: new FakeServer().answer(travelEndpoints.travelOrderDetails, { ...PAID_STAY, ...change }),
    as: ANA,
  });
/** What is saved as a file from here on. */
function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:1' }));
  return saved;
}

const rows = () => [/^Add to calendar/, /^Print the booking/].map((name) => screen.queryByRole('button', { name }));

test('a paid booking is saved for the calendar from its beginning to its end, and printed', async () => {
  const user = await open('/hotelorderdetail', {});
  const saved = savedFiles();
  await user.click(await screen.findByRole('button', { name: /^Add to calendar/ }));
  expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
  const lines = (await saved[0]?.text())?.split('\r\n');
  for (const line of [
    'DTSTART:20270510T130000Z',
    'DTEND:20270512T100000Z',
    'SUMMARY:Harbour House',
    'LOCATION:Harbour House\\, Quay 4\\, Lisbon',
    'DESCRIPTION:Sea room\\nH-73\\nRES-1',
  ])
    expect(lines).toContain(line);
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Print the booking' }));
  expect(print).toHaveBeenCalledOnce();
});

test('what was paid and cancelled is taken out of the calendar again', async () => {
  const user = await open('/hotelorderdetail', { state: 'cancelled' });
  const saved = savedFiles();
  await user.click(await screen.findByRole('button', { name: /^Take out of calendar/ }));
  const lines = (await saved[0]?.text())?.split('\r\n');
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${PAID_STAY.id}`]) expect(lines).toContain(line);
  expect(rows()).toEqual([null, null]);
});

test('what is unpaid or over has neither; pieces that are used at any time are only printed', async () => {
  for (const state of ['pending_payment', 'cancelled', 'pending_comment', 'completed'] as const) {
    await open('/hotelorderdetail', {
      state,
      paidAt: state.startsWith('p') || state === 'completed' ? PAID_STAY.paidAt : null,
    });
    await screen.findByText('H-73');
    expect([state, ...rows()]).toEqual([state, null, null]);
    cleanup();
  }
  await open('/diningcomboorderdetail', {
    id: idOf(90),
    kind: 'diningcombo',
    subject: {
      ...PAID_STAY.subject,
      item: {
        pieces: 1,
        people: 2,
        perTable: 1,
        usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' },
        blackout: [],
        validTo: '2027-08-10',
        places: [],
        codes: [],
      },
    },
  });
  await screen.findByText('H-73');
  const [calendar, print] = rows();
  expect(calendar).toBeNull();
  expect(print).toBeVisible();
});

test('a combo is saved with all of its parts that stand in one file, and has neither once they are over', async () => {
  const [stay] = PAID_COMBO.parts;
  if (!stay) throw new Error('the combo has a stay');
  const part = (number: string, state: TravelOrderDetail['state'], title: string) => ({
    ...stay,
    slot: number,
    order: { ...stay.order, number, state },
    subject: { ...stay.subject, title },
  });
  const parts = [stay, part('T-78', 'confirmed', 'Along the river'), part('T-79', 'cancelled', 'Up the hill')];
  const server = new FakeServer().answer(bundleEndpoints.bundleDetails, { ...PAID_COMBO, parts });
  const user = await openScreen(`/comboorderdetail?id=${PAID_COMBO.id}`, { server, as: ANA });
  const saved = savedFiles();
  await user.click(await screen.findByRole('button', { name: /^Add to calendar/ }));
  const text = (await saved[0]?.text()) ?? '';
  expect(text.match(/^(?:STATUS|SUMMARY):.*$/gm)?.map((line) => line.trim())).toEqual([
    'STATUS:CONFIRMED',
    'SUMMARY:Harbour House',
    'STATUS:CONFIRMED',
    'SUMMARY:Along the river',
    'STATUS:CANCELLED',
    'SUMMARY:Up the hill',
  ]);
  expect(screen.getByRole('button', { name: 'Print the booking' })).toBeVisible();
  cleanup();

  const id = idOf(95);
  const over = [part('T-80', 'completed', 'Along the river')];
  server.answer(bundleEndpoints.bundleDetails, { ...PAID_COMBO, id, state: 'completed', parts: over });
  await openScreen(`/comboorderdetail?id=${id}`, { server, as: ANA });
  await screen.findByText(PAID_COMBO.number);
  expect(rows()).toEqual([null, null]);
});

test('those who fly are travellers, those who stay are guests', async () => {
  // The texts of the shop.
  await openScreen('/');
  cleanup();
  for (const [kind, title] of [
    ['hotel', 'Guests and contact'],
    ['flight', 'Travellers and contact'],
  ] as const) {
    render(<PeopleCard order={{ ...PAID_STAY, kind }} guestTitle={() => ''} />);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    cleanup();
  }
});
