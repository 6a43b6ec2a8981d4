import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/goods-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { ANA, dollars } from '../../../testing/shop-answers.ts';
import { PAID_COMBO, PAID_STAY } from '../../../testing/travel-answers.ts';

const { id } = PAID_STAY;
const paperOf = (): Promise<HTMLElement> => screen.findByRole('article', { name: 'Receipt' });
const answering = (order: TravelOrderDetail) => new FakeServer().answer(travelEndpoints.travelOrderDetails, order);
const open = (address: string, order: TravelOrderDetail) => openScreen(address, { server: answering(order), as: ANA });

test('a paid stay leads to its receipt: number, payment, house, nights, guest, steps of the price, and paper', async () => {
  const user = await open(`/hotelorderdetail?id=${id}`, PAID_STAY);
  await user.click(await screen.findByRole('link', { name: 'Receipt' }));
  expect(window.location.hash).toBe(`#/hotelreceipt?id=${id}`);
  const paper = await paperOf();
  for (const text of [
    'H-73',
    'P-74',
    'Wallet balance',
    'RES-1',
    'Harbour House',
    'Quay 4, Lisbon,',
    '+351210000000',
    'Sea room, Flexible',
    'Breakfast included, 1 room, 2 adults',
    'Rui Costa',
    'ana.reis@example.com',
    '1 room, 2 nights',
  ])
    expect(within(paper).getByText(text, { exact: false })).toBeVisible();
  expect(paper).toHaveTextContent('Quay 4, Lisbon, +351210000000');
  for (const dated of ['10 to 12 May 2027', '5 Jan 2027, 08:00']) expect(within(paper).getByText(dated)).toBeVisible();
  expect([...paper.querySelectorAll('[data-amount]')].map(({ textContent }) => textContent)).toEqual([
    '$200.00',
    '$40.00',
    '$240.00',
  ]);
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('everything that is charged for stands on page and receipt with pieces and price; taxes that are in the prices are not called none', async () => {
  const item = (label: string, quantity: number, cents: number) => ({
    label,
    quantity,
    each: dollars(cents),
    amount: dollars(cents * quantity),
  });
  const items = [item('LIS → RAK · adult', 2, 9_175), item('LIS → RAK · airport charges', 2, 825)];
  const order: TravelOrderDetail = {
    ...PAID_STAY,
    payable: dollars(20_000),
    priceLines: [
      { step: 'list_price', amount: dollars(20_000), detail: {}, items },
      { step: 'tax', amount: dollars(0), detail: { percent: 0 } },
    ],
  };
  const user = await open(`/hotelorderdetail?id=${id}`, order);
  const shown = async (text: string) => (await screen.findByText(text, { exact: false })).closest('div');
  expect(await shown('airport charges')).toHaveTextContent('LIS → RAK · airport charges 2 × $8.25$16.50');
  expect(screen.queryByText('Nothing is added')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Receipt' }));
  const paper = within(await paperOf());
  expect(paper.getByText(/airport charges/).closest('div')).toHaveTextContent('2 × $8.25$16.50');
  expect(paper.getByText(/adult 2 ×/).closest('div')).toHaveTextContent('2 × $91.75$183.50');
  expect(paper.queryByText('Tax')).toBeNull();
});

test('what changing its dates cost, what came back and what it was booked with stand on the receipt', async () => {
  await open(`/hotelreceipt?id=${id}`, {
    ...PAID_STAY,
    state: 'cancelled',
    changeFee: dollars(500),
    fee: dollars(11_500),
    refund: dollars(12_000),
    timeline: [
      ...PAID_STAY.timeline,
      { event: 'cancel_paid', state: 'cancelled', at: '2027-03-02T09:30:00Z', by: 'customer', note: '' },
    ],
    bundle: {
      id: PAID_COMBO.id,
      kind: 'combo',
      number: PAID_COMBO.number,
      title: 'Lisbon by the water',
      part: 1,
      of: 3,
      together: true,
      days: null,
    },
  });
  const paper = within(await paperOf());
  expect(paper.getByText('Change fee').nextSibling).toHaveTextContent('$5.00');
  expect(paper.getByText('Refunded').nextSibling).toHaveTextContent('$120.00');
  expect(paper.getByText('Cancellation fee').nextSibling).toHaveTextContent('$115.00');
  expect(paper.getByText('Cancelled').nextSibling).toHaveTextContent('2 Mar 2027');
  expect(paper.getByText(`Part 1 of 3 of Lisbon by the water, ${PAID_COMBO.number}`)).toBeVisible();
  expect(paper.queryByText('P-74')).toBeNull();
});

test('what is unpaid, cost nothing or is somebody else’s has no receipt, and no link leads to one', async () => {
  const without: readonly Partial<TravelOrderDetail>[] = [
    { paidAt: null, state: 'pending_payment' },
    { payable: dollars(0), priceLines: [{ step: 'list_price', amount: dollars(0), detail: {} }] },
  ];
  for (const change of without) {
    await open(`/hotelorderdetail?id=${id}`, { ...PAID_STAY, ...change });
    await screen.findByText('H-73');
    expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
    cleanup();
    const user = await open(`/hotelreceipt?id=${id}`, { ...PAID_STAY, ...change });
    await user.click(await screen.findByRole('link', { name: 'Hotel booking' }));
    expect(window.location.hash).toBe(`#/hotelorderdetail?id=${id}`);
    cleanup();
  }
  await open(`/hotelreceipt?id=${id}`, { ...PAID_STAY, own: false });
  expect(await screen.findByText('This booking is not here')).toBeVisible();
  cleanup();

  await openScreen('/hotelreceipt?id=none', {
    server: new FakeServer().refuse(travelEndpoints.travelOrderDetails, 'record.not_found'),
    as: ANA,
  });
  expect(await screen.findByText('This booking is not here')).toBeVisible();
});

test('tables, set meals and tours write what they are of', async () => {
  await open(`/diningreceipt?id=${idOf(90)}`, {
    ...PAID_STAY,
    id: idOf(90),
    kind: 'dining',
    subject: {
      ...PAID_STAY.subject,
      title: 'The long table',
      item: {
        area: 'Garden',
        tables: 1,
        date: '2027-05-10',
        time: '19:30',
        adults: 2,
        childAges: [4],
        menus: [{ id: idOf(80), name: 'Six courses', courses: [], count: 2, usd: 5_000, prepaid: true }],
        deposit: { eachUsd: 1_000, people: 3 },
      },
    },
  });
  let paper = within(await paperOf());
  for (const text of ['The long table', /19:30$/, 'Garden, 2 adults, 1 child', /Six courses/, 'Deposit'])
    expect(paper.getByText(text)).toBeVisible();
  cleanup();

  await open(`/diningcomboreceipt?id=${idOf(91)}`, {
    ...PAID_STAY,
    id: idOf(91),
    kind: 'diningcombo',
    subject: { ...PAID_STAY.subject, title: 'Supper for two', item: { pieces: 3, places: [{ name: 'Quay kitchen' }] } },
  });
  paper = within(await paperOf());
  for (const text of ['Supper for two', 'Quay kitchen']) expect(paper.getByText(text)).toBeVisible();
  // Whoever has a piece uses it: nobody is named.
  expect(paper.queryByText('Rui Costa')).toBeNull();
  cleanup();

  await open(`/tourreceipt?id=${idOf(92)}`, {
    ...PAID_STAY,
    id: idOf(92),
    kind: 'tour',
    subject: {
      ...PAID_STAY.subject,
      title: 'A volcano before lunch',
      item: {
        day: '2027-05-10',
        lastDay: '2027-05-10',
        start: '09:00',
        operator: 'Harbour walks',
        names: 'lead',
        party: { adults: 2, seniors: 0, childAges: [] },
        units: [{ key: 'adult', count: 2 }],
        extras: [{ name: 'Lunch', count: 2 }],
      },
    },
  });
  paper = within(await paperOf());
  for (const text of ['A volcano before lunch', /2027, 09:00$/, 'Lunch × 2', 'Run by Harbour walks', 'Adults × 2'])
    expect(paper.getByText(text)).toBeVisible();
});

test('a combo leads to one receipt with each part, its days, numbers and share', async () => {
  const [part] = PAID_COMBO.parts;
  if (!part) throw new Error('the combo has a stay');
  const order = { ...part.order, id: idOf(78), number: 'T-78', state: 'cancelled' as const, payable: dollars(0) };
  const tour = {
    ...part,
    slot: 'tour',
    free: true,
    order,
    subject: { ...part.subject, title: 'Along the river' },
    references: [],
    priceLines: [],
  };
  const combo = { ...PAID_COMBO, parts: [part, tour] };
  const server = new FakeServer().answer(bundleEndpoints.bundleDetails, combo);
  const user = await openScreen(`/comboorderdetail?id=${PAID_COMBO.id}`, { server, as: ANA });
  await user.click(await screen.findByRole('link', { name: 'Receipt' }));
  expect(window.location.hash).toBe(`#/comboreceipt?id=${PAID_COMBO.id}`);
  const paper = await paperOf();
  for (const text of ['C-75', 'P-77', 'Lisbon by the water', 'Ana Reis', 'H-73, RES-1'])
    expect(within(paper).getByText(text)).toBeVisible();
  const [, stay, ...lines] = within(paper).getAllByRole('row');
  const included = lines.pop();
  // What its price is made of, to the sum that stands above it; steps that changed nothing are left out.
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Sea room 2 × $110.00$220.00',
    'Combo discount−$20.00',
    'Tax$40.00',
  ]);
  expect(stay).toHaveTextContent(/Harbour House.*\$240\.00$/);
  expect(included).toHaveTextContent(/Along the river.*T-78.*Cancelled.*Included$/);
  cleanup();

  const unpaid = { ...PAID_COMBO, paidAt: null, state: 'pending_payment' as const };
  server.answer(bundleEndpoints.bundleDetails, unpaid);
  await openScreen(`/tourcomboreceipt?id=${PAID_COMBO.id}`, { server, as: ANA });
  expect(await screen.findByText('A receipt comes with payment')).toBeVisible();
});
