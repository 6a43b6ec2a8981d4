import { describe, expect, it } from 'vitest';
import { complaintsOf, declaredCall, missingCalls, nameOf, type StaffCall } from './screen-calls.ts';

const declared: readonly StaffCall[] = [
  { method: 'GET', path: '/products' },
  { method: 'GET', path: '/products/:id' },
  { method: 'PUT', path: '/products/:id' },
  { method: 'POST', path: '/products/:id' },
  { method: 'POST', path: '/products/flags' },
  { method: 'GET', path: '/drafts/:id', writes: true },
];
const all = [
  'PUT /admin_api/products/7',
  'POST /admin_api/products/7',
  'POST /admin_api/products/flags',
  'GET /admin_api/drafts/1',
];

describe('which declared call was answered', () => {
  it('knows it by its method and the parts of its address', () => {
    expect(declaredCall('GET /admin_api/products', declared)).toBe('GET /products');
    expect(declaredCall('PUT /admin_api/products/7', declared)).toBe('PUT /products/:id');
  });

  it('takes a fixed word before a parameter', () => {
    expect(declaredCall('POST /admin_api/products/flags', declared)).toBe('POST /products/flags');
  });

  it('finds none for another method, a longer address, or another surface', () => {
    expect(declaredCall('DELETE /admin_api/products/7', declared)).toBeNull();
    expect(declaredCall('GET /admin_api/products/7/stock', declared)).toBeNull();
    expect(declaredCall('GET /app_index/products', declared)).toBeNull();
  });
});

describe('calls that no screen made', () => {
  it('names those that change something first', () => {
    expect(missingCalls(declared, all.slice(1)).map(nameOf)).toEqual([
      'PUT /products/:id',
      'GET /products',
      'GET /products/:id',
    ]);
  });

  it('has no complaint when every one that changes something was made', () => {
    expect(complaintsOf(declared, all, {})).toEqual([]);
  });

  it('complains of one that was not made, a GET that changes something included', () => {
    expect(complaintsOf(declared, all.slice(0, 3), {})).toEqual(['GET /drafts/:id: no screen made it with success']);
    expect(complaintsOf(declared, all.slice(0, 3), { 'GET /drafts/:id': 'programs alone' })).toEqual([]);
  });

  it('complains of an exception that is made, and of one that is no call', () => {
    expect(complaintsOf(declared, all, { 'PUT /products/:id': 'for later', 'PUT /goods': 'gone' })).toEqual([
      'PUT /products/:id is pressed now: take it off tools/screen-calls/not-pressed.ts',
      'PUT /goods in tools/screen-calls/not-pressed.ts is no call of the back office',
    ]);
  });
});
