import { useT } from '@app/client/i18n';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import type { ChangedRow } from '../../../widgets/price-change-sheet.tsx';
import { useDiningWords } from '../dining-words.ts';

/** Returns what differs between two quotes of a table beside the price: its kind, how long it is had, who confirms it, its menus. */
export function useChangedTable(): (before: DiningItem, after: DiningItem) => ChangedRow[] {
  const t = useT();
  const words = useDiningWords();
  const parts: readonly (readonly [name: string, say: (item: DiningItem) => string])[] = [
    [t('dining.table'), ({ tables, area }) => (tables > 1 ? t('dining.tables_of', { count: tables, area }) : area)],
    [t('dining.yours'), ({ stayMinutes }) => words.minutes(stayMinutes)],
    [t('dining.confirmed_by'), ({ confirm }) => t(`dining.confirmed.${confirm}`)],
    [
      t('dining.menus'),
      ({ menus }) =>
        menus
          .map(
            ({ count, name, courses }) =>
              `${t('dining.menu_times', { count, name })} (${courses.join(t('travel.list_comma'))})`,
          )
          .join(t('travel.comma')),
    ],
  ];
  return (before, after) =>
    parts.flatMap(([name, say]) =>
      say(before) === say(after) ? [] : [{ name, before: say(before), after: say(after) }],
    );
}
