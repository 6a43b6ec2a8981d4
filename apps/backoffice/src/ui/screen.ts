import type { PermissionKey } from '@app/contract/core/permissions';
import type { WaitingCounts } from '@app/contract/reports/staff-schemas';
import type { ComponentType } from 'react';

/** Numbers of what waits that a menu entry may carry. */
type BadgeKey = keyof WaitingCounts;

/** One entry of the menu and what it opens. The permission is an entry of the registry; its place there is its place here. */
export type Screen = {
  permission: PermissionKey;
  /** Anything below this path belongs to the screen. */
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** What waits behind the entry: these numbers, added. */
  badge?: readonly BadgeKey[];
  /** A number of its own that the entry follows; a hook, called while the entry is drawn. */
  useBadge?: () => number;
};
