import type { UseQueryResult } from '@tanstack/react-query';
import { Pagination, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { PartEmpty, PartError } from './page-parts';
import styles from './queue.module.css';

type Answer<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
type Page<R> = { list: R[]; total: number; page: number; limit: number };

type QueueListProps<R extends { id: string }> = {
  /** What is listed, for screen readers. */
  label: string;
  /** Stands above the entries: tabs or a search. */
  head: ReactNode;
  answer: Answer<Page<R>>;
  none: { icon: ReactNode; text: string };
  chosen: string | null;
  render: (row: R) => ReactNode;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
};

/** The left column of a desk: what waits, an entry each, with its own skeleton, error and pager. */
export function QueueList<R extends { id: string }>(props: QueueListProps<R>) {
  const { answer, none } = props;
  const { data } = answer;
  return (
    <section className={styles.list} aria-label={props.label}>
      {props.head}
      {!data && answer.error && <PartError error={answer.error} onRetry={() => void answer.refetch()} />}
      {!data && !answer.error && <Skeleton active paragraph={{ rows: 8 }} style={{ padding: 16 }} />}
      {data?.list.length === 0 && <PartEmpty icon={none.icon} text={none.text} />}
      <ul className={styles.entries}>
        {data?.list.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={row.id === props.chosen || undefined}
              onClick={() => props.onOpen(row.id)}
            >
              {props.render(row)}
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > data.limit && (
        <Pagination
          simple
          size="small"
          className={styles.pager ?? ''}
          current={data.page}
          pageSize={data.limit}
          total={data.total}
          onChange={props.onPage}
        />
      )}
    </section>
  );
}

type QueueVacantProps = { icon: ReactNode; text: string; chosen: boolean; answer: Answer<unknown> };

/** The rest of a desk while nothing stands there: nothing was chosen, or it is still read, or could not be. */
export function QueueVacant({ icon, text, chosen, answer }: QueueVacantProps) {
  return (
    <section className={styles.vacant}>
      {!chosen && <PartEmpty icon={icon} text={text} />}
      {chosen && answer.error && <PartError error={answer.error} onRetry={() => void answer.refetch()} />}
      {chosen && !answer.error && <Skeleton active paragraph={{ rows: 8 }} style={{ padding: 24 }} />}
    </section>
  );
}
