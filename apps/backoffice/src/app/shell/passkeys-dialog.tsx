import { makePasskey, passkeysWork } from '@app/client/passkeys';
import { limits } from '@app/contract/core/limits';
import type { CreationOptions, Passkey } from '@app/contract/passkeys/ceremony';
import { staffPasskeyEndpoints as calls } from '@app/contract/passkeys/staff-endpoints';
import { Alert, Button, Flex, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { PasskeyList } from '../../ui/passkey-list';
import { useAction } from '../../ui/use-action';
import { useNotes } from '../../ui/use-notes';

type Proof = { password: string; code?: string };

const passwordField = {
  name: 'password',
  kind: 'password',
  label: 'passkey.password',
  max: 100,
  required: true,
} as const;
const passwordForm = defineForm<{ password: string }>()([passwordField]);
const bothForm = defineForm<Proof>()([
  passwordField,
  { name: 'code', kind: 'text', label: 'passkey.code', max: 20, required: true },
]);
const nameForm = defineForm<{ name: string }>()([
  { name: 'name', kind: 'text', label: 'passkey.name', max: limits.passkeyName, required: true },
]);

type Place = 'list' | 'add' | { readonly rename: Passkey } | { readonly remove: Passkey };
type Back = { readonly onBack: () => void };

/** The password, and the authenticator's code where one is bound, before the browser makes a passkey. */
function Add({ authenticator, onBack }: Back & { readonly authenticator: boolean }) {
  const t = useText();
  const notes = useNotes();
  const { run } = useAction();
  const make = async (options: CreationOptions) => {
    const made = await makePasskey(options);
    if (typeof made !== 'string')
      await run(() => request(calls.addPasskey, { body: { credential: made } }), { done: 'passkey.added' });
    else if (made !== 'cancelled') notes.failure(t(made === 'known' ? 'passkey.already_here' : 'passkey.failed'));
    onBack();
  };
  return (
    <FormDialog<Proof, CreationOptions>
      title={t('passkey.add')}
      intro={<p>{t('passkey.add_text')}</p>}
      fields={authenticator ? bothForm : passwordForm}
      initial={{}}
      submit="passkey.add"
      stays
      send={(body) => request(calls.beginPasskey, { body })}
      onDone={(options) => void make(options)}
      onClose={onBack}
    />
  );
}

function Rename({ passkey: { id, name }, onBack }: Back & { readonly passkey: Passkey }) {
  const t = useText();
  return (
    <FormDialog<{ name: string }, Passkey>
      title={t('passkey.rename')}
      fields={nameForm}
      initial={{ name }}
      submit="passkey.rename"
      done="passkey.renamed"
      send={(body) => request(calls.renamePasskey, { params: { id }, body })}
      onClose={onBack}
    />
  );
}

function Remove({ passkey: { id, name }, onBack }: Back & { readonly passkey: Passkey }) {
  const t = useText();
  return (
    <FormDialog<{ password: string }, null>
      title={t('passkey.remove_title', { name })}
      intro={<p>{t('passkey.remove_own')}</p>}
      fields={passwordForm}
      initial={{}}
      submit="passkey.remove"
      danger
      done="passkey.removed"
      send={(body) => request(calls.removePasskey, { params: { id }, body })}
      onClose={onBack}
    />
  );
}

type ListProps = { readonly onClose: () => void; readonly onGo: (place: Place) => void };

/** Why there is no other one to be added; null where there can be. */
function useHindrance(has: number, max: number): string | null {
  const t = useText();
  const place = useAnswer(calls.passkeyPlace, {}, { keepMs: Number.POSITIVE_INFINITY });
  if (has >= max) return t('passkey.full', { max });
  return place.data && !passkeysWork(place.data.origin) ? t('passkey.unsupported') : null;
}

function Overview({ onClose, onGo }: ListProps) {
  const t = useText();
  const { data, isError, refetch } = useAnswer(calls.ownPasskeys, {});
  const hindrance = useHindrance(data?.list.length ?? 0, data?.max ?? limits.passkeysPerPerson);
  return (
    <Modal open title={t('passkey.title')} footer={null} onCancel={onClose}>
      <p>{t('passkey.own_text')}</p>
      {data ? (
        <Flex vertical gap="middle">
          <PasskeyList
            passkeys={data.list}
            none={t('passkey.own_none')}
            actions={(passkey) => (
              <>
                <Button type="link" size="small" onClick={() => onGo({ rename: passkey })}>
                  {t('passkey.rename')}
                </Button>
                <Button type="link" size="small" danger onClick={() => onGo({ remove: passkey })}>
                  {t('passkey.remove')}
                </Button>
              </>
            )}
          />
          {hindrance ? (
            <Alert type="info" showIcon message={hindrance} />
          ) : (
            <Button type="primary" onClick={() => onGo('add')}>
              {t('passkey.add')}
            </Button>
          )}
        </Flex>
      ) : isError ? (
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Modal>
  );
}

/** The own passkeys: adding, naming and removing them. */
export function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState<Place>('list');
  const own = useAnswer(calls.ownPasskeys, {});
  const onBack = () => setPlace('list');
  if (place === 'list') return <Overview onClose={onClose} onGo={setPlace} />;
  if (place === 'add') return <Add authenticator={own.data?.authenticator ?? false} onBack={onBack} />;
  if ('rename' in place) return <Rename passkey={place.rename} onBack={onBack} />;
  return <Remove passkey={place.remove} onBack={onBack} />;
}
