import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newCustomer, PASSWORD } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/products.ts';
import { expectPath, screen } from '../support/storefront.ts';

/** A program on this machine: its document, and where people are led back to. */
async function openProgram() {
  let url = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', url);
    if (pathname === '/back') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Connected</h1>');
    else {
      const text = JSON.stringify({
        client_id: `${url}/client.json`,
        client_name: 'Trip helper',
        redirect_uris: [`${url}/back`],
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

const ordersBy = (product: Product, token?: string) =>
  fetch(`${product.url}/mcp`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'orders_list', arguments: {} },
    }),
  });

test('a customer lets a program read their orders, sees it among connected programs, and takes it back at once', async ({
  page,
  product,
}) => {
  const program = await openProgram();
  const customer = await newCustomer(product);
  expect((await ordersBy(product)).status).toBe(401);
  const verifier = randomBytes(32).toString('base64url');
  const ask = new URLSearchParams({
    client_id: `${program.url}/client.json`,
    redirect_uri: `${program.url}/back`,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'orders:read',
    state: 'here',
  });
  await page.goto(`${product.url}/oauth/authorize?${ask}`);
  await expectPath(page, '/login');
  const login = screen(page, 'login');
  await login.getByLabel('E-mail').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Sign in', exact: true }).click();

  const asked = screen(page, 'assistantAccess');
  await expect(asked.getByRole('heading', { name: 'Trip helper would like to read your orders' })).toBeVisible();
  await expect(asked.getByText(new URL(program.url).host)).toBeVisible();
  await expect(asked.getByText('You are led back to a program on this device.')).toBeVisible();
  await asked.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect([back.get('state'), back.get('iss') !== null]).toEqual(['here', true]);
  const answer = await fetch(`${product.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: `${program.url}/client.json`,
      redirect_uri: `${program.url}/back`,
      code: back.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  expect((await ordersBy(product, token)).status).toBe(200);

  await page.goto(`${product.url}/?lang=en-US#/account`);
  await screen(page, 'account').getByRole('link', { name: 'Connected programs' }).click();
  const programs = screen(page, 'assistantAccesses');
  await expect(programs.getByText('Trip helper')).toBeVisible();
  await programs.getByRole('button', { name: 'Take it back from Trip helper' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(programs.getByText('No program is connected')).toBeVisible();
  expect((await ordersBy(product, token)).status).toBe(401);
  await program.close();
});
