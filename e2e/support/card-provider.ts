import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staffChannelEndpoints } from '@app/contract/payments/channels/staff-endpoints';
import { expect, type Page } from '@playwright/test';
import {
  cardEvent,
  cardSignature,
  type FakeSession,
  fakeCardProvider,
} from '../../apps/server/src/modules/payments/test/fake-card-provider.ts';
import { ask, type Product } from './products.ts';
import { staffToken } from './staff.ts';
import { screen } from './storefront.ts';

/** A provider that speaks Stripe's API, with a page for each session: pay, have the card declined, or go back. */
export async function openCardProvider() {
  let origin = '';
  const provider = await fakeCardProvider(`sk_test_${randomUUID()}`, (id) => `${origin}/${id}`);
  const title = `Checkout ${randomUUID().slice(0, 6)}`;
  const webhookSecret = `whsec_${randomUUID()}`;

  const body = (session: FakeSession, done: string | undefined): string => {
    const link = (href: string, name: string) => `<p><a href="${href}">${name}</a></p>`;
    const amount = `$${(session.amount_total / 100).toFixed(2)}`;
    if (done === 'pay') provider.pay(session);
    const said = { pay: 'Thank you', decline: 'Your card was declined' }[done ?? ''] ?? `Pay ${amount}`;
    return `<h1>${said}</h1>${
      done === 'pay'
        ? link(session.success_url, 'Return to the shop')
        : link(`/${session.id}/pay`, 'Pay now') +
          link(`/${session.id}/decline`, 'Use a card that is declined') +
          link(session.cancel_url, 'Back')
    }`;
  };
  const pages = createServer((request, response) => {
    const [, id = '', done] = (request.url ?? '').split('/');
    const session = provider.sessions.get(id);
    response.writeHead(session ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Provider</title>${session ? body(session, done) : ''}</html>`);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;

  return {
    ...provider,
    title,
    webhookSecret,
    /** Delivers an event about a session, signed as the channel's secret wants it; gives the HTTP status. */
    tell: async (product: Product, type: string, session: FakeSession): Promise<number> => {
      const text = JSON.stringify(cardEvent(type, session));
      const signature = cardSignature(text, new Date(), [webhookSecret]);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(`${product.url}/webhooks/card`, { method: 'POST', headers, body: text })).status;
    },
    close: async () => {
      pages.closeAllConnections();
      await new Promise((resolve) => pages.close(resolve));
      await provider.close();
    },
  };
}
export type CardProvider = Awaited<ReturnType<typeof openCardProvider>>;

/** Makes a channel of this provider by the staff's calls and has it take payments. */
export async function openCardChannel(product: Product, provider: CardProvider): Promise<void> {
  const token = await staffToken(product);
  const { id, version } = await ask(product, staffChannelEndpoints.createChannel, {
    token,
    body: {
      kind: 'card',
      identifier: `card_${randomUUID().slice(0, 8)}`,
      title: { 'en-US': provider.title },
      description: { 'en-US': '' },
      image: null,
      minimumUsd: null,
      maximumUsd: null,
      minimumWithdrawalUsd: null,
      maximumWithdrawalUsd: null,
      withdrawalFeeUsd: 0,
      withdrawalFeeBp: 0,
      sortWeight: 9_000,
      config: { apiBase: provider.base, publishableKey: '' },
      secrets: {
        secretKey: { add: provider.secretKey, drop: [] },
        webhookSecrets: { add: provider.webhookSecret, drop: [] },
      },
    },
  });
  await ask(product, staffChannelEndpoints.switchChannel, {
    token,
    params: { id },
    body: { version, what: 'payment', on: true },
  });
}

/** Chooses the provider's channel, the last one, by its words: the radio itself may lie below the bar. */
export async function chooseProvider(page: Page, { title }: CardProvider): Promise<void> {
  await screen(page).locator('label').filter({ hasText: title }).click();
  await expect(page.getByRole('radio', { name: title })).toBeChecked();
}

/** Has the provider's channel take no more payments: journeys beside this one choose from a list. */
export async function closeCardChannel(product: Product, provider: CardProvider): Promise<void> {
  const token = await staffToken(product);
  const query = { name: provider.title };
  const { list } = await ask(product, staffChannelEndpoints.listChannels, { token, query });
  for (const { id, version, paymentEnabled } of list)
    if (paymentEnabled)
      await ask(product, staffChannelEndpoints.switchChannel, {
        token,
        params: { id },
        body: { version, what: 'payment', on: false },
      });
}
