import { staffSystemEndpoints as calls } from '@app/contract/system/staff-endpoints';
import { EVENT_STATES, type EventState, JOB_STATES, type JobState } from '@app/contract/system/staff-schemas';
import { useText } from '../../../text/use-text';
import { choicesFrom } from '../../../ui/choices';
import { StatusTag, type Tone } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { ErrorText } from '../error-text';
import styles from '../system.module.css';

const jobTones: Record<JobState, Tone> = {
  waiting: 'info',
  running: 'brand',
  retrying: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};
const eventTones: Record<EventState, Tone> = { waiting: 'info', failing: 'warning', given_up: 'danger' };

/** How a run stands. */
export function JobStateTag({ state }: { state: JobState }) {
  const t = useText();
  return <StatusTag tone={jobTones[state]}>{t(`system.jobs.state.${state}`)}</StatusTag>;
}

function EventStateTag({ state }: { state: EventState }) {
  const t = useText();
  return <StatusTag tone={eventTones[state]}>{t(`system.jobs.event_state.${state}`)}</StatusTag>;
}

export const jobList = defineList({
  endpoint: calls.listJobs,
  title: 'permission.system.jobs',
  exportName: 'jobs',
  filters: [
    {
      key: 'queue',
      kind: 'choice',
      label: 'system.jobs.queue',
      choices: choicesFrom(calls.listQueues, (queues) => queues.map(({ name }) => ({ value: name, label: name }))),
    },
  ],
  tabs: [
    { label: 'system.jobs.state.all', query: {}, count: 'all' },
    ...JOB_STATES.map((state) => ({ label: `system.jobs.state.${state}`, query: { state }, count: state }) as const),
  ],
  columns: [
    { key: 'queue', title: 'system.jobs.queue', render: (row) => <code className={styles.code}>{row.queue}</code> },
    { key: 'createdAt', title: 'system.jobs.created', as: 'moment', sortable: true },
    { key: 'startAfter', title: 'system.jobs.due', as: 'moment', hidden: true },
    { key: 'startedAt', title: 'system.jobs.started', as: 'moment' },
    { key: 'endedAt', title: 'system.jobs.ended', as: 'moment' },
    { key: 'tries', title: 'system.jobs.tries', as: 'count' },
    { key: 'error', title: 'system.jobs.error', render: (row) => <ErrorText text={row.error} /> },
    {
      key: 'state',
      title: 'system.jobs.state',
      render: (row) => <JobStateTag state={row.state} />,
      write: { words: 'system.jobs.state.' },
    },
  ],
});

export const eventList = defineList({
  endpoint: calls.listEvents,
  title: 'permission.system.jobs',
  exportName: 'events',
  filters: [{ key: 'name', kind: 'text', label: 'system.jobs.event', max: 60 }],
  tabs: [
    { label: 'system.jobs.event_state.all', query: {}, count: 'all' },
    ...EVENT_STATES.map(
      (state) => ({ label: `system.jobs.event_state.${state}`, query: { state }, count: state }) as const,
    ),
  ],
  columns: [
    { key: 'name', title: 'system.jobs.event', render: (row) => <code className={styles.code}>{row.name}</code> },
    { key: 'createdAt', title: 'system.jobs.created', as: 'moment', sortable: true },
    { key: 'tries', title: 'system.jobs.attempts', as: 'count' },
    { key: 'nextTryAt', title: 'system.jobs.next_try', as: 'moment' },
    { key: 'error', title: 'system.jobs.error', render: (row) => <ErrorText text={row.error} /> },
    {
      key: 'state',
      title: 'system.jobs.state',
      render: (row) => <EventStateTag state={row.state} />,
      write: { words: 'system.jobs.event_state.' },
    },
  ],
});
