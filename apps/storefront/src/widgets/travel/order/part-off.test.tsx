import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';
import { PAID_COMBO, PAID_STAY } from '../../../testing/travel-answers.ts';

const { id, subject, service } = PAID_STAY;
const OFF: NonNullable<TravelOrderDetail['providerChange']> = {
  id: '00000000-0000-4000-8000-0000000000aa',
  before: { subject, service },
  after: { subject, service },
  reason: null,
  stands: false,
  off: true,
  choices: ['refund'],
  decideBy: '2027-03-01T12:00:00Z',
  silence: 'refund',
  refund: dollars(20_000),
  points: 0,
};
const bundle = (together: boolean): TravelOrderDetail['bundle'] => ({
  id: PAID_COMBO.id,
  kind: 'combo',
  number: PAID_COMBO.number,
  title: 'Five days in Lisbon',
  part: 2,
  of: 3,
  together,
  days: null,
});
const open = (order: Partial<TravelOrderDetail>, server = new FakeServer()) =>
  openScreen(`/hotelorderdetail?id=${id}`, {
    server: server.answer(travelEndpoints.travelOrderDetails, {
      ...PAID_STAY,
      state: 'pending_verification',
      providerChange: OFF,
      ...order,
    }),
    as: ANA,
  });

test('the page of a stay that dropped out of a combo asks what becomes of it, in words for a part', async () => {
  const server = new FakeServer();
  const user = await open({ bundle: bundle(false) }, server);
  expect(await screen.findByRole('heading', { name: 'A part does not take place' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel all, without a fee' })).toBeNull();
  server.answer(travelEndpoints.answerChange, { ...PAID_STAY, state: 'cancelled', bundle: bundle(false) });
  await user.click(screen.getByRole('button', { name: 'Money back' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Cancel this part and get its money back?')).toBeVisible();
  expect(question.getByText(/get back \$200\.00.*Your other bookings of the combo stay\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Money back' }));
  expect(server.sentTo(travelEndpoints.answerChange)).toMatchObject([
    { body: { orderId: id, changeId: OFF.id, answer: 'refund' } },
  ]);
});

test('a confirmed part that does not take place is not said to be confirmed, has no voucher, and says why', async () => {
  await open({
    state: 'confirmed',
    voucherCode: 'ABCDEFGHJK',
    providerChange: { ...OFF, reason: 'technical' },
    bundle: bundle(false),
  });
  expect(await screen.findByRole('heading', { name: 'Does not take place' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Confirmed' })).toBeNull();
  expect(screen.queryByText(/ABCDE/)).toBeNull();
  expect(screen.getByText(/Technical fault/)).toBeVisible();
});

test('the page of the combo says of the part that it does not take place, and why', async () => {
  const [first, ...rest] = PAID_COMBO.parts;
  if (!first) throw new Error('no part');
  const server = new FakeServer().answer(bundleEndpoints.bundleDetails, {
    ...PAID_COMBO,
    parts: [{ ...first, providerChange: { ...OFF, reason: 'weather' } }, ...rest],
  });
  await openScreen(`/comboorderdetail?id=${PAID_COMBO.id}`, { server, as: ANA });
  expect(await screen.findByText('Does not take place')).toBeVisible();
  expect(screen.getByText(/A part of it does not take place/)).toBeVisible();
  expect(screen.getByText(/Weather/)).toBeVisible();
});

test('a core part offers all of the combo back as well, and begins cancelling that', async () => {
  const server = new FakeServer();
  server.silence(bundleEndpoints.bundleCancelPreview);
  const user = await open({ bundle: bundle(true) }, server);
  await user.click(await screen.findByRole('button', { name: 'Cancel all, without a fee' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(server.sentTo(bundleEndpoints.bundleCancelPreview)).toHaveLength(1);
});

test('what stands by itself and has nothing to say of such changes asks nothing', async () => {
  await open({ bundle: null });
  expect(await screen.findByRole('heading', { name: 'Booking' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Money back' })).toBeNull();
});
