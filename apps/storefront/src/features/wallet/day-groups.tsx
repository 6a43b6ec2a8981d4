import type { MoneyRecord } from '@app/contract/wallet/schemas';
import { useDayText } from './day-text.ts';
import { RecordRow } from './record-row.tsx';
import styles from './wallet.module.css';

/** Records under the day they count to in the customer's zone; `balanceOf` says the balance after one, where there is room. */
export function DayGroups(props: {
  readonly records: readonly MoneyRecord[];
  readonly today: string;
  readonly timeZone: string;
  readonly balanceOf?: (record: MoneyRecord) => string;
}) {
  const text = useDayText(props);
  const days = [...new Set(props.records.map(({ day }) => day))];
  return days.map((day) => (
    <div key={day}>
      <h3 className={styles.day}>{text.day(day)}</h3>
      {props.records
        .filter((record) => record.day === day)
        .map((record) => (
          <RecordRow key={record.id} record={record} time={text.time(record.at)} balance={props.balanceOf?.(record)} />
        ))}
    </div>
  ));
}
