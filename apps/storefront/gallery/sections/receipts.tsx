import { useT } from '@app/client/i18n';
import { PAID_COMBO, PAID_STAY } from '../../src/testing/travel-answers.ts';
import { useHotelReceipt } from '../../src/verticals/hotels/order/use-hotel-receipt.tsx';
import { Paper } from '../../src/widgets/receipt/receipt-page.tsx';
import { BundlePaper } from '../../src/widgets/travel/bundle/bundle-receipt-screen.tsx';
import { BookingPaper } from '../../src/widgets/travel/order/receipt-screen.tsx';
import type { GallerySection } from '../section.ts';

const Stay = () => {
  const slotsOf = useHotelReceipt();
  return (
    <Paper>
      <BookingPaper order={PAID_STAY} slots={slotsOf(PAID_STAY)} />
    </Paper>
  );
};

const Combo = () => {
  const t = useT();
  return (
    <Paper>
      <BundlePaper bundle={PAID_COMBO} offName={t('combos.discount')} />
    </Paper>
  );
};

export const receipts: GallerySection = {
  id: 'receipts',
  title: 'Receipts of bookings',
  cases: [
    { name: 'a stay', draw: Stay },
    { name: 'a combo', draw: Combo },
  ],
};
