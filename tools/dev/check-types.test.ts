import { expect, test } from 'vitest';
import { affected, countErrors, withPlaces } from './check-types.ts';

test('a change is checked where it is, then wherever its types are read', () => {
  expect(affected('apps/storefront/src/app/app.tsx')).toEqual(['apps/storefront']);
  expect(affected('packages/contract/src/core/limits.ts')).toEqual([
    'packages/contract',
    'packages/client',
    'apps/storefront',
    'apps/backoffice',
    'apps/server',
  ]);
  expect(affected('docs/deploy.md')).toEqual([]);
});

test("a checker's places are written as the overlay opens them", () => {
  const output = "apps/server/src/a.ts(3,14): error TS2322: Type 'string'.\n  Types (1,2) differ.";
  expect(withPlaces(output, '/shop')).toBe(
    "/shop/apps/server/src/a.ts:3:14 error TS2322: Type 'string'.\n  Types (1,2) differ.",
  );
  expect(countErrors(output)).toBe(1);
});
