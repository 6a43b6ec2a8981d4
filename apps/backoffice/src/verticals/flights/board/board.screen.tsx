import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../../api/session';
import { useProductNow } from '../../../api/use-product-now';
import { useText } from '../../../text/use-text';
import { DaySteps } from '../../../ui/form/day-steps';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { boardList } from './board-list';
import { ChangeDrawer } from './change-drawer';
import { SeatsDrawer } from './seats-drawer';
import type { DepartureStep } from './use-announcing';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Departures of a day, which is in the address: how full they are, what waits for its tickets, and what becomes of them. */
export default function BoardScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const today = new Date(useProductNow()()).toISOString().slice(0, 10);
  const day = DAY.test(asked) ? asked : today;
  const show = (next: string) => setParams({ day: next });
  const rule = useMemo(() => ({ ...boardList, only: { day } }), [day]);
  const extra = (
    <Flex gap={8} align="center">
      <DaySteps day={day} before="flights.staff.day_before" after="flights.staff.day_after" onDay={show} />
    </Flex>
  );
  const mayChange = useAllowed('travel.flight_board.change');
  const [open, setOpen] = useState<{ departure: Departure; step: DepartureStep } | null>(null);
  const [seats, setSeats] = useState<Departure | null>(null);
  const changes = (departure: Departure): RowAction[] =>
    !mayChange || departure.departed || departure.state === 'cancelled'
      ? []
      : [
          { key: 'delay', label: 'flights.staff.announce_delay', run: () => setOpen({ departure, step: 'delay' }) },
          {
            key: 'cancel',
            label: 'flights.staff.cancel_departure',
            danger: true,
            run: () => setOpen({ departure, step: 'cancel' }),
          },
        ];
  const rowActions = (departure: Departure): RowAction[] => [
    ...changes(departure),
    { key: 'seats', label: 'flights.staff.who_sits', run: () => setSeats(departure) },
  ];
  return (
    <>
      <ListPage key={day} rule={rule} actions={{ note: t('ui.zone.of_places'), extra, rowActions }} />
      {seats && <SeatsDrawer departure={seats} onClose={() => setSeats(null)} />}
      {open && <ChangeDrawer {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
