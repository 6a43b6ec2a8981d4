import { useT } from '@app/client/i18n';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import type { ChangedLines } from '../../../widgets/travel/order/change-sheet.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { useDiningWords } from '../dining-words.ts';

/** Returns how a table is said beside that of its change: when, who, where, and what was ordered with it. */
export function useTableLines(): ChangedLines {
  const t = useT();
  const date = useDateText();
  const words = useDiningWords();
  const party = usePartyText();
  return ({ subject }) => {
    const item = subject.item as DiningItem;
    return [
      [date.weekday(item.date), item.time].join(t('travel.comma')),
      party.guests(item),
      words.tables(item),
      ...item.menus.map(({ count, name }) => t('dining.menu_times', { count, name })),
    ];
  };
}
