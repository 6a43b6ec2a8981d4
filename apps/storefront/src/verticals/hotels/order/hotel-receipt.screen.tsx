import { useT } from '@app/client/i18n';
import { ReceiptScreen } from '../../../widgets/travel/order/receipt-screen.tsx';
import { useHotelReceipt } from './use-hotel-receipt.tsx';

/** What a paid stay cost, made for paper. */
export default function HotelReceiptScreen() {
  const t = useT();
  return <ReceiptScreen title={t('hotels.order_title')} route="hotelOrderDetail" slotsOf={useHotelReceipt()} />;
}
