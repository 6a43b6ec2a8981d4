import type { Icon } from '@tabler/icons-react';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CustomerLink } from '../customer-link';
import { Picture } from '../picture';
import type { CellContext, Column } from './define-list';
import styles from './list.module.css';

type ThumbProps = { url: string | null; size?: number; icon?: Icon };

/** A 40 px picture; where there is none or it does not come, a glyph in the same well: the photo sign unless another is given. */
export function Thumb({ url, size = 40, icon }: ThumbProps) {
  return (
    <span className={styles.thumb} style={{ width: size, height: size }}>
      <Picture url={url} pixels={size * 2} lazy {...(icon ? { icon } : {})} />
    </span>
  );
}

type TwoLinesProps = { top: ReactNode; bottom: ReactNode; strong?: boolean; whole?: boolean | 'both' };

/** Two lines: what it is, and a caption under it. Both are cut where room is short; a `whole` first line, a number, never. */
export function TwoLines({ top, bottom, strong, whole }: TwoLinesProps) {
  return (
    <span className={[styles.two, whole ? styles.whole : '', whole === 'both' ? styles.both : ''].join(' ')}>
      <span className={strong ? styles.strong : undefined}>{top}</span>
      <small>{bottom}</small>
    </span>
  );
}

/** What a row is called, leading to its drawer. */
export const RecordLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <span className={styles.strong}>
    <Link to={to}>{children}</Link>
  </span>
);

/** The customer of a row: nickname, leading to their page, and the e-mail under it. */
export const customerCell = ({ customer }: { customer: { id?: string; nickname: string; email: string } }) => (
  <TwoLines top={<CustomerLink id={customer.id} name={customer.nickname} />} bottom={customer.email} />
);

export type Tone = 'warning' | 'info' | 'brand' | 'success' | 'danger' | 'neutral';

/** A status: warning waits on the customer, info on us, brand moves, success is done (design guide, section 6). */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Tag variant="filled" className={`${styles.tag} ${styles[tone]}`}>
      {children}
    </Tag>
  );
}

const isRight = <T,>(column: Column<T>): boolean =>
  column.align === 'right' || column.as === 'money' || column.as === 'count';

/** How antd should stand the column. */
export const alignOf = <T,>(column: Column<T>): 'right' | 'left' => (isRight(column) ? 'right' : 'left');

/** The cell as it is shown. */
export function drawCell<T>(column: Column<T>, row: T, ctx: CellContext): ReactNode {
  if (column.render) return column.render(row, ctx);
  const value = row[column.key];
  if (value === null || value === undefined || value === '') return <span className={styles.none}>–</span>;
  if (column.as === 'money') return <b className={styles.strong}>{ctx.format.money(Number(value))}</b>;
  if (column.as === 'count') return ctx.format.count(Number(value));
  if (column.as === 'moment') return <span className={styles.line}>{ctx.format.moment(String(value))}</span>;
  return String(value);
}
