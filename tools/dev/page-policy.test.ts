import { expect, test } from 'vitest';
import { withVite } from './page-policy.ts';

test("a page's policy lets in what carries the nonce, and stays as strict in all else", () => {
  expect(withVite("default-src 'self';script-src 'self'; style-src 'self' 'nonce-a';object-src 'none'", 'b')).toBe(
    "default-src 'self';script-src 'self' 'nonce-b';style-src 'self' 'nonce-a' 'nonce-b';object-src 'none';worker-src 'self' blob:",
  );
});

test('a policy without scripts of its own lets in its origin and the nonce', () => {
  expect(withVite("default-src 'none'", 'b')).toBe(
    "default-src 'none';script-src 'self' 'nonce-b';style-src 'self' 'nonce-b';worker-src 'self' blob:",
  );
});
