import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFlight } from '@app/contract/verticals/flights/staff-schemas';
import { Alert } from 'antd';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useSettled } from '../../../ui/use-settled';
import styles from './schedule.module.css';

type Hours = Pick<FlightInput, 'departs' | 'blockMinutes'>;

/** Says whom other hours of a flight concern, before they are saved; nothing while they are as they were. */
export function Retiming({ flight, draft }: { flight: StaffFlight; draft: Hours }) {
  const t = useText();
  const format = useFormat();
  const [departs = '', minutes = ''] = useSettled(`${draft.departs} ${draft.blockMinutes}`).split(' ');
  const isOther = departs !== flight.departs || Number(minutes) !== flight.blockMinutes;
  const { data, isPlaceholderData } = useAnswer(
    calls.readRetiming,
    { params: { id: flight.id }, query: { departs, blockMinutes: minutes } },
    { enabled: isOther, ofForm: true },
  );
  if (!isOther || !data || isPlaceholderData || data.orders === 0) return null;
  const { departures, orders, travellers, freeToCancel } = data;
  return (
    <Alert
      className={styles.retiming ?? ''}
      type="warning"
      showIcon
      title={t('flights.staff.retiming', {
        departures: format.count(departures),
        orders: format.count(orders),
        travellers: format.count(travellers),
      })}
      description={t('flights.staff.retiming_free', { orders: format.count(freeToCancel) })}
    />
  );
}
