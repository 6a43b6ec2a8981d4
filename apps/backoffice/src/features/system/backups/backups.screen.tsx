import { staffBackupEndpoints as calls } from '@app/contract/backups/staff-endpoints';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { ListPage } from '../../../ui/list/list-page';
import { PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import { backupList } from './backup-list';
import { BackupStatusPart } from './backup-status';

const LOOK_AGAIN_MS = 4_000;

/** The backups of the shop: how they stand, each with its proof, and making one now. */
export default function BackupsScreen() {
  const t = useText();
  const mayBegin = useAllowed('system.backups.begin');
  const queries = useQueryClient();
  const { busy, run } = useAction();
  const answer = useAnswer(calls.readBackupStatus, {}, { everyMs: LOOK_AGAIN_MS });
  const running = answer.data?.running ?? null;
  const stands = running && `${running.id} ${running.state}`;
  // The list is read again when a backup waits, begins and has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is running is what changes
  useEffect(
    () => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === calls.listBackups.path }),
    [stands, queries],
  );
  const extra = mayBegin && (
    <Button
      type="primary"
      icon={<IconDatabaseExport size={16} />}
      loading={busy}
      // Also until it is known whether one runs.
      disabled={answer.data?.running !== null}
      onClick={() => void run(() => request(calls.beginBackup, {}), { done: 'backups.asked_ok' })}
    >
      {t('backups.now')}
    </Button>
  );
  const above = answer.data ? (
    <BackupStatusPart status={answer.data} />
  ) : (
    answer.error && <PartError error={answer.error} onRetry={() => void answer.refetch()} />
  );
  return <ListPage rule={backupList} actions={{ extra, above }} />;
}
