import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Device } from '@app/contract/accounts/security/schemas';
import { useGo } from '../../../shell/navigation.ts';
import { useEndSession } from '../../../shell/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DeviceRow, useDeviceName } from './device-row.tsx';
import styles from './security.module.css';

/** Where one is signed in; one device or all can be signed out. */
export default function DevicesScreen() {
  const t = useT();
  const go = useGo();
  const devices = useEndpoint(securityEndpoints.devices);
  const { data } = devices;
  return (
    <Page title={t('security.devices')} onBack={go.back}>
      {data ? (
        <DeviceList devices={data} />
      ) : devices.isError ? (
        <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />
      ) : (
        <Card>
          <div className={styles.form}>
            {['this', 'second', 'third'].map((row) => (
              <Skeleton key={row} height="5.2rem" radius="1.2rem" />
            ))}
          </div>
        </Card>
      )}
    </Page>
  );
}

function DeviceList({ devices }: { readonly devices: readonly Device[] }) {
  const t = useT();
  const go = useGo();
  const nameOf = useDeviceName();
  const endSession = useEndSession();
  const end = useEndpointMutation(securityEndpoints.endDevice, {
    invalidates: [securityEndpoints.devices],
    onSuccess: () => toast(t('security.device_signed_out'), 'success'),
  });
  const endAll = useEndpointMutation(accountEndpoints.logoutEverywhere, {
    onSuccess: () => {
      endSession();
      toast(t('account.signed_out'), 'success');
      go.replace('login');
    },
  });
  const askOne = async (device: Device) => {
    const yes = await confirm({
      title: t('security.sign_out_device_title', { device: nameOf(device) }),
      text: t('security.sign_out_device_text'),
      confirmLabel: t('security.sign_out_device'),
    });
    if (yes) end.mutate({ body: { id: device.id } });
  };
  const askAll = async () => {
    const yes = await confirm({
      title: t('security.sign_out_all_title'),
      text: t('security.sign_out_all_text'),
      confirmLabel: t('security.sign_out_all'),
      danger: true,
    });
    if (yes) endAll.mutate({});
  };
  const ending = end.isPending ? end.variables.body?.id : undefined;
  return (
    <>
      <p className={`${styles.intro} t2`}>{t(devices.length > 1 ? 'security.devices_text' : 'security.only_this')}</p>
      <Card flush>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} ending={device.id === ending} onEnd={() => void askOne(device)} />
        ))}
      </Card>
      <div className={styles.after}>
        <Button kind="danger" block loading={endAll.isPending} onClick={() => void askAll()}>
          {t('security.sign_out_all')}
        </Button>
      </div>
    </>
  );
}
