import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a page is read line by line, with cells apart', () => {
  const page =
    '<p>Two &amp; three</p><table><tr><th>Rate</th><th>Price</th></tr><tr><td>Flex</td><td>€10</td></tr></table><ul><li>A</li><li>B</li></ul>';
  expect(plainText(page, 1_000)).toBe('Two & three\nRate | Price\nFlex | €10\nA\nB');
});

test('what was escaped is a text and no mark', () => {
  expect(plainText('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', 1_000)).toBe('<script>alert(1)</script>');
  expect(plainText('<p>&amp;lt;b&amp;gt;</p>', 1_000)).toBe('&lt;b&gt;');
});

test('no more letters than asked for', () => {
  expect(plainText('<p>日本語😀x</p>', 4)).toBe('日本語😀');
});
