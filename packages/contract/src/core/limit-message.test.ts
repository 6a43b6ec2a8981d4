import { expect, test } from 'vitest';
import { keyAndLimit, keyOfLimited } from './limit-message.ts';

test('a message that names its limit takes it along, any other stays as it is', () => {
  expect(keyOfLimited(keyAndLimit('field.too_long', 50))).toEqual({ key: 'field.too_long_of', limit: 50 });
  expect(keyAndLimit('field.too_long', undefined)).toBe('field.too_long');
  expect(keyAndLimit('field.email_too_long', 50)).toBe('field.email_too_long');
  expect(keyOfLimited('field.required')).toEqual({ key: 'field.required' });
});
