import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';

const AGAIN_MS = 3_000;

/** How many orders of a cancelled departure are left to be given back; read again until there are none. */
function LeftToRefund({ count }: { count: number }) {
  const t = useText();
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => void queries.invalidateQueries(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [queries]);
  return t('flights.staff.left_to_refund', { count });
}

/** What follows a cancellation, behind its reason. */
const Progress = ({ toRefund, asked }: Pick<Departure, 'toRefund' | 'asked'>) => {
  const t = useText();
  const format = useFormat();
  if (toRefund === 0 && asked > 0) return t('travel.staff.asked', { count: asked, number: format.count(asked) });
  return toRefund > 0 ? <LeftToRefund count={toRefund} /> : t('flights.staff.all_refunded');
};

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
