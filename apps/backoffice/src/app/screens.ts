import { permissionKeys } from '@app/contract/core/permissions';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Screen } from '../ui/screen';

export type PlacedScreen = Screen & { view: LazyExoticComponent<ComponentType> };

/** Each feature and vertical brings its screens; adding one edits nothing here. */
const found = import.meta.glob<{ default: Screen[] }>(
  ['../features/**/screens.ts', '../verticals/*/screens.ts', './screens-own.ts'],
  {
    eager: true,
  },
);

/** Every screen in the order of the permission registry. */
export const screens: PlacedScreen[] = Object.values(found)
  .flatMap((slice) => slice.default)
  .map((screen) => ({ ...screen, view: lazy(screen.load) }))
  .sort((a, b) => permissionKeys.indexOf(a.permission) - permissionKeys.indexOf(b.permission));

/** The screen an address belongs to. The longest path wins. */
export const screenAt = (path: string): PlacedScreen | undefined =>
  screens
    .filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
