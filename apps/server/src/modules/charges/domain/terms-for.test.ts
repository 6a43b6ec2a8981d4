import { expect, test } from 'vitest';
import { type ChargeRules, termsFor } from './terms-for.ts';

const postage = {
  by: 'count',
  firstUnit: 1,
  firstFeeUsd: 500,
  nextUnit: 1,
  nextFeeUsd: 0,
  freeFromUsd: 6_000,
} as const;
const rules: ChargeRules = {
  postage: [
    { ...postage, isDefault: true, countries: [] },
    { ...postage, firstFeeUsd: 1_500, isDefault: false, countries: ['BR', 'PT'] },
  ],
  tax: [
    { name: { 'en-US': 'No tax' }, country: '', region: '', bp: 0 },
    { name: { 'en-US': 'US' }, country: 'US', region: '', bp: 100 },
    { name: { 'en-US': 'Sales tax' }, country: 'US', region: 'California', bp: 725 },
  ],
};

test.each([
  [null, 500, 0, null],
  [{ country: 'FR', province: '' }, 500, 0, null],
  [{ country: 'PT', province: 'Lisboa' }, 1_500, 0, null],
  [{ country: 'US', province: 'Texas' }, 500, 100, 'US'],
  [{ country: 'US', province: ' california ' }, 500, 725, 'Sales tax'],
] as const)('for %j the most particular rule holds', (place, fee, bp, name) => {
  const terms = termsFor(rules, place);
  expect(terms.postage.firstFeeUsd).toBe(fee);
  expect(terms.tax).toEqual({ bp, name: name && { 'en-US': name } });
  expect(Object.keys(terms.postage)).not.toContain('countries');
});

test('a shop without rules sends for nothing and adds nothing', () => {
  const terms = termsFor({ postage: [], tax: [] }, null);
  expect(terms).toMatchObject({ postage: { firstFeeUsd: 0, freeFromUsd: null }, tax: { bp: 0 } });
});
