import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TestApp } from '../../../testing/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are held against the schemas that the tools publish
type Body = any;
export type ToolResult = {
  readonly isError?: boolean;
  readonly structuredContent?: Body;
  readonly content: readonly { readonly type: string; readonly text: string }[];
};

const HEADERS = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** How a program without a library calls a shop by MCP. */
export function mcp({ app }: Pick<TestApp, 'app'>) {
  const post = async (message: unknown, headers: Record<string, string> = {}, from = '127.0.0.1') => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...HEADERS, ...headers },
      remoteAddress: from,
      payload: typeof message === 'string' ? message : JSON.stringify(message),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (answer.body === '' ? null : JSON.parse(answer.body)) as Body,
    };
  };
  return {
    post,
    tool: async (name: string, input: unknown = {}, headers: Record<string, string> = {}): Promise<ToolResult> => {
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
      const { status, body } = await post(message, headers);
      if (status !== 200 || !body.result) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return body.result as ToolResult;
    },
    list: async (): Promise<Body[]> =>
      (await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).body.result.tools as Body[],
  };
}

/** Listens on a port of this machine; returns the address of the shop. */
export async function listening({ app }: Pick<TestApp, 'app'>): Promise<string> {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return `http://localhost:${(app.server.server.address() as AddressInfo).port}`;
}

/** The client of the protocol's own library, connected to a shop. */
export async function connected(home: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  // Its class declares optional members otherwise than its own interface does.
  await client.connect(new StreamableHTTPClientTransport(new URL(`${home}/mcp`)) as never);
  return client;
}
