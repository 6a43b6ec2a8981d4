import type { Day } from '@app/kernel/local-day';
import { type DealScope, idOfKey, keyOf } from '../../../modules/travel-deals/core.ts';
import type { TableTime } from './table-times.ts';

/** What a deal on every set menu of a restaurant that is paid with the table is on. */
export const restaurantKey = (id: string): string => keyOf('restaurant', id);
/** What a deal on one of them is on. */
export const menuKey = (restaurantId: string, menuId: string): string => keyOf('menu', `${restaurantId}/${menuId}`);

const parts = (key: string): readonly string[] => (key.startsWith('menu:') ? key.slice('menu:'.length).split('/') : []);

/** The restaurant that a key is of; null in any other key. */
export const restaurantOfKey = (key: string): string | null =>
  idOfKey('restaurant', key) ?? idOfKey('menu', keyOf('menu', parts(key)[0] ?? ''));
/** The menu that a key is of alone; null in any other key. */
export const menuOfKey = (key: string): string | null => idOfKey('menu', keyOf('menu', parts(key)[1] ?? ''));

type Hour = Pick<TableTime, 'time' | 'nextDay'>;
/** Minutes of a sitting after midnight of the day whose night it is. */
export const sittingMinutes = ({ time, nextDay }: Hour): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + (nextDay ? 1_440 : 0);

/** What of a person's menu on a day's night a deal can be on; without an hour at any of it. */
export const menuScope = (
  of: { readonly restaurantId: string; readonly menuId: string; readonly usd: number },
  at: { readonly day: Day; readonly time: Hour | null },
): DealScope => ({
  keys: [menuKey(of.restaurantId, of.menuId), restaurantKey(of.restaurantId)],
  days: [{ day: at.day, usd: of.usd, ...(at.time && { minutes: sittingMinutes(at.time) }) }],
});
