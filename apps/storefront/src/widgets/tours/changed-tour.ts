import { useT } from '@app/client/i18n';
import type { TourItem } from '@app/contract/verticals/tours/views';
import type { ChangedRow } from '../price-change-sheet.tsx';
import { useTourWords } from './tour-words.ts';

/** Returns what two versions of a quoted departure promise differently, in words: hour, language, where one joins, days, what is included. */
export function useChangedTour(): (before: TourItem, after: TourItem) => ChangedRow[] {
  const t = useT();
  const words = useTourWords();
  const joins = ({ meeting, pickup }: TourItem): string =>
    pickup ? `${pickup.name}, ${pickup.at}` : [meeting.name, meeting.address].join(t('travel.comma'));
  const said = (item: TourItem): readonly (readonly [string, string])[] => [
    [t('tours.start'), item.start],
    [t('tours.filter_language'), words.language(item.language)],
    [t('tours.where_to_join'), joins(item)],
    [t('tours.filter_length'), words.length(item)],
    [t('tours.included'), words.list(item.included)],
    [t('tours.day_by_day'), item.itinerary.map(({ title }) => title).join(' · ')],
  ];
  return (before, after) => {
    const now = said(after);
    return said(before).flatMap(([name, text], index) => {
      const other = now[index]?.[1] ?? '';
      return other === text ? [] : [{ name, before: text, after: other }];
    });
  };
}
