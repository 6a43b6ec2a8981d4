import { useT } from '@app/client/i18n';
import { BundleReceiptScreen } from '../../../widgets/travel/bundle/bundle-receipt-screen.tsx';

/** What a paid combo cost, made for paper: each part with its days and its share. */
export default function ComboReceiptScreen() {
  const t = useT();
  return (
    <BundleReceiptScreen title={t('combos.order_title')} route="comboOrderDetail" offName={t('combos.discount')} />
  );
}
