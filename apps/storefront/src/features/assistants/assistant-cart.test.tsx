import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import type { AssistantCart } from '@app/contract/assistants/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ANA, dollars } from '../../testing/shop-answers.ts';

const ID = '5a2c0f0e-7d3c-4a55-9d53-1f0c6b1d2a01';
const PLATE = '5a2c0f0e-7d3c-4a55-9d53-1f0c6b1d2a02';

it('a cart of which nothing can be had says so at its line, and does not lead on', async () => {
  const cart: AssistantCart = {
    id: ID,
    version: 1,
    state: 'open',
    assistant: 'assistant.example.com',
    lines: [
      {
        id: PLATE,
        productId: PLATE,
        variantId: PLATE,
        name: 'Plate',
        options: 'Blue',
        cover: '/art/bags.webp',
        price: dollars(700),
        quantity: 9,
        points: null,
      },
    ],
    missing: [{ variantId: PLATE, state: 'insufficient', available: 2 }],
    priceLines: [],
    payable: null,
    place: null,
    expiresAt: null,
    quoteId: null,
    orderId: null,
  };
  const server = new FakeServer().answer(assistantEndpoints.assistantCart, cart);
  await openScreen(`/assistantcart?id=${ID}`, { server, as: ANA });
  expect(await screen.findByText('Only 2 left, not in the total')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go on to order' })).toBeDisabled();
});
