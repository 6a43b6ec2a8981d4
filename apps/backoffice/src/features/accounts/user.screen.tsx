import { staffUserEndpoints as calls } from '@app/contract/accounts/staff/staff-endpoints';
import type { UserDetail } from '@app/contract/accounts/staff/staff-schemas';
import { IconArrowLeft } from '@tabler/icons-react';
import { Alert, App, Button, Card, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { MakeAgentDialog } from '../../ui/agent/make-agent-dialog';
import { USERS_PATH } from '../../ui/customer-link';
import { PageHead, PartError } from '../../ui/page-parts';
import { RecordLog } from '../../ui/record-log';
import { useAction } from '../../ui/use-action';
import styles from './accounts.module.css';
import { AboutCard, PayoutAccountsCard } from './user-about';
import { ChainCard, DevicesCard, NotesCard } from './user-access';
import { UserStateTag } from './user-cells';
import { LevelDrawer, NoteDialog, StandingDialog } from './user-dialogs';
import { EditUserDrawer } from './user-drawers';
import { AddressesCard, CouponsCard, OrdersCard, ProfileCard, PurseCard } from './user-facts';
import { PasskeysCard } from './user-passkeys';

type Open = 'edit' | 'note' | 'standing' | 'level' | 'make_agent';

function UserActions({ user, onOpen }: { user: UserDetail; onOpen: (what: Open) => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const can = (action: UserDetail['actions'][number]) => user.actions.includes(action);
  const reset = () =>
    modal.confirm({
      title: t('users.reset_question', { name: user.nickname }),
      okText: t('users.reset'),
      onOk: async () => {
        const work = () => request(calls.resetUserPassword, { params: { id: user.id }, body: {} });
        await run(work, { done: 'users.reset_done' });
      },
    });
  return (
    <>
      <RecordLog record={`customer/${user.id}`} />
      <Button icon={<IconArrowLeft size={16} />} onClick={() => void navigate(USERS_PATH)}>
        {t('ui.back_to_list')}
      </Button>
      {can('edit') && (
        <Button type="primary" onClick={() => onOpen('edit')}>
          {t('ui.list.edit')}
        </Button>
      )}
      {can('level') && <Button onClick={() => onOpen('level')}>{t('users.set_level')}</Button>}
      {can('make_agent') && <Button onClick={() => onOpen('make_agent')}>{t('users.make_agent')}</Button>}
      {can('reset') && (
        <Button disabled={busy} onClick={reset}>
          {t('users.reset')}
        </Button>
      )}
      {can('disable') && (
        <Button danger onClick={() => onOpen('standing')}>
          {t('users.disable')}
        </Button>
      )}
      {can('enable') && (
        <Button type="primary" onClick={() => onOpen('standing')}>
          {t('users.enable')}
        </Button>
      )}
    </>
  );
}

/** What is out of the ordinary about the account. */
function Standing({ user }: { user: UserDetail }) {
  const t = useText();
  const format = useFormat();
  if (user.deletedAt) {
    return <Alert type="info" showIcon title={t('users.deleted_since', { at: format.exact(user.deletedAt) })} />;
  }
  if (!user.disabledAt) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('users.disabled_since', { at: format.exact(user.disabledAt) })}
      description={user.disabledBecause}
    />
  );
}

/** Everything about one customer that the asker may see, and what they may do. */
export function UserPage() {
  const { id = '' } = useParams();
  const [open, setOpen] = useState<Open | null>(null);
  const answer = useAnswer(calls.readUser, { params: { id } });
  const user = answer.data?.id === id ? answer.data : undefined;
  if (answer.error && !user) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!user) {
    return (
      <Card variant="borderless">
        <Skeleton active paragraph={{ rows: 14 }} />
      </Card>
    );
  }
  const dialog = { user, onClose: () => setOpen(null) };
  return (
    <>
      <PageHead
        title={
          <span className={styles.title}>
            {user.nickname} <UserStateTag state={user.state} />
          </span>
        }
        note={user.email}
      >
        <UserActions user={user} onOpen={setOpen} />
      </PageHead>
      <div className={styles.column}>
        <Standing user={user} />
        <div className={styles.page}>
          <div className={styles.column}>
            <ProfileCard user={user} />
            <PurseCard user={user} />
            <AboutCard user={user} />
            <OrdersCard user={user} />
            <CouponsCard user={user} />
          </div>
          <div className={styles.column}>
            <NotesCard user={user} onWrite={() => setOpen('note')} />
            <DevicesCard user={user} />
            <PasskeysCard user={user} />
            <AddressesCard user={user} />
            <PayoutAccountsCard user={user} />
            <ChainCard user={user} />
          </div>
        </div>
      </div>
      {open === 'edit' && <EditUserDrawer {...dialog} />}
      {open === 'note' && <NoteDialog {...dialog} />}
      {open === 'standing' && <StandingDialog {...dialog} />}
      {open === 'level' && <LevelDrawer {...dialog} />}
      {open === 'make_agent' && <MakeAgentDialog {...dialog} />}
    </>
  );
}
