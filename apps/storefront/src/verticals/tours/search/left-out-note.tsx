import { useT } from '@app/client/i18n';
import { hrefTo } from '../../../shell/navigation.ts';
import { Note, NoteAction } from '../../../ui/card.tsx';
import styles from '../../../widgets/tours/tour-results.module.css';
import { type TourTrip, tripParams, USUAL_PARTY } from '../../../widgets/tours/tour-trip.ts';
import { tourFilters } from './search-filters.ts';
import type { TourSearch } from './use-tour-search.ts';

/** How many tours do not take this party, and why, with the way to those that take a part of it. */
export function LeftOutNote({ search }: { readonly search: TourSearch }) {
  const t = useT();
  const { trip, leftOut, city, keyword, filters, money } = search;
  const { adults, seniors, childAges } = trip.party;
  const hrefFor = (party: TourTrip['party']) =>
    hrefTo('tourHome', {
      list: '1',
      city,
      keyword,
      ...tripParams({ ...trip, party }),
      ...tourFilters.params(filters, money.currency),
    });
  if (!leftOut) return null;
  return (
    <>
      {leftOut.ages > 0 ? (
        <div className={styles.note}>
          <Note
            action={
              <NoteAction href={hrefFor({ adults: adults + seniors === 0 ? 1 : adults, seniors, childAges: [] })}>
                {t('tours.see_without_children')}
              </NoteAction>
            }
          >
            {t('tours.left_out_ages', { count: leftOut.ages, ages: childAges.join(t('travel.list_comma')) })}
          </Note>
        </div>
      ) : null}
      {leftOut.people > 0 ? (
        <div className={styles.note}>
          <Note action={<NoteAction href={hrefFor(USUAL_PARTY)}>{t('tours.see_for_two')}</NoteAction>}>
            {t('tours.left_out_people', { count: leftOut.people })}
          </Note>
        </div>
      ) : null}
    </>
  );
}
