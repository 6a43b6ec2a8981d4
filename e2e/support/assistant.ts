import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './products.ts';

const VERSION = '2026-04-08';

/** An assistant with a profile on this machine that names these capabilities, which calls the shop by the protocol. */
export async function openAssistant<T>(product: Product, names: Readonly<Record<string, string>>) {
  const capabilities = Object.fromEntries(Object.entries(names).map(([name, version]) => [name, [{ version }]]));
  const profile = { ucp: { version: VERSION, services: {}, payment_handlers: {}, capabilities } };
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(profile)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = async (method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${product.url}/ucp${path}`, {
      method,
      headers: {
        'ucp-agent': `profile="http://127.0.0.1:${port}/profile.json"`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as T;
  };
  return { call, host: `127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}
