import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { IconEraser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { confirm } from '../../ui/confirm-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { toast } from '../../ui/toast-store.ts';
import { clearDevice, keptBytes } from './clear-device.ts';

const BYTES_PER_MB = 1_000_000;

/** How much this device keeps of the shop, and the way to clear it. */
export function CacheRow() {
  const t = useT();
  const queries = useQueryClient();
  const locale = usePreferences((state) => state.locale);
  const [bytes, setBytes] = useState<number | null>(null);
  const [clearing, setClearing] = useState(false);
  useEffect(() => void keptBytes().then(setBytes), []);
  const size = new Intl.NumberFormat(tagOf(locale), {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  const clear = async () => {
    const question = { title: t('settings.clear_title'), text: t('settings.clear_text') };
    if (!(await confirm({ ...question, confirmLabel: t('settings.clear') }))) return;
    setClearing(true);
    await clearDevice(queries, locale);
    setBytes(await keptBytes());
    setClearing(false);
    toast(t('settings.cleared'), 'success');
  };
  return (
    <ListRow
      icon={<Icon as={IconEraser} />}
      title={t('settings.clear_cache')}
      value={bytes === null ? undefined : size.format(bytes / BYTES_PER_MB)}
      chevron={false}
      disabled={clearing}
      onPress={() => void clear()}
    />
  );
}
