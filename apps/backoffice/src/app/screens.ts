import { type PermissionKey, permissionKeys, permissions } from '@app/contract/core/permissions';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Screen } from '../ui/screen';

export type PlacedScreen = Screen & { view: LazyExoticComponent<ComponentType> };

/** Each feature and vertical brings its screens; adding one edits nothing here. */
const found = import.meta.glob<{ default: Screen[] }>(
  ['../features/*/screens.ts', '../verticals/*/screens.ts', './screens-own.ts'],
  {
    eager: true,
  },
);

/** Every screen in the order of the permission registry. */
export const screens: PlacedScreen[] = Object.values(found)
  .flatMap((slice) => slice.default)
  .map((screen) => ({ ...screen, view: lazy(screen.load) }))
  .sort((a, b) => permissionKeys.indexOf(a.permission) - permissionKeys.indexOf(b.permission));

const childrenOf = (key: PermissionKey): PermissionKey[] =>
  permissionKeys.filter((one) => permissions[one].parent === key);

/** Whether the role may see the screen: it holds its permission or one below it. */
export const maySee = (screen: Screen, held: readonly PermissionKey[]): boolean =>
  [screen.permission, ...childrenOf(screen.permission)].some((key) => held.includes(key));

/** The directory a menu entry stands in, or null at the top. */
export const directoryOf = (screen: Screen): PermissionKey | null =>
  permissions[screen.permission].parent as PermissionKey | null;

/** The screen an address belongs to. The longest path wins. */
export const screenAt = (path: string): PlacedScreen | undefined =>
  screens
    .filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
