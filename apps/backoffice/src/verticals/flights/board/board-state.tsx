import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leftOfCalledOff } from '../../../features/travel/called-off';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';

const AGAIN_MS = 3_000;

/** What is left of the orders of a cancelled departure; read again while some are still to be settled. */
function Progress(row: Pick<Departure, 'toRefund' | 'asked'>) {
  const t = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const isUnderWay = row.toRefund > 0;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void queries.invalidateQueries(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [queries, isUnderWay]);
  return leftOfCalledOff(row, { t, format }) ?? t('travel.staff.none_left');
}

/** How a departure stands, and why. */
export function stateCell(row: Departure, { t }: CellContext) {
  if (row.state === 'cancelled') {
    return (
      <TwoLines
        whole
        top={<StatusTag tone="danger">{t('flights.staff.state.cancelled')}</StatusTag>}
        bottom={
          <>
            {row.reason && t(`flights.reason.${row.reason}`)}
            <br />
            <Progress toRefund={row.toRefund} asked={row.asked} />
          </>
        }
      />
    );
  }
  if (row.departed) return <StatusTag tone="neutral">{t('flights.staff.state.departed')}</StatusTag>;
  if (row.state === 'scheduled') return <StatusTag tone="success">{t('flights.staff.state.scheduled')}</StatusTag>;
  return (
    <TwoLines
      whole
      top={
        <StatusTag tone="warning">{t('flights.staff.state.delayed', { minutes: String(row.delayMinutes) })}</StatusTag>
      }
      bottom={row.reason && t(`flights.reason.${row.reason}`)}
    />
  );
}
