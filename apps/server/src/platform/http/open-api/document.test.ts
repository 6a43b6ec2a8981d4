import { defineEndpoints, defineStaffEndpoints } from '@app/contract/core/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type BoundEndpoint, bindEndpoints } from '../bind.ts';
import { openApiOf } from './document.ts';

const shapes = {
  look: { params: z.object({ id: z.uuid() }), query: z.object({ deep: z.string().optional() }), answer: z.null() },
  buy: { body: z.object({ count: z.int() }), answer: z.object({ number: z.string() }) },
  report: { answer: z.null() },
};
const look = { method: 'GET', path: '/things/:id', errors: ['record.not_found'], summary: 'Look' } as const;
const buy = {
  method: 'POST',
  path: '/things',
  idempotent: true,
  errors: ['stock.out', 'chat.visitor_unknown'],
  summary: 'Buy',
} as const;
const report = { method: 'GET', path: '/report', access: 'public', writes: true, summary: 'Report' } as const;
const customersCalls = defineEndpoints<typeof shapes>()('storefront', {
  look: { ...look, access: 'optional' },
  buy: { ...buy, access: 'customer' },
  report,
});
const staffCalls = defineStaffEndpoints<typeof shapes>()({
  look: { ...look, access: 'staff', scope: 'self' },
  buy: { ...buy, access: { permission: 'system.mail.view' }, scope: 'house' },
  report: { ...report, scope: 'shared' },
});
const handlers = { look: async () => null, buy: async () => ({ number: '1' }), report: async () => null };

const bound = (surface: 'storefront' | 'backoffice'): BoundEndpoint[] =>
  surface === 'storefront'
    ? bindEndpoints(customersCalls, shapes, handlers)
    : bindEndpoints(staffCalls, shapes, handlers);

type Operation = {
  security: unknown[];
  description: string;
  parameters: { name?: string; $ref?: string }[];
  responses: Record<string, { description: string; headers?: object }>;
};
type Document = { servers: unknown; paths: Record<string, Record<string, Operation>>; components: { schemas: object } };
const documentOf = (surface: 'storefront' | 'backoffice', server: string | null = null) =>
  openApiOf(surface, bound(surface), { publicUrl: server, shop: 'Harbour' }) as unknown as Document;
const operation = (surface: 'storefront' | 'backoffice', path: string, method: string): Operation => {
  const found = documentOf(surface).paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
};
const carried = ({ parameters }: Operation): string[] =>
  parameters.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1) ?? '');

test('the server is the public address, without its last slash, or wherever the document came from', () => {
  expect(documentOf('storefront', 'https://shop.example.com/').servers).toEqual([{ url: 'https://shop.example.com' }]);
  expect(documentOf('storefront').servers).toEqual([{ url: '/' }]);
});

test('who may call is described: nobody has to sign in, may, or must', () => {
  expect(operation('storefront', '/app_index/report', 'get').security).toEqual([]);
  expect(operation('storefront', '/app_index/things/{id}', 'get').security).toEqual([{}, { token: [] }]);
  expect(operation('storefront', '/app_index/things', 'post').security).toEqual([{ token: [] }]);
  expect(operation('backoffice', '/admin_api/things', 'post').description).toContain('system.mail.view');
  expect(operation('backoffice', '/admin_api/things', 'post').description).toContain('Scope `house`');
});

test('each call names the headers that it reads', () => {
  expect(carried(operation('storefront', '/app_index/things/{id}', 'get'))).toEqual([
    'id',
    'deep',
    'lang',
    'currency',
    'clientType',
  ]);
  expect(carried(operation('storefront', '/app_index/things', 'post'))).toEqual([
    'lang',
    'currency',
    'clientType',
    'antiForgery',
    'visitorToken',
    'idempotencyKey',
  ]);
  expect(carried(operation('storefront', '/app_index/report', 'get'))).toContain('antiForgery');
  expect(carried(operation('backoffice', '/admin_api/things', 'post'))).not.toContain('clientType');
});

test('refusals stand under the status they are sent with: the back office by reason, the storefront at 200', () => {
  const staff = operation('backoffice', '/admin_api/things', 'post').responses;
  expect(Object.keys(staff)).toEqual(['200', '400', '401', '403', '409', '413', '429', '500', '503']);
  expect(staff[409]?.description).toBe('Refused: `idempotency.other_body` (4009), `stock.out` (4111)');
  expect(staff[429]?.headers).toHaveProperty('Retry-After');
  const customers = operation('storefront', '/app_index/things', 'post').responses;
  expect(Object.keys(customers)).toEqual(['200', '413', '429', '500', '503']);
  expect(customers[200]?.description).toContain('`stock.out` (4111)');
  expect(customers[200]?.headers).toHaveProperty('Idempotent-Replayed');
});

test('a call is described with the refusals it can meet alone', () => {
  const open = operation('storefront', '/app_index/report', 'get').responses;
  expect(open[200]?.description).toBe(
    'Success, or refused: `input.invalid` (4000), `input.missing` (4001), `access.denied` (4003)',
  );
  expect(Object.keys(open)).not.toContain('413');
});

test('a refusal shows its code, its key and the text of its message key', () => {
  expect(documentOf('backoffice').components.schemas).toHaveProperty(['refusal.record.not_found'], {
    title: 'record.not_found',
    description: '“This is no longer here.” (message key `error.record.not_found`)',
    type: 'object',
    required: ['code', 'data', 'msg'],
    properties: {
      code: { const: 4004 },
      data: { type: 'object', required: ['error'], properties: { error: { const: 'record.not_found' } } },
      msg: { type: 'string' },
    },
  });
});
