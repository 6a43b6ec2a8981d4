import { pictureAt } from '@app/contract/core/picture-size';
import { toDecimal } from '@app/kernel/money';
import { IconPhoto } from '@tabler/icons-react';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { Column, Pen } from './define-list';
import look from './list.module.css';

/** A 40 px picture; the photo sign where there is none. */
export function Thumb({ url, size = 40 }: { url: string | null; size?: number }) {
  return (
    <span className={look.thumb} style={{ width: size, height: size }}>
      {url ? <img src={pictureAt(url, size * 2)} alt="" loading="lazy" /> : <IconPhoto size={20} stroke={1.75} />}
    </span>
  );
}

/** Two lines: what it is, and a caption under it. */
export function TwoLines({ top, bottom, strong }: { top: ReactNode; bottom: ReactNode; strong?: boolean }) {
  return (
    <span className={look.two}>
      <span className={strong ? look.strong : undefined}>{top}</span>
      <small>{bottom}</small>
    </span>
  );
}

export type Tone = 'warning' | 'info' | 'brand' | 'success' | 'danger' | 'neutral';

/** A status: warning waits on the customer, info on us, brand moves, success is done (design guide, section 6). */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Tag variant="filled" className={`${look.tag} ${look[tone]}`}>
      {children}
    </Tag>
  );
}

const isRight = <T,>(column: Column<T>): boolean =>
  column.align === 'right' || column.as === 'money' || column.as === 'count';

/** How antd should stand the column. */
export const alignOf = <T,>(column: Column<T>): 'right' | 'left' => (isRight(column) ? 'right' : 'left');

/** The cell as it is shown. */
export function drawCell<T>(column: Column<T>, row: T, pen: Pen): ReactNode {
  if (column.draw) return column.draw(row, pen);
  const value = row[column.key];
  if (value === null || value === undefined || value === '') return <span className={look.none}>–</span>;
  if (column.as === 'money') return <b className={look.strong}>{pen.format.money(Number(value))}</b>;
  if (column.as === 'count') return pen.format.count(Number(value));
  if (column.as === 'moment') return pen.format.moment(String(value));
  return String(value);
}

/** The cell as it is exported: amounts as plain decimals, moments as ISO. */
export function writeCell<T>(column: Column<T>, row: T, pen: Pen): string | number {
  if (column.write) return column.write(row, pen);
  const value = row[column.key];
  if (value === null || value === undefined) return '';
  if (column.as === 'money') return toDecimal(Number(value));
  return typeof value === 'number' ? value : String(value);
}
