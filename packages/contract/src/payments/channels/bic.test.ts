import { expect, test } from 'vitest';
import { BIC_OR_NOTHING } from './bic.ts';

test.each(['', 'DEUTDEFF', 'DEUTDEFF500', 'HRBTUS33XXX', 'A1B2AEXX', '1A2BDEFFXXX'])('%j is one or nothing', (code) => {
  expect(code).toMatch(BIC_OR_NOTHING);
});

test.each(['DEUT', 'DEUTDE', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUT11FF', 'DEUTDEFF5000', 'deutdeff', 'DEUT-EFF'])(
  '%j is none',
  (code) => {
    expect(code).not.toMatch(BIC_OR_NOTHING);
  },
);
