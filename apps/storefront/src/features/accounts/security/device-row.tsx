import { useT } from '@app/client/i18n';
import type { Device } from '@app/contract/accounts/security/schemas';
import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';

const glyphs = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  computer: IconDeviceDesktop,
  unknown: IconDevices,
} as const;

/** Gives the name of a device as people would say it. */
export function useDeviceName(): (device: Device) => string {
  const t = useT();
  return ({ browser, system }) => {
    if (browser && system) return t('security.device_on', { browser, system });
    return browser || system || t('security.device_unknown');
  };
}

/** One device: what it is, where and when it was used, and signing it out unless it is this one. */
export function DeviceRow(props: { readonly device: Device; readonly ending: boolean; readonly onEnd: () => void }) {
  const t = useT();
  const moment = useMomentText();
  const { device } = props;
  const name = useDeviceName()(device);
  const used = device.current
    ? t('security.active_now')
    : t('security.last_seen', { time: moment.minute(device.lastSeenAt) });
  return (
    <ListRow
      icon={<Icon as={glyphs[device.kind]} />}
      title={name}
      note={[used, device.ip].filter(Boolean).join(' · ')}
      value={
        device.current ? (
          <Tag tone="brand">{t('security.this_device')}</Tag>
        ) : (
          <Button
            kind="ghost"
            size="s"
            loading={props.ending}
            aria-label={t('security.sign_out_device_of', { device: name })}
            onClick={props.onEnd}
          >
            {t('security.sign_out_device')}
          </Button>
        )
      }
    />
  );
}
