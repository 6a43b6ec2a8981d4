import { CABINS } from '@app/contract/verticals/flights/facts';
import {
  type CabinMap,
  SEAT_ROW_KINDS,
  type SeatMap,
  type SeatRow,
  seatsOnMap,
} from '@app/contract/verticals/flights/seat-map';
import { IconTrash } from '@tabler/icons-react';
import { Button, Flex, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../../text/use-text';
import { cx } from '../../../ui/class-names';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { errorsAt } from '../../../ui/form/field-errors';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { useFieldWords } from '../../../ui/form/use-field-words';
import styles from './seat-map.module.css';
import {
  bareRow,
  columnsText,
  newCabin,
  nextCell,
  readColumns,
  replaced,
  seatRowAfter,
  withColumns,
} from './seat-map-edit';

type Errors = Readonly<Record<string, string>>;

/** Rows that are added at once. */
const MANY = 10;

const MARKS = { seat: '', aisle: '', none: '', exit: '⇥', lavatory: 'WC', galley: '☕' } as const;

/** One row: what it is called and sold as, and what stands at each of its places. */
function RowLine(props: {
  row: SeatRow;
  columns: readonly string[];
  error: string | undefined;
  set: (row: SeatRow | null) => void;
}) {
  const t = useText();
  const { row, columns, error, set } = props;
  const name =
    row.number === null ? t('flights.staff.seat_bare_row') : t('flights.staff.seat_row', { number: row.number });
  const cell = (letter: string, at: number) => {
    const is = row.cells[at] ?? 'none';
    if (letter === '') return <span key={`aisle ${at}`} className={styles.aisle} />;
    const said = t(`flights.staff.seat_cell.${is}`);
    return (
      <button
        key={letter}
        type="button"
        className={cx(styles.cell, is === 'seat' && styles[row.kind], is === 'none' && styles.none)}
        aria-label={`${row.number ?? name} ${letter}: ${said}`}
        title={said}
        onClick={() => set({ ...row, cells: replaced(row.cells, at, nextCell(row, is)) })}
      >
        {is === 'seat' ? letter : MARKS[is]}
      </button>
    );
  };
  return (
    <li className={styles.line}>
      {row.number === null ? (
        <span className={styles.bare}>{name}</span>
      ) : (
        <>
          <IntegerInput
            aria-label={t('flights.staff.seat_number_of', { name })}
            value={row.number}
            onChange={(number) => set({ ...row, number: number ?? 0 })}
          />
          <Select
            aria-label={t('flights.staff.seat_kind_of', { name })}
            value={row.kind}
            options={SEAT_ROW_KINDS.map((value) => ({ value, label: t(`flights.seat_row.${value}`) }))}
            onChange={(kind) => set({ ...row, kind })}
          />
          <IntegerInput
            aria-label={t('flights.staff.seat_legroom_of', { name })}
            value={row.legroomCm}
            onChange={(legroomCm) => set({ ...row, legroomCm })}
          />
        </>
      )}
      <span className={styles.cells}>{columns.map(cell)}</span>
      <Button
        type="text"
        icon={<IconTrash size={16} />}
        aria-label={t('flights.staff.seat_remove', { name })}
        onClick={() => set(null)}
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}

const firstOf = (errors: Errors): string | undefined => Object.values(errors)[0];

/** One cabin: its columns, its rows from the front to the back, and what adds rows. */
function CabinEditor(props: { map: SeatMap; cabin: CabinMap; errors: Errors; set: (cabin: CabinMap | null) => void }) {
  const t = useText();
  const id = useId();
  const worded = useFieldWords();
  const { map, cabin, set } = props;
  const errors = Object.fromEntries(Object.entries(props.errors).map(([path, said]) => [path, worded(said)]));
  const [columns, setColumns] = useState(columnsText(cabin.columns));
  const add = (count: number) => {
    let next = cabin;
    for (let step = 0; step < count; step += 1) {
      const others = map.cabins.map((one) => (one === cabin ? next : one));
      next = { ...next, rows: [...next.rows, seatRowAfter({ cabins: others }, next)] };
    }
    set(next);
  };
  return (
    <>
      <Flex gap={12} wrap align="end">
        <div className={styles.field}>
          <label htmlFor={`${id} cabin`}>{t('flights.staff.cabin')}</label>
          <Select
            id={`${id} cabin`}
            value={cabin.cabin}
            options={CABINS.map((value) => ({
              value,
              label: t(`flights.cabin.${value}`),
              disabled: value !== cabin.cabin && map.cabins.some((one) => one.cabin === value),
            }))}
            onChange={(value) => set({ ...cabin, cabin: value })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id} columns`}>{t('flights.staff.seat_columns')}</label>
          <Input
            id={`${id} columns`}
            value={columns}
            maxLength={14}
            onChange={(event) => {
              setColumns(event.target.value);
              const read = readColumns(event.target.value);
              if (read.some((letter) => letter !== '')) set(withColumns(cabin, read));
            }}
          />
        </div>
        <Button danger type="text" onClick={() => set(null)}>
          {t('flights.staff.seat_remove_cabin')}
        </Button>
      </Flex>
      <p className={styles.help}>{t('flights.staff.seat_columns_help')}</p>
      {['cabin', 'columns', 'rows'].map((part) =>
        errors[part] ? (
          <p key={part} className={styles.error} role="alert">
            {errors[part]}
          </p>
        ) : null,
      )}
      <p className={styles.heads} aria-hidden="true">
        <span>{t('flights.staff.seat_number')}</span>
        <span>{t('flights.staff.seat_kind')}</span>
        <span>{t('flights.staff.seat_legroom')}</span>
      </p>
      <ol className={styles.rows} aria-label={t('flights.staff.seat_rows')}>
        {cabin.rows.map((row, at) => (
          <RowLine
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
            key={at}
            row={row}
            columns={cabin.columns}
            error={firstOf(errorsAt(errors, `rows.${at}`).parts)}
            set={(next) => set({ ...cabin, rows: replaced(cabin.rows, at, next) })}
          />
        ))}
      </ol>
      <Flex gap={8} wrap>
        <Button onClick={() => add(1)}>{t('flights.staff.seat_add_row')}</Button>
        <Button onClick={() => add(MANY)}>{t('flights.staff.seat_add_rows', { count: MANY })}</Button>
        <Button onClick={() => set({ ...cabin, rows: [...cabin.rows, bareRow(cabin)] })}>
          {t('flights.staff.seat_add_bare')}
        </Button>
      </Flex>
    </>
  );
}

/** The seat map of an aircraft, drawn as travellers see it: pressing a place changes what stands there. */
export function SeatMapField({ value = null, onChange, errors }: OwnFieldProps<SeatMap | null>) {
  const t = useText();
  const [open, setOpen] = useState(0);
  const map = value ?? { cabins: [] };
  const change = (cabins: CabinMap[]) => onChange?.(cabins.length > 0 ? { cabins } : null);
  const more = newCabin(map);
  const at = Math.min(open, map.cabins.length - 1);
  const cabin = map.cabins[at];
  return (
    <div className={styles.map}>
      <p className={styles.help}>
        {value ? t('flights.staff.seat_count', { count: seatsOnMap(value) }) : t('flights.staff.seat_no_map')}
      </p>
      <Flex gap={8} wrap>
        {map.cabins.map((one, index) => (
          <Button
            key={one.cabin}
            type={index === at ? 'primary' : 'default'}
            aria-pressed={index === at}
            danger={Object.keys(errorsAt(errors, `cabins.${index}`).parts).length > 0}
            onClick={() => setOpen(index)}
          >
            {t(`flights.cabin.${one.cabin}`)}
          </Button>
        ))}
        {more && (
          <Button
            type="dashed"
            onClick={() => {
              setOpen(map.cabins.length);
              change([...map.cabins, more]);
            }}
          >
            {t('flights.staff.seat_add_cabin')}
          </Button>
        )}
      </Flex>
      {cabin && (
        <CabinEditor
          key={at}
          map={map}
          cabin={cabin}
          errors={errorsAt(errors, `cabins.${at}`).parts}
          set={(next) => change(replaced(map.cabins, at, next))}
        />
      )}
    </div>
  );
}
