import { expect, test } from 'vitest';
import { goodsTitle } from '../domain/goods-title.ts';

const tote = { 'en-US': 'Harbour tote', 'zh-cn': '港湾托特包' };
const pot = { 'en-US': 'Stoneware teapot' };

test('when an order is named, then by all of its goods, each product once with its pieces', () => {
  const lines = [
    { name: tote, quantity: 1 },
    { name: pot, quantity: 1 },
    { name: tote, quantity: 2 },
  ];
  expect(goodsTitle(lines, 'en-US')).toBe('3 × Harbour tote, Stoneware teapot');
  expect(goodsTitle(lines, 'zh-cn')).toBe('3 × 港湾托特包、Stoneware teapot');
  expect(goodsTitle(lines, 'pt')).toBe('3 × Harbour tote, Stoneware teapot');
  expect(goodsTitle(lines.slice(1, 2), 'es')).toBe('Stoneware teapot');
});
