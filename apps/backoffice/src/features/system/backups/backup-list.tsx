import { staffBackupEndpoints as calls } from '@app/contract/backups/staff-endpoints';
import { BACKUP_STATES, type BackupRow, type BackupState } from '@app/contract/backups/staff-schemas';
import { StatusTag, type Tone, TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { bytesText } from '../cache/bytes-text';
import { ErrorText } from '../error-text';
import styles from '../system.module.css';
import { ageText } from './age-text';

const tones: Record<BackupState, Tone> = { asked: 'info', running: 'brand', proven: 'success', failed: 'danger' };

const none = <span className={styles.none}>–</span>;

function stateCell({ state, removedAt }: BackupRow, { t }: CellContext) {
  if (removedAt) return <StatusTag tone="neutral">{t('backups.removed')}</StatusTag>;
  return <StatusTag tone={tones[state]}>{t(`backups.state.${state}`)}</StatusTag>;
}

/** How long a backup took; under a minute in seconds. */
function tookCell({ begunAt, endedAt }: BackupRow, { format }: CellContext) {
  if (!begunAt || !endedAt) return none;
  const ms = new Date(endedAt).getTime() - new Date(begunAt).getTime();
  return ms < 60_000 ? `${format.decimal(ms / 1_000)} s` : format.span(ms);
}

function proofCell({ proof, error }: BackupRow, { t, format }: CellContext) {
  if (error !== '') return <ErrorText text={error} />;
  if (!proof) return none;
  const { invariants, uploads, milliseconds } = proof;
  return (
    <TwoLines
      top={t('backups.proved', { count: invariants })}
      bottom={t('backups.proved_note', {
        count: uploads,
        uploads: format.count(uploads),
        seconds: format.decimal(milliseconds / 1_000),
      })}
    />
  );
}

export const backupList = defineList({
  endpoint: calls.listBackups,
  title: 'permission.system.backups',
  exportName: 'backups',
  sort: { field: 'askedAt', order: 'DESC' },
  filters: [],
  tabs: [
    { label: 'backups.state.all', query: {}, count: 'all' },
    ...BACKUP_STATES.map((state) => ({ label: `backups.state.${state}`, query: { state }, count: state }) as const),
  ],
  columns: [
    { key: 'askedAt', title: 'backups.asked', as: 'moment', sortable: true },
    {
      key: 'begunAt',
      title: 'backups.age',
      render: ({ begunAt, askedAt }, ctx) => ageText(begunAt ?? askedAt, ctx),
      write: { as: 'moment' },
    },
    {
      key: 'name',
      title: 'backups.name',
      render: ({ name }) => (name === '' ? none : <code className={styles.code}>{name}</code>),
    },
    {
      key: 'bytes',
      title: 'backups.size',
      align: 'right',
      render: ({ bytes }, { format }) => (bytes === null ? none : bytesText(bytes, format.count)),
    },
    { key: 'endedAt', title: 'backups.took', align: 'right', render: tookCell, write: { as: 'moment' } },
    { key: 'proof', title: 'backups.proof', render: proofCell, write: ['error', 'proof.invariants'] },
    {
      key: 'cause',
      title: 'backups.cause',
      render: ({ cause, by }, { t }) => by || t(`backups.cause.${cause}`),
      write: { words: 'backups.cause.' },
    },
    {
      key: 'kind',
      title: 'backups.kind',
      render: ({ kind }, { t }) => (kind ? t(`backups.kind.${kind}`) : none),
      write: { words: 'backups.kind.' },
      hidden: true,
    },
    { key: 'state', title: 'backups.state', render: stateCell, write: { words: 'backups.state.' } },
  ],
});
