import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { Passkey } from '@app/contract/passkeys/ceremony';
import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import type { PasskeyList } from '@app/contract/passkeys/schemas';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyPart, ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { usePasskeysHere } from '../../widgets/passkeys-here.ts';
import { ChangePasskey } from './change-passkey.tsx';
import styles from './passkeys.module.css';
import { ProveSheet, tryFresh } from './prove-sheet.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** The keys that sign in without the password: what they are called, when they were used, adding and removing. */
export default function PasskeysScreen() {
  const t = useT();
  const go = useGo();
  const passkeys = useEndpoint(passkeyEndpoints.passkeys);
  const { data } = passkeys;
  return (
    <Page title={t('passkey.title')} onBack={go.back}>
      <p className={`${styles.intro} t2`}>{t('passkey.text')}</p>
      {data ? (
        <Passkeys data={data} />
      ) : passkeys.isError ? (
        <ErrorState error={passkeys.error} onRetry={() => void passkeys.refetch()} />
      ) : (
        <Card>
          <div role="status" aria-label={t('shell.loading')} className="stack">
            <Skeleton height="5.2rem" radius="1.2rem" />
            <Skeleton height="5.2rem" radius="1.2rem" />
          </div>
        </Card>
      )}
    </Page>
  );
}

function Passkeys({ data }: { readonly data: PasskeyList }) {
  const t = useT();
  const [open, setOpen] = useState<Passkey | null>(null);
  return (
    <>
      <Card flush>
        {data.list.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onPress={() => setOpen(passkey)} />
        ))}
        {data.list.length === 0 ? <EmptyPart icon={IconFingerprint} title={t('passkey.none')} /> : null}
      </Card>
      <AddPasskey data={data} />
      {open ? <ChangePasskey key={open.id} passkey={open} fresh={data.fresh} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function PasskeyRow({ passkey, onPress }: { readonly passkey: Passkey; readonly onPress: () => void }) {
  const t = useT();
  const { day } = useMomentText();
  const { createdAt, lastUsedAt } = passkey;
  return (
    <ListRow
      icon={<Icon as={IconFingerprint} />}
      title={<span className={styles.name}>{passkey.name}</span>}
      note={[
        t('passkey.made', { day: day(createdAt) }),
        lastUsedAt ? t('passkey.used', { day: day(lastUsedAt) }) : t('passkey.unused'),
      ].join(' · ')}
      value={
        <Tag tone={passkey.synced ? 'ok' : 'neutral'}>
          {t(passkey.synced ? 'passkey.synced' : 'passkey.one_device')}
        </Tag>
      }
      onPress={onPress}
    />
  );
}

/** The way to another one; where there is none, why. */
function AddPasskey({ data }: { readonly data: PasskeyList }) {
  const t = useT();
  const here = usePasskeysHere();
  const { busy, add } = useAddPasskey();
  const [proving, setProving] = useState(false);
  const prove = () => setProving(true);
  const full = data.list.length >= data.max;
  if (!here || full)
    return (
      <div className={styles.after}>
        <Note>{full ? t('passkey.full', { max: data.max }) : t('passkey.unsupported')}</Note>
      </div>
    );
  return (
    <div className={styles.after}>
      <Button block loading={busy} onClick={() => (data.fresh ? void tryFresh(add, prove) : prove())}>
        {t('passkey.add')}
      </Button>
      <ProveSheet
        open={proving}
        onClose={() => setProving(false)}
        send={async (password) => {
          await add(password);
          setProving(false);
        }}
      />
    </div>
  );
}
