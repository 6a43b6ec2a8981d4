import { useT } from '@app/client/i18n';
import { BundleReceiptScreen } from '../../../widgets/travel/bundle/bundle-receipt-screen.tsx';

/** What a paid combo of tours cost, made for paper: each tour with its days and its share. */
export default function TourComboReceiptScreen() {
  const t = useT();
  return (
    <BundleReceiptScreen
      title={t('tours.combo.order_title')}
      route="tourComboOrderDetail"
      offName={t('tours.combo.discount')}
    />
  );
}
