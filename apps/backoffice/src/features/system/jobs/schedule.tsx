import { staffSystemEndpoints as calls } from '@app/contract/system/staff-endpoints';
import type { JobQueue } from '@app/contract/system/staff-schemas';
import { IconRefresh } from '@tabler/icons-react';
import { Alert, Button, Card, Skeleton, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { TwoLines } from '../../../ui/list/cells';
import type { CellContext } from '../../../ui/list/define-list';
import list from '../../../ui/list/list.module.css';
import { listLink } from '../../../ui/list/list-link';
import { PageHead, PartError } from '../../../ui/page-parts';
import styles from '../system.module.css';
import { JobStateTag } from './job-list';
import { RUNS_PATH } from './jobs-path';

const LOOK_AGAIN_MS = 10_000;

/** When a job runs, how its last run ended, and what of it waits or failed. */
function columnsOf({ t, format }: CellContext): TableColumnType<JobQueue>[] {
  const number = (count: number, row: JobQueue, state: string) =>
    count === 0 ? (
      <span className={styles.none}>–</span>
    ) : (
      <Link to={listLink(RUNS_PATH, { queue: row.name, state })}>{format.count(count)}</Link>
    );
  return [
    {
      title: t('system.jobs.queue'),
      key: 'name',
      render: (_, row) => (
        <Link to={listLink(RUNS_PATH, { queue: row.name })}>
          <code className={styles.code}>{row.name}</code>
        </Link>
      ),
    },
    { title: t('system.jobs.cron'), key: 'cron', render: (_, row) => <code>{row.cron}</code> },
    {
      title: t('system.jobs.next'),
      key: 'next',
      render: (_, row) => (row.nextAt ? format.moment(row.nextAt) : '–'),
    },
    {
      title: t('system.jobs.last'),
      key: 'last',
      render: (_, row) =>
        row.lastAt ? (
          <TwoLines
            top={format.moment(row.lastAt)}
            bottom={row.lastMs === null ? '' : `${format.count(row.lastMs)} ms`}
          />
        ) : (
          <span className={styles.none}>{t('system.jobs.never')}</span>
        ),
    },
    {
      title: t('system.jobs.waiting'),
      key: 'waiting',
      align: 'right',
      render: (_, row) => number(row.waiting, row, 'waiting'),
    },
    {
      title: t('system.jobs.failed'),
      key: 'failed',
      align: 'right',
      render: (_, row) => number(row.failed, row, 'failed'),
    },
    {
      title: t('system.jobs.state'),
      key: 'state',
      render: (_, row) => (row.lastState ? <JobStateTag state={row.lastState} /> : '–'),
    },
  ];
}

/** Every recurring job: when it runs, how its last run ended, and what waits or failed. */
export function Schedule({ above }: { above: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const answer = useAnswer(calls.listQueues, {}, { everyMs: LOOK_AGAIN_MS });
  return (
    <>
      <PageHead title={t('permission.system.jobs')}>
        <Button icon={<IconRefresh size={16} />} onClick={() => void answer.refetch()}>
          {t('ui.list.refresh')}
        </Button>
      </PageHead>
      {above}
      {answer.data?.every(({ lastAt }) => lastAt === null) && (
        <Alert showIcon type="info" className={styles.verdict ?? ''} title={t('system.jobs.no_worker')} />
      )}
      <Card variant="borderless" className={list.plain ?? ''}>
        {answer.error && !answer.data ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 24 }} />
        ) : (
          <Table<JobQueue>
            rowKey="name"
            className={list.table ?? ''}
            dataSource={answer.data}
            pagination={false}
            columns={columnsOf({ t, format })}
          />
        )}
      </Card>
    </>
  );
}
