import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { Alert, Button, Flex } from 'antd';
import { useParams } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { Facts, RecordDrawer } from '../../../ui/drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { useBackTo } from '../../../ui/use-back-to';
import { ADMINISTRATORS_PATH } from '../control-paths';
import { AdministratorLinks } from './administrator-links';
import { stateTag, worksFor } from './administrator-list';
import { AdministratorPasskeys } from './administrator-passkeys';
import { AdministratorSessions } from './administrator-sessions';
import styles from './administrators.module.css';
import { useAdministratorActions } from './use-administrator-actions';

function AccountFacts({ administrator: row }: { administrator: Administrator }) {
  const t = useText();
  const format = useFormat();
  return (
    <Facts
      title={t('control.admin.facts')}
      facts={[
        [t('control.admin.username'), row.username],
        [t('control.admin.role'), row.role.name],
        [t('control.admin.works_for'), worksFor(row, { t })],
        [t('control.admin.superior'), row.superior?.name ?? t('control.admin.no_superior')],
        [t('control.admin.authenticator'), t(row.authenticator ? 'control.admin.bound' : 'control.admin.not_bound')],
        [t('control.admin.must_change'), row.mustChangePassword && t('ui.yes')],
        [t('control.admin.last_sign_in'), row.lastSignInAt ? format.exact(row.lastSignInAt) : t('control.admin.never')],
        [t('control.admin.created'), format.exact(row.createdAt)],
      ]}
    />
  );
}

/** One administrator in the drawer over the list: account, sessions, and what can be done. */
export function AdministratorDrawer({ onEdit }: { onEdit: (row: Administrator) => void }) {
  const t = useText();
  const format = useFormat();
  const close = useBackTo(ADMINISTRATORS_PATH);
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readAdministrator, { params: { id } });
  const row = answer.data?.id === id ? answer.data : undefined;
  const { busy, mayEdit, actionsOf } = useAdministratorActions();
  const actions = row ? actionsOf(row) : [];
  const button = (action: RowAction) => (
    <Button
      key={action.key}
      size="large"
      danger={action.danger ?? false}
      disabled={busy}
      onClick={() => 'run' in action && action.run()}
    >
      {t(action.label)}
    </Button>
  );
  const footer = row && (
    <Flex gap={12} justify="space-between">
      <div>{actions.filter(({ danger }) => danger).map(button)}</div>
      <Flex gap={12} justify="end" wrap>
        {actions.filter(({ danger }) => !danger).map(button)}
        {mayEdit && (
          <Button size="large" type="primary" onClick={() => onEdit(row)}>
            {t('ui.list.edit')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
  return (
    <RecordDrawer
      title={row?.name ?? ''}
      tag={row && stateTag(row, { t, format })}
      log={row && `administrator/${row.id}`}
      waiting={!row}
      error={row ? null : answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
      footer={footer}
    >
      {row && (
        <>
          {row.lockedUntil && (
            <Alert
              type="warning"
              showIcon
              className={styles.notice ?? ''}
              title={t('control.admin.locked_until', { at: format.exact(row.lockedUntil) })}
              description={t('control.admin.locked_text')}
            />
          )}
          <AccountFacts administrator={row} />
          <AdministratorSessions administrator={row} />
          <AdministratorPasskeys administrator={row} />
          <AdministratorLinks administrator={row} />
        </>
      )}
    </RecordDrawer>
  );
}
