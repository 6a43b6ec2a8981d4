import { limits } from '@app/contract/core/limits';
import { LOCALES } from '@app/contract/core/locale';
import { expect, test } from 'vitest';
import { readPictureName } from '../art/picture-name.ts';
import { banners } from '../content/banners.ts';
import { categories } from '../content/categories.ts';
import { demoGoods } from '../content/goods.ts';
import { currencies, hotKeywords } from '../content/money-places.ts';
import { allPictures } from '../content/picture-list.ts';

const goods = demoGoods();
const leaves = categories.flatMap((top) => top.children.map((leaf) => leaf.key));

test('when the goods are made, then there are enough of them, in every category, and no two have one name', () => {
  expect(goods.filter((product) => product.type === 'normal').length).toBeGreaterThanOrEqual(300);
  expect(goods.filter((product) => product.type === 'points')).toHaveLength(20);
  expect(leaves.length).toBeGreaterThanOrEqual(40);
  for (const leaf of leaves) expect(goods.some((product) => product.category === leaf)).toBe(true);
  for (const locale of LOCALES) {
    const names = goods.map((product) => product.name[locale]);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(limits.productName);
  }
});

test('when a text is read, then it exists in all four languages', () => {
  for (const { name, description, detail, tags } of goods) {
    for (const text of [name, description, detail, ...tags]) {
      for (const locale of LOCALES) expect(text[locale].trim()).not.toBe('');
    }
  }
});

test('when prices are read, then struck ones are higher and costs lower, and stock keeping units are unlike', () => {
  const variants = goods.flatMap((product) => product.variants);
  for (const variant of variants) {
    if (variant.points === null) expect(variant.priceUsd).toBeGreaterThan(variant.costUsd);
    if (variant.listPriceUsd !== null) expect(variant.listPriceUsd).toBeGreaterThanOrEqual(variant.priceUsd);
  }
  expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length);
});

test('when goods stand side by side in the main lists, then no two covers have one tone', () => {
  const tone = (index: number, list: typeof goods): string | undefined => list[index]?.gallery[0]?.split('-')[4];
  const bySales = [...goods].sort((a, b) => b.sold - a.sold);
  const byAge = [...goods].sort((a, b) => a.ageDays - b.ageDays);
  for (const list of [bySales, byAge, bySales.filter((product) => product.recommended)]) {
    for (let index = 1; index < list.length; index += 1) expect(tone(index, list)).not.toBe(tone(index - 1, list));
  }
});

test('when the demo names a picture, then it can be drawn', () => {
  for (const name of allPictures()) expect(readPictureName(name), name).not.toBeNull();
  expect(readPictureName('p-tote-sand-disc-nowhere')).toBeNull();
  expect(readPictureName('i-../secret-sand')).toBeNull();
});

test('when banners, currencies and words are read, then every kind is among them', () => {
  expect(new Set(banners.map((banner) => banner.target.type)).size).toBe(5);
  expect(currencies).toHaveLength(11);
  expect(new Set(currencies.map((currency) => currency.decimals))).toEqual(new Set([0, 2, 3]));
  for (const locale of LOCALES) expect(hotKeywords[locale].length).toBeGreaterThanOrEqual(6);
});
