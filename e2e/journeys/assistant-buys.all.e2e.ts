import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { openAssistant } from '../support/assistant.ts';
import { newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { brokenInvariants } from '../support/staff.ts';
import { expectPath, screen } from '../support/storefront.ts';

const VERSION = '2026-04-08';
const NAMES = ['cart', 'checkout', 'fulfillment', 'catalog.search', 'catalog.lookup'];

type Answer = {
  readonly id: string;
  readonly status: string;
  readonly continue_url: string;
  readonly order?: { readonly id: string };
  readonly products: { readonly id: string; readonly title: string; readonly variants: { readonly id: string }[] }[];
};

test('an assistant fills a cart; its link leads a customer through sign-in to a paid order, and the assistant hears of it', async ({
  page,
  product,
}) => {
  const names = Object.fromEntries(NAMES.map((name) => [`dev.ucp.shopping.${name}`, VERSION]));
  const assistant = await openAssistant<Answer>(product, names);
  const customer = await newCustomer(product, { usd: 500_000 });
  const { list } = await ask(product, catalogEndpoints.productList, {
    query: { type: 'normal', inStock: '1', limit: 5 },
  });
  const found = await assistant.call('POST', '/catalog/search', { query: list[0]?.name ?? '' });
  const [good] = found.products;
  const collected = await assistant.call('POST', '/carts', {
    line_items: [{ item: { id: good?.variants[0]?.id }, quantity: 1 }],
  });
  await page.goto(collected.continue_url);
  const cart = screen(page, 'assistantCart');
  await expect(cart.getByText(good?.title ?? '').first()).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Sign in to order' })).toBeVisible();

  const made = await assistant.call('POST', '/checkout-sessions', {
    cart_id: collected.id,
    fulfillment: {
      methods: [
        {
          type: 'shipping',
          destinations: [
            {
              first_name: 'Ines',
              last_name: 'Prado',
              phone_number: '+351912345678',
              street_address: 'Rua Augusta 1',
              address_locality: 'Lisboa',
              address_country: 'PT',
              postal_code: '1100-048',
            },
          ],
        },
      ],
    },
  });
  expect(made.status).toBe('requires_escalation');

  // The link of the cart leads to its checkout now.
  await page.goto('about:blank');
  await page.goto(collected.continue_url);
  await expect(cart.getByRole('heading', { name: `Put together by ${assistant.host}` })).toBeVisible();
  await expect(cart.getByText(good?.title ?? '').first()).toBeVisible();
  await expect(cart.getByText('Lisboa · Portugal')).toBeVisible();
  await cart.getByRole('button', { name: 'Sign in to order' }).click();
  await expectPath(page, '/login');
  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();
  await cart.getByRole('button', { name: 'Go on to order' }).click();

  await expectPath(page, '/confirmorder');
  const confirm = screen(page, 'confirmOrder');
  await expect(confirm.getByText('Rua Augusta 1')).toBeVisible();
  await expect(confirm.getByText('on the page you came from')).toHaveCount(0);
  expect((await assistant.call('GET', `/checkout-sessions/${made.id}`)).status).toBe('requires_escalation');
  await confirm.getByRole('button', { name: 'Place order' }).click();
  await expectPath(page, '/payorder');
  const cashier = screen(page, 'cashier');
  await cashier.getByRole('radio').first().check({ force: true });
  await cashier.getByRole('button', { name: /^Pay / }).click();
  await expect(cashier.getByRole('heading', { name: 'Paid' })).toBeVisible();

  const done = await assistant.call('GET', `/checkout-sessions/${made.id}`);
  expect([done.status, done.continue_url]).toEqual(['completed', undefined]);
  expect(await assistant.call('GET', `/carts/${collected.id}`)).toMatchObject({ messages: [{ code: 'not_found' }] });
  await page.goto(made.continue_url);
  await cart.getByRole('link', { name: 'See your order' }).click();
  await expectPath(page, `/orderdetails?id=${done.order?.id}`);
  const book = await ask(product, accountEndpoints.addressPage, { token: customer.token });
  expect(book.list.map(({ addressDetail }) => addressDetail)).toEqual(['Rua Augusta 1']);
  expect(await brokenInvariants(product)).toEqual([]);
  await assistant.close();
});
