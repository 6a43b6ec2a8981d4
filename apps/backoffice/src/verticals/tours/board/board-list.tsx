import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { leftOfCalledOff } from '../../../features/travel/called-off';
import { listed } from '../../../text/in-my-language';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { HereTime } from '../../../ui/zone-note';
import { languageName, tourChoices } from '../tour-words';

const TONES = {
  open: 'warning',
  guaranteed: 'success',
  closed: 'neutral',
  cancelled: 'danger',
  gone: 'neutral',
} as const;

/** How a departure stands, and why it was cancelled. */
function stateCell(row: StaffDeparture, { t, format }: CellContext) {
  const tag = <StatusTag tone={TONES[row.state]}>{t(`tours.staff.state_${row.state}`)}</StatusTag>;
  if (row.cancelReason === null) return tag;
  const left = leftOfCalledOff(row, { t, format });
  return <TwoLines whole top={tag} bottom={left ?? t(`tours.staff.reason_${row.cancelReason}`)} />;
}

export const boardList = defineList({
  endpoint: calls.listTourDepartures,
  title: 'permission.travel.tour_board',
  exportName: 'tour-departures',
  filters: [{ key: 'tourId', kind: 'choice', label: 'tours.staff.tour', choices: tourChoices }],
  columns: [
    {
      key: 'start',
      title: 'tours.staff.start',
      render: (row, { format }) => (
        <div style={{ minWidth: 72 }}>
          <TwoLines
            strong
            whole
            top={row.start}
            bottom={
              <>
                {format.day(`${row.day}T00:00`)} <HereTime wall={`${row.day}T${row.start}`} at={row.startsAt} />
              </>
            }
          />
        </div>
      ),
      write: ['day', 'start'],
    },
    {
      key: 'tour',
      title: 'tours.staff.tour',
      render: (row) => <TwoLines whole top={row.tour} bottom={listed(row.city, languageName(row.language))} />,
      write: ['tour', 'language'],
    },
    { key: 'state', title: 'tours.staff.state', render: stateCell, write: [{ words: 'tours.staff.state_' }] },
    {
      key: 'sold',
      title: 'tours.staff.taken',
      render: ({ sold, held, capacity }, { t }) => (
        <span style={{ whiteSpace: 'nowrap' }}>{t('tours.staff.taken_of', { sold, held, capacity })}</span>
      ),
      write: ['sold', 'held', 'capacity'],
    },
    { key: 'minPeople', title: 'tours.staff.minimum', as: 'count' },
    { key: 'decidesAt', title: 'tours.staff.decides', as: 'moment' },
    { key: 'guide', title: 'tours.staff.guide', hidden: true },
  ],
});
