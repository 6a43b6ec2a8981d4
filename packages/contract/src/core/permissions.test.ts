import { expect, test } from 'vitest';
import { type PermissionKey, permissionKeys, permissionRule } from './permissions.ts';

const children = (key: PermissionKey) => permissionKeys.filter((one) => permissionRule(one).parent === key);
const typeOf = (key: PermissionKey | null) => key && permissionRule(key).type;

test('what has a place of its own has an icon and stands in its kind of parent; what is granted stands at the ends', () => {
  for (const key of permissionKeys) {
    const { type, parent, icon, opensWith, route } = permissionRule(key);
    const place = type === 'directory' || type === 'menu' || type === 'page';
    expect([key, icon !== undefined]).toEqual([key, place]);
    expect([key, children(key).length > 0]).toEqual([key, place && !opensWith]);
    if (type === 'page') expect([key, typeOf(parent), route]).toEqual([key, 'menu', expect.stringMatching(/^:?\w/)]);
    if (type === 'directory') expect([key, parent]).toEqual([key, null]);
    if (!place) expect([key, typeOf(parent)]).toEqual([key, expect.stringMatching(/^(menu|page)$/)]);
  }
});

test('a menu that names the one it stands behind does so with everything below it', () => {
  for (const key of permissionKeys) {
    const { after } = permissionRule(key);
    if (!after) continue;
    const menus = permissionKeys.filter((one) => typeOf(one) === 'menu');
    expect([key, menus[menus.indexOf(key) - 1]]).toEqual([key, after]);
    const place = permissionKeys.indexOf(key);
    expect(permissionKeys.slice(place + 1, place + 1 + children(key).length)).toEqual(children(key));
  }
  expect(permissionKeys.filter((key) => key.startsWith('travel.tour'))[5]).toBe('travel.tour_combos');
});

test('a menu that has nothing below it opens with what is granted elsewhere', () => {
  for (const key of permissionKeys)
    for (const one of permissionRule(key).opensWith ?? [])
      expect([key, one, typeOf(key), typeOf(one)]).toEqual([key, one, 'menu', expect.stringMatching(/^(button|api)$/)]);
});
