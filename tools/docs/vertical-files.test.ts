import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verticalFiles } from './vertical-files.ts';

const folder = 'packages/contract/src/verticals';
let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'verticals-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const plant = (...files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(join(base, folder, file)), { recursive: true });
    writeFileSync(join(base, folder, file), '');
  }
};
const file = (name: string): string => verticalFiles(base).get(`${folder}/${name}`) ?? '';

test('without a vertical every registry is empty and still a module', () => {
  expect(file('kinds.gen.ts')).toContain('export const travelKinds = [] as const;');
  expect(file('errors.gen.ts')).toContain('export const verticalErrors = {\n} as const;');
  expect(file('events.gen.ts')).toContain('export type VerticalEvents = Record<never, never>;');
  expect(file('message-keys.gen.ts')).toContain('export type VerticalMessageKey = never;');
});

test('a folder alone brings its kind, errors, permissions, routes, parameters, events and texts', () => {
  plant('hotels/kind.ts', 'air-tickets/kind.ts', 'air-tickets/errors.ts', 'air-tickets/events.ts');
  plant('air-tickets/messages/en-US.ts', 'air-tickets/staff-messages/en-US.ts');
  expect(file('kinds.gen.ts')).toContain('export const travelKinds = [airTickets, hotels] as const;');
  expect(file('errors.gen.ts')).toContain("import { errors as airTickets } from './air-tickets/errors.ts';");
  expect(file('errors.gen.ts')).not.toContain('hotels');
  expect(file('permissions.gen.ts')).not.toContain('import');
  expect(file('events.gen.ts')).toContain('export type VerticalEvents = airTickets;');
  expect(file('dictionaries.gen.ts')).toContain("'zh-cn': together(airTicketsZh),");
  expect(file('staff-message-keys.gen.ts')).toContain('keyof typeof airTickets');
});

test('a folder without a kind is no vertical', () => {
  plant('drafts/errors.ts');
  expect(file('errors.gen.ts')).not.toContain('drafts');
});
