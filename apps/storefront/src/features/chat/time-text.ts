import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

const useTag = (): string => tagOf(usePreferences((state) => state.locale));

/** When the desk opens, in the time zone of the person who reads it, with the name of that zone. */
export function useBackAt(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (iso) => format.format(new Date(iso));
}

const dayOf = (date: Date): string => `${date.getFullYear()} ${date.getMonth()} ${date.getDate()}`;

/** The day of a message in words, and its time of day. `dayKey` is the same for messages of one day. */
export function useMessageTime() {
  const t = useT();
  const tag = useTag();
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' });
  const now = new Date();
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return {
    dayKey: (iso: string) => dayOf(new Date(iso)),
    clock: (iso: string) => clock.format(new Date(iso)),
    day: (iso: string) => {
      const date = new Date(iso);
      if (dayOf(date) === dayOf(now)) return t('chat.today');
      return dayOf(date) === dayOf(yesterday) ? t('chat.yesterday') : day.format(date);
    },
  };
}
