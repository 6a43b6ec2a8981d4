import type { DiningItem } from '@app/contract/verticals/dining/views';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import type { TravelKindLook } from '../../features/travel/travel-kinds';
import { comma } from '../../text/in-my-language';
import { changeTable, partyText, tableText } from './change-table';

/** How table orders are drawn among travel orders: the item of their subject is a `DiningItem`. */
const dining: TravelKindLook = {
  kind: 'dining',
  icon: IconToolsKitchen2,
  unit: 'dining.staff.table_number',
  issues: true,
  change: changeTable,
  facts: (subject, ctx) => {
    const { t, format } = ctx;
    const item = subject as unknown as DiningItem;
    return [
      [t('dining.staff.time'), `${format.day(`${item.date}T00:00`)} ${item.time}`],
      [t('dining.staff.table'), tableText(item)],
      [t('dining.staff.party'), partyText(item, ctx)],
      [t('dining.staff.stay'), t('dining.staff.stay_minutes', { count: item.stayMinutes })],
      ...(item.menus.length > 0
        ? [
            [t('dining.staff.menus'), item.menus.map(({ name, count }) => `${count} × ${name}`).join(comma())] as [
              string,
              string,
            ],
          ]
        : []),
      ...(item.occasion === 'none'
        ? []
        : [[t('dining.staff.occasion'), t(`dining.occasion.${item.occasion}`)] as [string, string]]),
      ...(item.late
        ? [
            [
              t('dining.staff.note'),
              [t('dining.staff.late', { minutes: item.late.minutes }), item.late.note].filter(Boolean).join(comma()),
            ] as [string, string],
          ]
        : []),
    ];
  },
};
export default dining;
