import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { endpointsOf, PARTS, sampleInput, titleOf } from './every-endpoint.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the good input that the tests here begin with is good for every endpoint', () => {
  const bad = endpointsOf(app).flatMap((bound) => {
    const input = sampleInput(bound);
    return PARTS.flatMap((part) => {
      const result = bound.shape[part]?.safeParse(input[part]);
      return !result || result.success ? [] : [`${titleOf(bound)} ${part}: ${result.error.message}`];
    });
  });
  expect(bad).toEqual([]);
});
