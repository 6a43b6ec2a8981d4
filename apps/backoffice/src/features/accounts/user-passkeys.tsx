import type { UserDetail } from '@app/contract/accounts/staff/staff-schemas';
import type { Passkey } from '@app/contract/passkeys/ceremony';
import { staffPasskeyEndpoints as calls } from '@app/contract/passkeys/staff-endpoints';
import { App } from 'antd';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { PasskeyKind, usePasskeyTimes } from '../../ui/passkey-list';
import { useAction } from '../../ui/use-action';
import { Rows, SmallButton, UserCard } from './user-parts';

/** The passkeys a customer signs in by, and the way to remove one. */
export function PasskeysCard({ user }: { user: UserDetail }) {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const times = usePasskeyTimes();
  const may = user.actions.includes('devices');
  const passkeys = useAnswer(calls.listPasskeysOfUser, { params: { id: user.id } });
  const ask = (passkey: Passkey) =>
    modal.confirm({
      title: t('passkey.remove_title', { name: passkey.name }),
      content: t('passkey.remove_of_text'),
      okText: t('passkey.remove'),
      okButtonProps: { danger: true },
      onOk: () =>
        run(() => request(calls.removePasskeyOfUser, { params: { id: user.id, passkeyId: passkey.id } }), {
          done: 'passkey.removed',
        }),
    });
  return (
    <UserCard title={t('passkey.title')}>
      {passkeys.data && (
        <Rows
          rows={passkeys.data.map((passkey) => ({
            key: passkey.id,
            top: (
              <>
                {passkey.name} <PasskeyKind passkey={passkey} />
              </>
            ),
            small: times(passkey),
            right: may && (
              <SmallButton
                label={t('passkey.remove')}
                name={t('passkey.remove_title', { name: passkey.name })}
                busy={busy}
                onPress={() => void ask(passkey)}
              />
            ),
          }))}
        />
      )}
    </UserCard>
  );
}
