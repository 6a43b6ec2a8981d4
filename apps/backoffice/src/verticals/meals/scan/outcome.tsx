import { Alert } from 'antd';
import { listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { usableText } from '../meal-words';
import type { ScanResult } from './use-scan';
import { verdictOn } from './verdict';

type OutcomeProps = { shown: ScanResult; restaurantId: string; now: number };
type Said = { type: 'success' | 'info' | 'warning' | 'error'; title: string; description?: string };

/** What came of a code, in words: that it can be used, was used or undone just now, or why not. */
export function Outcome({ shown, restaurantId, now }: OutcomeProps) {
  const t = useText();
  const format = useFormat();
  const say = ({ meal, done, refused }: ScanResult): Said => {
    if (!meal) return { type: 'error', title: refused ?? '' };
    const piece = t('meal.staff.piece_of', { number: meal.number, pieces: meal.pieces });
    if (done === 'used')
      return { type: 'success', title: t('meal.staff.used_now'), description: listed(meal.set, piece) };
    if (done === 'undone') return { type: 'info', title: t('meal.staff.undone'), description: listed(meal.set, piece) };
    const verdict = verdictOn(meal, restaurantId, now);
    switch (verdict) {
      case 'used':
        return {
          type: 'error',
          title: refused ?? t('meal.staff.was_used'),
          description: t('meal.staff.used_where', {
            moment: format.moment(meal.usedAt ?? ''),
            place: meal.place ?? '–',
            who: meal.usedBy || '–',
          }),
        };
      case 'refunded':
        return { type: 'error', title: t('meal.staff.was_refunded') };
      case 'expired':
        return {
          type: 'error',
          title: t('meal.staff.was_expired'),
          description: t('meal.staff.expired_when', { moment: format.moment(meal.validUntil) }),
        };
      case 'wrong_place':
        return {
          type: 'error',
          title: t('meal.staff.not_here'),
          description: t('meal.staff.served_at', {
            places: meal.places.map(({ name, city }) => listed(name, city)).join(' · '),
          }),
        };
      case 'closed_day':
      case 'closed_hour':
        return {
          type: 'error',
          title: t(`meal.staff.hindrance.${verdict}`),
          description: usableText(meal.usable, currentLocale(), t),
        };
      case 'table_limit':
        return { type: 'error', title: t('meal.staff.hindrance.table_limit') };
      default:
        return refused
          ? { type: 'error', title: refused, description: usableText(meal.usable, currentLocale(), t) }
          : { type: 'success', title: t('meal.staff.can_be_used'), description: listed(meal.set, piece) };
    }
  };
  return <Alert showIcon {...say(shown)} />;
}
