import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { type Figure, type FiguresOf, writeFigure } from './figures';

type FigureTableProps<K extends string, M extends Figure<K>, R extends object> = {
  figures: readonly M[];
  rows: readonly R[];
  rowKey: keyof R & string;
  /** The column that names a line; `fixed` keeps it in sight. */
  name: { title: string; render: (row: R) => ReactNode; fixed?: true };
  /** The figures of a line. */
  figuresOf: (row: R) => FiguresOf<K>;
  total?: FiguresOf<K>;
  /** The list of what a figure counts, in a line or in all of them. */
  to?: (figure: M, row: R | null) => string | null | undefined;
  sortable?: true;
  /** The least width before it scrolls. */
  width: number | 'max-content' | 'min-content';
  rowsAPage?: number;
  className?: string | undefined;
};

/** A figure that leads to what it counts. */
const FigureLink = ({ to, children }: { to: string | null | undefined; children: string }) =>
  to ? <Link to={to}>{children}</Link> : children;

function columnsOf<K extends string, M extends Figure<K>, R extends object>(
  { figures, name, figuresOf, to, sortable }: FigureTableProps<K, M, R>,
  { t, format }: { t: ReturnType<typeof useText>; format: ReturnType<typeof useFormat> },
): NonNullable<TableProps<R>['columns']> {
  return [
    {
      title: name.title,
      key: 'name',
      ...(name.fixed ? { fixed: 'left' as const } : {}),
      render: (_: unknown, row: R) => name.render(row),
    },
    ...figures.map((figure) => ({
      title: t(figure.title),
      key: figure.key,
      align: 'right' as const,
      ...(sortable
        ? { sorter: (a: R, b: R) => (figuresOf(a)[figure.key] ?? 0) - (figuresOf(b)[figure.key] ?? 0) }
        : {}),
      render: (_: unknown, row: R) => {
        const value = figuresOf(row)[figure.key];
        return <FigureLink to={value ? to?.(figure, row) : null}>{writeFigure(value, figure.as, format)}</FigureLink>;
      },
    })),
  ];
}

/** Lines of a report under their figures, the total below; a figure leads to what it counts. */
export function FigureTable<K extends string, M extends Figure<K>, R extends object>(of: FigureTableProps<K, M, R>) {
  const t = useText();
  const format = useFormat();
  const { figures, total, rowsAPage, to } = of;
  const sums = total && (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>
        <b>{t('reports.total')}</b>
      </Table.Summary.Cell>
      {figures.map((figure, index) => (
        <Table.Summary.Cell key={figure.key} index={index + 1} align="right">
          <b>
            <FigureLink to={to?.(figure, null)}>{writeFigure(total[figure.key], figure.as, format)}</FigureLink>
          </b>
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
  return (
    <Table<R>
      rowKey={of.rowKey}
      size="middle"
      dataSource={of.rows}
      className={of.className ?? ''}
      tableLayout="auto"
      scroll={{ x: of.width }}
      pagination={rowsAPage ? { pageSize: rowsAPage, hideOnSinglePage: true, showSizeChanger: false } : false}
      columns={columnsOf(of, { t, format })}
      {...(sums ? { summary: () => sums } : {})}
    />
  );
}
