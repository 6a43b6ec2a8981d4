import { controlEndpoints as calls } from '@app/contract/control/staff-endpoints';
import { Flex, QRCode, Typography } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/form-dialog';

type Begun = { secret: string; uri: string };

const passwordForm = defineForm<{ password: string }>()([
  { name: 'password', kind: 'password', label: 'control.totp.password', max: 100, required: true },
]);
const codeForm = defineForm<{ code: string }>()([
  { name: 'code', kind: 'text', label: 'control.totp.code', max: 6, required: true },
]);

/** Binds the own authenticator in two steps: the password, then a code of the new key. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [begun, setBegun] = useState<Begun | null>(null);
  if (!begun) {
    return (
      <FormDialog<{ password: string }, Begun>
        title={t('control.totp.title')}
        intro={<p>{t('control.totp.text')}</p>}
        fields={passwordForm}
        initial={{}}
        submit="control.totp.begin"
        done="control.totp.begun"
        stays
        send={(body) => request(calls.beginAuthenticator, { body })}
        onDone={setBegun}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog<{ code: string }, null>
      key="code"
      title={t('control.totp.title')}
      intro={
        <>
          <p>{t('control.totp.enter')}</p>
          <Flex justify="center" style={{ marginBottom: 16 }} role="img" aria-label={t('control.totp.picture')}>
            <QRCode type="svg" value={begun.uri} size={184} bordered={false} />
          </Flex>
          <Typography.Paragraph code copyable style={{ textAlign: 'center' }}>
            {begun.secret}
          </Typography.Paragraph>
          <p>
            <a href={begun.uri}>{t('control.totp.open')}</a>
          </p>
        </>
      }
      fields={codeForm}
      initial={{}}
      submit="control.totp.bind"
      done="control.totp.done"
      send={(body) => request(calls.bindAuthenticator, { body })}
      onClose={onClose}
    />
  );
}
