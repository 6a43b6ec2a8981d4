import type { BackupRow, BackupStatus } from '@app/contract/backups/staff-schemas';
import { Alert, Card, Progress } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { bytesText } from '../cache/bytes-text';
import { ageText } from './age-text';
import styles from './backups.module.css';

const MINUTE_MS = 60_000;

function Fact({ title, value, note }: { title: string; value: string; note: ReactNode }) {
  return (
    <Card variant="borderless" className={styles.fact ?? ''}>
      <p>{title}</p>
      <strong>{value}</strong>
      <small>{note}</small>
    </Card>
  );
}

/** Percent of the whole way: copying the database is known exactly, the proof takes the rest. */
function wayOf({ step, percent }: BackupRow): number {
  if (step === 'database') return Math.round(percent / 2);
  return step === 'uploads' ? 55 : step === 'proof' ? 70 : 2;
}

/** How far the backup is that is being made. */
function Running({ running }: { running: BackupRow }) {
  const t = useText();
  const waits = running.state === 'asked';
  return (
    <Card variant="borderless" className={styles.running ?? ''} role="status">
      <b>{t(waits ? 'backups.waits' : 'backups.under_way')}</b>
      {running.step && <span>{t(`backups.step.${running.step}`)}</span>}
      <Progress percent={wayOf(running)} status="active" showInfo={false} />
    </Card>
  );
}

/** How the backups stand: what is wrong, the newest proven one, the schedule, what stays and the room. */
export function BackupStatusPart({ status }: { status: BackupStatus }) {
  const t = useText();
  const format = useFormat();
  const { alarms, newestProvenAt, everyMinutes, nextAt, keep, freeBytes, running } = status;
  return (
    <div className={styles.status}>
      {alarms.length > 0 && (
        <Alert
          showIcon
          type="error"
          title={t('backups.alarm_title')}
          description={alarms.map((alarm) => t(`backups.alarm.${alarm}`, { count: status.staleHours })).join(' ')}
        />
      )}
      {!status.keysApart && everyMinutes !== null && <Alert showIcon type="warning" title={t('backups.keys_beside')} />}
      {running && <Running running={running} />}
      <div className={styles.facts}>
        <Fact
          title={t('backups.newest')}
          value={newestProvenAt ? ageText(newestProvenAt, { t, format }) : t('backups.none')}
          note={newestProvenAt ? format.exact(newestProvenAt) : ''}
        />
        <Fact
          title={t('backups.schedule')}
          value={
            everyMinutes === null
              ? t('backups.off')
              : t('backups.every', { span: format.span(everyMinutes * MINUTE_MS) })
          }
          note={nextAt ? t('backups.next', { time: format.moment(nextAt) }) : t('backups.by_hand')}
        />
        <Fact title={t('backups.keep')} value={t('backups.keep_value', keep)} note={t('backups.keep_note')} />
        <Fact
          title={t('backups.room')}
          value={freeBytes === null ? t('backups.room_unknown') : bytesText(freeBytes, format.count)}
          note={<code title={status.folder}>{status.folder}</code>}
        />
      </div>
    </div>
  );
}
