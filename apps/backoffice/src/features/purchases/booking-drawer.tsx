import { staffPurchaseEndpoints as calls } from '@app/contract/purchases/staff-endpoints';
import type { PurchaseDetail } from '@app/contract/purchases/staff-schemas';
import { useRef } from 'react';
import { randomKey } from '../../api/random-key';
import { request } from '../../api/request';
import { useText } from '../../text/use-text';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { useBackTo } from '../../ui/use-back-to';
import type { PurchaseDraft } from './purchase-draft';
import { bodyOf, newPurchase, purchaseForm } from './purchase-form';
import { PURCHASES_PATH } from './purchases-paths';

const neverEdited = (): never => {
  throw new Error('a purchase is written once');
};

/** Books goods in from a supplier. The same form sent again books nothing twice. */
export function BookingDrawer() {
  const t = useText();
  const close = useBackTo(PURCHASES_PATH);
  const sent = useRef({ body: '', key: '' });
  const book = (draft: PurchaseDraft) => {
    const body = bodyOf(draft);
    const written = JSON.stringify(body);
    if (sent.current.body !== written) sent.current = { body: written, key: randomKey() };
    return request(calls.createPurchase, { body }, { idempotencyKey: sent.current.key });
  };
  return (
    <RecordFormDrawer<PurchaseDraft, PurchaseDetail>
      title={t('purchases.new')}
      fields={purchaseForm}
      editing={null}
      blank={newPurchase}
      draftOf={neverEdited}
      create={book}
      update={neverEdited}
      done="purchases.booked"
      onClose={close}
    />
  );
}
