import { useT } from '@app/client/i18n';
import { IconDeviceMobileDown } from '@tabler/icons-react';
import { useInstallOffer } from '../../shell/install.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Offers to install the app, where the browser can. */
export function InstallRow() {
  const t = useT();
  const offer = useInstallOffer((state) => state.offer);
  if (!offer) return null;
  const install = async () => {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // An offer holds for one answer.
    useInstallOffer.setState({ offer: null });
    if (outcome === 'accepted') toast(t('app.installed'), 'success');
  };
  return (
    <Card flush>
      <ListRow icon={<Icon as={IconDeviceMobileDown} />} title={t('app.install')} onPress={() => void install()} />
    </Card>
  );
}
