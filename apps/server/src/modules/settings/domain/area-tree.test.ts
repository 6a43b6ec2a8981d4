import { expect, test } from 'vitest';
import { chinaArea, chinaAreas } from '../usecases/read-china-areas.ts';
import { readAreas } from './area-tree.ts';

const { tree, leaves } = chinaAreas();

test('every path has three steps whose codes agree: 0000, 00, and six digits below them', () => {
  expect(tree).toHaveLength(31);
  for (const province of tree) {
    expect(province.code).toMatch(/^\d{2}0000$/);
    for (const city of province.children ?? []) {
      expect(city.code.startsWith(province.code.slice(0, 2)) && city.code.endsWith('00')).toBe(true);
      for (const county of city.children ?? []) expect(county.code.slice(0, 4)).toBe(city.code.slice(0, 4));
      expect(city.children?.length).toBeGreaterThan(0);
    }
  }
  expect(leaves.size).toBe(tree.flatMap((p) => p.children ?? []).flatMap((c) => c.children ?? []).length);
  expect(leaves.size).toBeGreaterThan(2_900);
});

test('every name is what an address may hold', () => {
  for (const { province, city, county } of leaves.values()) {
    for (const name of [province, city, county]) expect(name).toMatch(/^\p{Script=Han}+$/u);
  }
});

test('a code names its place; provinces, cities with districts and unknown codes name none', () => {
  expect(chinaArea('110101')).toEqual({ province: '北京市', city: '北京市', county: '东城区' });
  expect(chinaArea('441900')).toEqual({ province: '广东省', city: '东莞市', county: '东莞市' });
  for (const code of ['110000', '440300', '999999', '', '__proto__']) expect(chinaArea(code)).toBeNull();
});

test('a line that is no area is refused', () => {
  expect(() => readAreas('11北京市\n nowhere\n')).toThrow('no area');
});
