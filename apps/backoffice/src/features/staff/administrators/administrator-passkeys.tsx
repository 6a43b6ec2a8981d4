import type { Passkey } from '@app/contract/passkeys/ceremony';
import { staffPasskeyEndpoints as calls } from '@app/contract/passkeys/staff-endpoints';
import type { Administrator } from '@app/contract/staff/control/staff-schemas';
import { App, Button } from 'antd';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { PasskeyList } from '../../../ui/passkey-list';
import { useAction } from '../../../ui/use-action';
import styles from './administrators.module.css';

/** The passkeys someone signs in by, and the way to remove one. */
export function AdministratorPasskeys({ administrator: { id } }: { administrator: Administrator }) {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const mayRemove = useAllowed('control.administrators.security');
  const passkeys = useAnswer(calls.listPasskeysOf, { params: { id } });
  const ask = (passkey: Passkey) =>
    modal.confirm({
      title: t('passkey.remove_title', { name: passkey.name }),
      content: t('passkey.remove_of_text'),
      okText: t('passkey.remove'),
      okButtonProps: { danger: true },
      onOk: () =>
        run(() => request(calls.removePasskeyOf, { params: { id, passkeyId: passkey.id } }), {
          done: 'passkey.removed',
        }),
    });
  return (
    <section aria-label={t('passkey.title')}>
      <div className={styles.head}>
        <h3>{t('passkey.title')}</h3>
      </div>
      {passkeys.data && (
        <PasskeyList
          passkeys={passkeys.data}
          none={t('passkey.of_none')}
          actions={(passkey) =>
            mayRemove && (
              <Button type="link" size="small" danger disabled={busy} onClick={() => ask(passkey)}>
                {t('passkey.remove')}
              </Button>
            )
          }
        />
      )}
    </section>
  );
}
