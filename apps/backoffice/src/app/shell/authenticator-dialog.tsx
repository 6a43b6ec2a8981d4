import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import { Alert, Button, Flex, Modal, QRCode, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { RecoveryCodes } from './recovery-codes';

/** Scanners read black on white, with four modules of white around, whatever the colours of the page. */
const ON_WHITE = { padding: 20, background: '#fff', colorScheme: 'only light', forcedColorAdjust: 'none' } as const;

type Begun = { secret: string; uri: string };
type Codes = { recoveryCodes: string[] };

const passwordForm = defineForm<{ password: string }>()([
  { name: 'password', kind: 'password', label: 'control.totp.password', max: 100, required: true },
]);
const codeForm = defineForm<{ code: string }>()([
  { name: 'code', kind: 'text', label: 'control.totp.code', max: 20, required: true },
]);

type StepProps = { readonly onClose: () => void; readonly onCodes: (codes: readonly string[]) => void };

/** The password, before a key is made. */
function Begin({ onClose, onBegun }: { onClose: () => void; onBegun: (begun: Begun) => void }) {
  const t = useText();
  return (
    <FormDialog<{ password: string }, Begun>
      title={t('control.totp.title')}
      intro={<p>{t('control.totp.text')}</p>}
      fields={passwordForm}
      initial={{}}
      submit="control.totp.begin"
      stays
      send={(body) => request(calls.beginAuthenticator, { body })}
      onDone={onBegun}
      onClose={onClose}
    />
  );
}

/** The new key, and a code of it that binds it. */
function Bind({ begun, onClose, onCodes }: StepProps & { readonly begun: Begun }) {
  const t = useText();
  return (
    <FormDialog<{ code: string }, Codes>
      title={t('control.totp.title')}
      intro={
        <>
          <p>{t('control.totp.enter')}</p>
          <Flex justify="center" style={{ marginBottom: 16 }} role="img" aria-label={t('control.totp.picture')}>
            <span style={ON_WHITE}>
              <QRCode type="svg" value={begun.uri} size={184} bordered={false} color="#000" bgColor="#fff" />
            </span>
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
      stays
      send={(body) => request(calls.bindAuthenticator, { body })}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}

/** A code of the authenticator, for new recovery codes. */
function Renew({ onClose, onCodes }: StepProps) {
  const t = useText();
  return (
    <FormDialog<{ code: string }, Codes>
      title={t('control.totp.renew')}
      intro={<p>{t('control.totp.renew_text')}</p>}
      fields={codeForm}
      initial={{}}
      submit="control.totp.renew"
      stays
      send={(body) => request(calls.renewRecoveryCodes, { body })}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}

/** What is bound now, and what can be done about it. */
function Overview(props: { onClose: () => void; onReplace: () => void; onRenew: () => void }) {
  const t = useText();
  const { data, isError, refetch } = useAnswer(calls.readAuthenticator, {});
  return (
    <Modal open title={t('control.totp.title')} footer={null} onCancel={props.onClose}>
      {data ? (
        <Flex vertical gap="middle">
          <Alert
            type={data.bound ? 'success' : 'info'}
            showIcon
            message={t(data.bound ? 'control.totp.bound' : 'control.totp.not_bound')}
            {...(data.bound ? { description: t('control.totp.left', { count: data.recoveryCodesLeft }) } : {})}
          />
          <Flex gap="small" wrap>
            <Button type={data.bound ? 'default' : 'primary'} onClick={props.onReplace}>
              {t(data.bound ? 'control.totp.replace' : 'control.totp.begin')}
            </Button>
            {data.bound ? <Button onClick={props.onRenew}>{t('control.totp.renew')}</Button> : null}
          </Flex>
        </Flex>
      ) : isError ? (
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Modal>
  );
}

type Place = 'overview' | 'begin' | 'renew' | { readonly begun: Begun } | { readonly codes: readonly string[] };

/** The own authenticator: what is bound, binding another by password and code, and its recovery codes. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState<Place>('overview');
  const onCodes = (codes: readonly string[]) => setPlace({ codes });
  if (place === 'overview')
    return <Overview onClose={onClose} onReplace={() => setPlace('begin')} onRenew={() => setPlace('renew')} />;
  if (place === 'begin') return <Begin onClose={onClose} onBegun={(begun) => setPlace({ begun })} />;
  if (place === 'renew') return <Renew onClose={onClose} onCodes={onCodes} />;
  if ('begun' in place) return <Bind begun={place.begun} onClose={onClose} onCodes={onCodes} />;
  return <RecoveryCodes codes={place.codes} onClose={onClose} />;
}
