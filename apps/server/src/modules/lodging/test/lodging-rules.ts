import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

const COMMON = fileURLToPath(new URL('../../assistants/test/ucp-2026-04-08/schemas/', import.meta.url));
const DRAFT = fileURLToPath(new URL('./ucp-lodging-2026-09-25/booking.json', import.meta.url));
const ERROR = 'https://ucp.dev/schemas/shopping/types/error_response.json';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const name of readdirSync(COMMON, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(join(COMMON, name), 'utf8')) as object);
const booking = ajv.compile(JSON.parse(readFileSync(DRAFT, 'utf8')) as object);

type Line = { readonly type: string; readonly amount: number };
type Booking = {
  readonly totals: readonly Line[];
  readonly stays: readonly { readonly totals: readonly Line[] }[];
  readonly payment?: { readonly terms: readonly { readonly schedules: readonly { readonly amount: number }[] }[] };
};

const totalOf = (lines: readonly Line[]): number => lines.find(({ type }) => type === 'total')?.amount ?? Number.NaN;
const restOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { type, amount }) => (type === 'total' ? sum : sum + amount), 0);

/** Expects an answer to be a booking session of the draft: its schema, and sums that are right. */
export function expectBooking(body: unknown): void {
  booking(body);
  expect(booking.errors ?? [], JSON.stringify(body).slice(0, 2_000)).toEqual([]);
  const { totals, stays, payment } = body as Booking;
  for (const lines of [totals, ...stays.map((stay) => stay.totals)]) expect(restOf(lines)).toBe(totalOf(lines));
  expect(stays.reduce((sum, stay) => sum + totalOf(stay.totals), 0)).toBe(totalOf(totals));
  for (const term of payment?.terms ?? [])
    expect(term.schedules.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(totals));
}

/** Expects an answer without a session, with an error of this code. */
export function expectRefused(body: unknown, code: string): void {
  const validate = ajv.getSchema(ERROR);
  validate?.(body);
  expect(validate?.errors ?? [], JSON.stringify(body)).toEqual([]);
  expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code }] });
}
