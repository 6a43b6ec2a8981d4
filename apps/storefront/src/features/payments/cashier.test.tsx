import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { cashierOf } from '../../testing/payment-answers.ts';
import { ANA } from '../../testing/shop-answers.ts';

const UNHEARD = 'We did not hear whether the payment went through.';

test('a payment that gets no answer: the screen says so and keeps a button that sends the same once more', async () => {
  const due = cashierOf('hotel_order');
  const paid = { ...due, status: 'paid', expiresAt: null } as const;
  const server = new FakeServer()
    .answer(paymentEndpoints.cashier, due)
    .answer(paymentEndpoints.payStatus, due)
    .fail(paymentEndpoints.pay);
  const user = await openScreen(`/hotelpayment?payment=${due.paymentId}`, { server, as: ANA });
  await user.click(await screen.findByRole('button', { name: 'Pay $40.00' }));
  const shown = (await screen.findByText(UNHEARD, { exact: false })).closest<HTMLElement>('[role="alert"]');
  expect(shown).toBeVisible();
  // The payment is done, and its answer is lost on the way.
  server.break(paymentEndpoints.pay).answer(paymentEndpoints.cashier, paid).answer(paymentEndpoints.payStatus, paid);
  await user.click(within(shown as HTMLElement).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible();
  expect(screen.queryByText(UNHEARD, { exact: false })).toBeNull();

  const [first, second, ...more] = server.sentTo(paymentEndpoints.pay);
  expect(more).toEqual([]);
  expect(first?.body).toEqual({ payment: due.paymentId, channel: due.channels[0]?.id });
  expect(second?.body).toEqual(first?.body);
  expect(first?.headers['idempotency-key']).toBeTruthy();
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});
