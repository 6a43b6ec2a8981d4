import type { Days } from '@app/contract/reports/ranges';
import type { Measure } from '@app/contract/reports/staff-schemas';
import { Table } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { FigureColumn } from './reports';
import styles from './reports.module.css';
import { useDayTexts } from './use-day-texts';

const ROWS_A_PAGE = 31;

type StepTableProps<F> = {
  columns: readonly FigureColumn<F>[];
  rows: readonly (Days & F)[];
  totals: F;
  whole: Days;
  /** Undefined where the records may not be seen. */
  linkTo: (measure: Measure, days: Days) => string | undefined;
};

/** The steps of a report under their figures, the total below; a number leads to the records behind it. */
export function StepTable<F>({ columns, rows, totals, whole, linkTo }: StepTableProps<F>) {
  const t = useText();
  const format = useFormat();
  const { days } = useDayTexts();
  const cell = (figures: F, column: FigureColumn<F>, of: Days) => {
    const value = Number(figures[column.key]);
    const written = column.as === 'money' ? format.money(value) : format.count(value);
    const to = column.measure && value !== 0 ? linkTo(column.measure, of) : undefined;
    return to ? <Link to={to}>{written}</Link> : written;
  };
  return (
    <Table<Days & F>
      rowKey="from"
      size="middle"
      dataSource={[...rows]}
      className={styles.steps ?? ''}
      scroll={{ x: 'min-content' }}
      pagination={{ pageSize: ROWS_A_PAGE, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: t('reports.period'), key: 'from', render: (_, row) => days(row) },
        ...columns.map((column) => ({
          title: t(column.title),
          key: column.key,
          align: 'right' as const,
          render: (_: unknown, row: Days & F) => cell(row, column, row),
        })),
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>
            <b>{t('reports.total')}</b>
          </Table.Summary.Cell>
          {columns.map((column, index) => (
            <Table.Summary.Cell key={column.key} index={index + 1} align="right">
              <b>{cell(totals, column, whole)}</b>
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  );
}
