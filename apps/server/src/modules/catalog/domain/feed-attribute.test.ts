import { expect, test } from 'vitest';
import { feedAttributeOf } from './feed-attribute.ts';

test.each([
  ['color', { 'en-US': 'Colour ', 'zh-CN': '颜色' }],
  ['color', { 'en-US': '', 'zh-CN': '颜色' }],
  ['size', { 'en-US': 'Talla' }],
  ['material', { 'en-US': 'Fabric' }],
  [null, { 'en-US': 'Cable length' }],
  [null, { 'en-US': 'Colour temperature' }],
])('%s is what a specification named so is', (attribute, name) => {
  expect(feedAttributeOf(name)).toBe(attribute);
});
