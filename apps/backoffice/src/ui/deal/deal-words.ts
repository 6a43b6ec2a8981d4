import type { DealMethod } from '@app/contract/deals/deal-facts';
import type { Text } from '../../text/use-text';
import type { CellContext } from '../list/define-list';

/** What a deal takes off, or what a unit costs at it. */
export function valueText(
  { method, value }: { method: DealMethod; value: number },
  { t, format }: CellContext,
): string {
  if (method === 'percent') return t('travel_deals.off_percent', { percent: value });
  return method === 'off' ? t('travel_deals.off_amount', { amount: format.money(value) }) : format.money(value);
}

type Subject = { name: string; place: string; online: boolean };

/** Where the thing a deal is on is, and whether it can be had at all. */
export const placeText = ({ place, online }: Omit<Subject, 'name'>, t: Text): string =>
  [place, online ? '' : t('travel_deals.subject_offline')].filter(Boolean).join(' · ');

/** What a deal is on and where that is, or that it does not exist any more. */
export const subjectText = (subject: Subject | null, t: Text): string =>
  subject ? [subject.name, placeText(subject, t)].filter(Boolean).join(' · ') : t('travel_deals.subject_gone');
