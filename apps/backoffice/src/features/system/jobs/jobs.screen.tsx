import { staffSystemEndpoints as calls } from '@app/contract/system/staff-endpoints';
import type { EventRow, JobRow } from '@app/contract/system/staff-schemas';
import { Segmented } from 'antd';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import type { ListActions, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import styles from '../system.module.css';
import { eventList, jobList } from './job-list';
import { EVENTS_PATH, JOBS_PATH, RUNS_PATH } from './jobs-path';
import { Schedule } from './schedule';

const nameOfJob = (row: JobRow): string => `${row.queue} ${row.id.slice(0, 8)}`;
const nameOfEvent = (row: EventRow): string => `${row.name} ${row.id}`;
const retryJob = ({ id }: JobRow) => request(calls.retryJob, { params: { id } });
const cancelJob = ({ id }: JobRow) => request(calls.cancelJob, { params: { id } });
const retryEvent = ({ id }: EventRow) => request(calls.retryEvent, { params: { id } });

function useJobActions(): ListActions<JobRow> {
  const may = useAllowed('system.jobs.manage');
  const { run } = useAction();
  if (!may) return {};
  const actionOf = {
    retry: (row: JobRow): RowAction => ({
      key: 'retry',
      label: 'system.jobs.retry',
      run: () => void run(() => retryJob(row), { done: 'system.jobs.retried' }),
    }),
    cancel: (row: JobRow): RowAction => ({
      key: 'cancel',
      label: 'system.jobs.cancel',
      run: () => void run(() => cancelJob(row), { done: 'system.jobs.cancelled' }),
    }),
  };
  return {
    rowActions: (row) => row.actions.map((action) => actionOf[action](row)),
    bulkActions: [
      { key: 'retry', label: 'system.jobs.retry', nameOf: nameOfJob, each: retryJob },
      { key: 'cancel', label: 'system.jobs.cancel', nameOf: nameOfJob, each: cancelJob },
    ],
  };
}

function useEventActions(): ListActions<EventRow> {
  const may = useAllowed('system.jobs.manage');
  const { run } = useAction();
  if (!may) return {};
  return {
    rowActions: (row) =>
      row.actions.map(() => ({
        key: 'retry',
        label: 'system.jobs.retry',
        run: () => void run(() => retryEvent(row), { done: 'system.jobs.retried' }),
      })),
    bulkActions: [{ key: 'retry', label: 'system.jobs.retry', nameOf: nameOfEvent, each: retryEvent }],
  };
}

/** What runs by itself: the schedule, its runs, and events that somebody still has to hear. */
export default function JobsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const jobActions = useJobActions();
  const eventActions = useEventActions();
  const above = (
    <Segmented<string>
      className={styles.parts ?? ''}
      value={pathname}
      onChange={(path) => void navigate(path)}
      options={[
        { value: JOBS_PATH, label: t('system.jobs.schedule') },
        { value: RUNS_PATH, label: t('system.jobs.runs') },
        { value: EVENTS_PATH, label: t('system.jobs.events') },
      ]}
    />
  );
  return (
    <Routes>
      <Route path="runs" element={<ListPage key="runs" rule={jobList} actions={{ ...jobActions, above }} />} />
      <Route path="events" element={<ListPage key="events" rule={eventList} actions={{ ...eventActions, above }} />} />
      <Route path="*" element={<Schedule above={above} />} />
    </Routes>
  );
}
