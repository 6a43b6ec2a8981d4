import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isFrom, wantedVersion } from './runtime.mjs';

test('versions are compared by numbers', () => {
  expect(isFrom('22.18.0', '22.18.0')).toBe(true);
  expect(isFrom('22.9.1', '22.18.0')).toBe(false);
  expect(isFrom('26.0.0', '22.18.0')).toBe(true);
  expect(isFrom('24.21.1', '24.21.0', { major: true })).toBe(true);
  expect(isFrom('24.3.0', '24.21.0', { major: true })).toBe(false);
  expect(isFrom('26.0.0', '24.21.0', { major: true })).toBe(false);
});

test('the lock file of Node holds the version that is wanted, for each system', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`node/${name}`, import.meta.url), 'utf8'));
  const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> };
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([wantedVersion()]));
  for (const name of Object.keys(optionalDependencies))
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version: wantedVersion(),
      integrity: expect.stringMatching(/^sha512-/),
    });
});
