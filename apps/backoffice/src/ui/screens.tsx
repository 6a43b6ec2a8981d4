import { type PermissionKey, permissionKeys, permissionRule } from '@app/contract/core/permissions';
import { createContext, useContext } from 'react';
import type { Screen } from './screen';

const ScreensContext = createContext<readonly Screen[]>([]);
export const ScreensProvider = ScreensContext.Provider;

/** Every screen of the back office, in the order of the permission registry. Only below the shell. */
export const useScreens = (): readonly Screen[] => useContext(ScreensContext);

/**
 * Whatever stands below an entry, also on its pages, in the order of the registry, menus of their own left out; of a menu that
 * has nothing below it, what it opens with.
 */
export function entriesBelow(key: PermissionKey): readonly PermissionKey[] {
  const below =
    found.get(key) ??
    permissionRule(key).opensWith ??
    permissionKeys
      .filter((one) => permissionRule(one).parent === key && permissionRule(one).type !== 'menu')
      .flatMap((one) => [one, ...entriesBelow(one)]);
  found.set(key, below);
  return below;
}
const found = new Map<PermissionKey, readonly PermissionKey[]>();

/** Whether the role may see the screen: it holds its permission or one below it. */
export const maySee = (screen: Screen, held: readonly PermissionKey[]): boolean =>
  [screen.permission, ...entriesBelow(screen.permission)].some((key) => held.includes(key));

/** The directory a menu entry stands in, or null at the top. */
export const directoryOf = (screen: Screen): PermissionKey | null => permissionRule(screen.permission).parent;

/** The menu of a role: what it may see, by directory, in the order of the registry. */
export function menuOf<S extends Screen>(
  screens: readonly S[],
  held: readonly PermissionKey[],
): { directory: PermissionKey | null; screens: S[] }[] {
  const seen = screens.filter((screen) => maySee(screen, held));
  return [...new Set(seen.map(directoryOf))].map((directory) => ({
    directory,
    screens: seen.filter((screen) => directoryOf(screen) === directory),
  }));
}
