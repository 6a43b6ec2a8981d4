import { useT } from '@app/client/i18n';
import { useAskInChat } from '../../../shell/chat.ts';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useDiningWords } from '../dining-words.ts';
import type { TableChoice } from './table-choice.ts';
import type { TableOnScreen } from './use-table-choice.ts';

type AskedTable = Pick<TableChoice, 'time' | 'nextDay' | 'area'>;

/** Returns the function that opens the chat with the table that is wanted written into it. */
export function useAskForTable(
  restaurant: string,
): (on: TableOnScreen, day: LocalDate, wanted: AskedTable | null) => void {
  const t = useT();
  const words = useDiningWords();
  const ask = useAskInChat();
  return (on, day, wanted) => {
    const { booking } = on;
    const when = wanted ? words.moment({ day, ...wanted }) : '';
    const table = [words.people(on.ask.party), when, wanted?.area?.name].filter(Boolean).join(t('travel.comma'));
    ask(
      booking
        ? t('dining.ask_change', { number: booking, restaurant, table })
        : t('dining.ask_table', { restaurant, table }),
    );
  };
}
