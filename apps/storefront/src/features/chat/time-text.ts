import { useT } from '@app/client/i18n';
import { clockText, dateIn, dateText, offsetText } from '@app/contract/core/time-words';
import { shopNow, useTimeReader } from '../../shell/time-zone.ts';

const DAY_MS = 86_400_000;

/** The day of a moment in the reader's zone, with its weekday. */
function useWeekday(): (at: Date) => string {
  const { locale, timeZone } = useTimeReader();
  const thisYear = Number(dateIn(timeZone, shopNow()).slice(0, 4));
  return (at) => dateText(locale, 'weekday', dateIn(timeZone, at), thisYear);
}

/** When the chat opens, in the time zone of the person who reads it, with the distance of that zone. */
export function useBackAt(): (iso: string) => string {
  const reader = useTimeReader();
  const weekday = useWeekday();
  return (iso) => {
    const at = new Date(iso);
    return `${weekday(at)} ${clockText(reader, at)} (${offsetText(reader.timeZone, at)})`;
  };
}

/** The day of a message in words, and its time of day. `dayKey` is the same for messages of one day. */
export function useMessageTime() {
  const t = useT();
  const reader = useTimeReader();
  const weekday = useWeekday();
  const dayOf = (at: Date | number) => dateIn(reader.timeZone, at);
  const today = dayOf(shopNow());
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return {
    dayKey: (iso: string) => dayOf(new Date(iso)),
    clock: (iso: string) => clockText(reader, new Date(iso)),
    day: (iso: string) => {
      const day = dayOf(new Date(iso));
      if (day === today) return t('chat.today');
      return day === yesterday ? t('chat.yesterday') : weekday(new Date(iso));
    },
  };
}
