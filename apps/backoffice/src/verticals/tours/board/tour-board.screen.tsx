import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { App, Button, Flex, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useProductNow } from '../../../api/use-product-now';
import { useText } from '../../../text/use-text';
import { DaySteps } from '../../../ui/form/day-steps';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { boardList } from './board-list';
import { DepartureDrawer } from './departure-dialog';
import { MoveDrawer } from './move-drawer';
import { PeopleDrawer } from './people-drawer';
import { RuleDialog } from './rule-dialog';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VIEWS = ['booked', 'day', 'undecided'] as const;
type View = (typeof VIEWS)[number];

/** What of all departures a view asks for: those of the day that somebody booked, all of the day, or those to be decided. */
function onlyOf(view: View, day: string): Record<string, string> {
  if (view === 'undecided') return {};
  return view === 'booked' ? { day, booked: '1' } : { day };
}

type Open = { departure: StaffDeparture; what: 'people' | 'edit' | 'move' | 'cancel' };

/** What can be done with a departure: look who travels, change it, guarantee it, move it, or call it off. */
function useDepartureActions(open: (what: Open) => void) {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('travel.tour_board.departures');
  const mayDecide = useAllowed('travel.tour_board.decide');
  const guarantee = ({ id, version }: StaffDeparture) =>
    modal.confirm({
      title: t('tours.staff.guarantee_ask'),
      content: t('tours.staff.guarantee_text'),
      okText: t('tours.staff.guarantee'),
      onOk: async () => {
        await run(() => request(calls.guaranteeTourDeparture, { params: { id }, body: { version } }), {
          done: 'tours.staff.guaranteed_done',
        });
      },
    });
  const rowActions = (departure: StaffDeparture): RowAction[] => {
    const over = departure.state === 'cancelled' || departure.state === 'gone';
    return [
      { key: 'people', label: 'tours.staff.people', run: () => open({ departure, what: 'people' }) },
      ...(over || !mayEdit
        ? []
        : [
            {
              key: 'edit',
              label: 'tours.staff.edit_departure' as const,
              run: () => open({ departure, what: 'edit' }),
            },
          ]),
    ];
  };
  const menu = (departure: StaffDeparture): RowAction[] => {
    if (!mayDecide || departure.state === 'cancelled' || departure.state === 'gone') return [];
    const sure: RowAction[] = departure.guaranteed
      ? []
      : [{ key: 'guarantee', label: 'tours.staff.guarantee', run: () => guarantee(departure) }];
    return [
      ...sure,
      { key: 'move', label: 'tours.staff.move', run: () => open({ departure, what: 'move' }) },
      { key: 'cancel', label: 'tours.staff.cancel', danger: true, run: () => open({ departure, what: 'cancel' }) },
    ];
  };
  return { rowActions, menu };
}

/** Departures of a day, which is in the address, at first those that are booked, or those that are to be decided: how full they are, and what becomes of them. */
export default function TourBoardScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'booked';
  const undecided = view === 'undecided';
  const today = new Date(useProductNow()()).toISOString().slice(0, 10);
  const day = DAY.test(asked) ? asked : today;
  const show = (next: string) => setParams({ view, day: next });
  const rule = useMemo(() => ({ ...boardList, only: onlyOf(view, day) }), [day, view]);
  const mayEdit = useAllowed('travel.tour_board.departures');
  const [open, setOpen] = useState<Open | null>(null);
  const [adding, setAdding] = useState(false);
  const { rowActions, menu } = useDepartureActions(setOpen);
  const extra = (
    <Flex gap={8} align="center">
      <Segmented<string>
        value={view}
        onChange={(next) => setParams(next === 'undecided' ? { view: next } : { view: next, day })}
        options={[
          { value: 'booked', label: t('tours.staff.booked') },
          { value: 'day', label: t('tours.staff.of_day') },
          { value: 'undecided', label: t('tours.staff.undecided') },
        ]}
      />
      {!undecided && <DaySteps day={day} before="tours.staff.day_before" after="tours.staff.day_after" onDay={show} />}
      {mayEdit && (
        <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          {t('tours.staff.add_departures')}
        </Button>
      )}
    </Flex>
  );
  const close = () => setOpen(null);
  return (
    <>
      <ListPage
        key={undecided ? view : `${view} ${day}`}
        rule={rule}
        actions={{ note: t('ui.zone.of_places'), extra, rowActions, menu }}
      />
      {open?.what === 'edit' && <DepartureDrawer departure={open.departure} onClose={close} />}
      {open?.what === 'move' && <MoveDrawer departure={open.departure} onClose={close} />}
      {open && open.what !== 'edit' && open.what !== 'move' && (
        <PeopleDrawer departure={open.departure} cancelling={open.what === 'cancel'} onClose={close} />
      )}
      {adding && <RuleDialog day={day} onClose={() => setAdding(false)} />}
    </>
  );
}
