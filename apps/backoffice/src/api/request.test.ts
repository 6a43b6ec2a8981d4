import { defineStaffEndpoints } from '@app/contract/core/endpoint';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { headersOf } from './request';

const shapes = { look: { answer: z.null() }, save: { answer: z.null() } };
const calls = defineStaffEndpoints<typeof shapes>()({
  look: { method: 'GET', path: '/things', access: 'staff', scope: 'self', summary: 'Look' },
  save: { method: 'POST', path: '/things', access: 'staff', scope: 'self', summary: 'Save' },
});

function browser(cookie: string): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('localStorage', { getItem: () => null });
}
afterEach(() => vi.unstubAllGlobals());

test('when this browser has the cookie of the storefront, then calls that change something echo it', () => {
  browser('theme=dark; XSRF-TOKEN=nonce.signature');
  expect(headersOf(calls.save)).toMatchObject({ 'X-XSRF-TOKEN': 'nonce.signature' });
  expect(headersOf(calls.look)).not.toHaveProperty('X-XSRF-TOKEN');
});

test('when it has none, then nothing is echoed', () => {
  browser('theme=dark');
  expect(headersOf(calls.save)).not.toHaveProperty('X-XSRF-TOKEN');
});
