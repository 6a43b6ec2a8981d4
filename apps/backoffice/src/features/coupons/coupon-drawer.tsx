import { staffCouponEndpoints as calls } from '@app/contract/coupons/staff-endpoints';
import type { StaffCoupon } from '@app/contract/coupons/staff-schemas';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import { inMyLanguage } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { WaitingDrawer } from '../../ui/drawer';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';
import { useBackTo } from '../../ui/use-back-to';
import { type CouponDraft, couponForm, draftOf, newCoupon, type Shape } from './coupon-form';
import { COUPONS_PATH } from './coupons-path';

const shapeOf = ({ kind, scope, audience }: CouponDraft): Shape => ({ kind, scope, audience });
const sent = (draft: CouponDraft): CouponDraft => ({ ...draft, code: draft.code || null });

type EditorProps = { coupon: StaffCoupon | null; onClose: () => void };

/** The form of a new coupon or of one that exists. */
function CouponEditor({ coupon, onClose }: EditorProps) {
  const t = useText();
  const now = useProductNow();
  const mayEdit = useAllowed('trade.coupons.edit');
  const [blank] = useState(() => newCoupon(new Date(now())));
  const [base, setBase] = useState(coupon);
  const [{ kind, scope, audience }, setShape] = useState<Shape>(() => shapeOf(coupon ? draftOf(coupon) : blank));
  const fixed = (base?.collected ?? 0) > 0;
  const products = base?.products;
  // A field of its own is a component: made once for what it depends on, so that typing keeps its place.
  const fields = useMemo(
    () => couponForm({ kind, scope, audience }, { fixed, products: products ?? [] }),
    [kind, scope, audience, fixed, products],
  );
  return (
    <RecordFormDrawer<CouponDraft, StaffCoupon>
      title={base ? inMyLanguage(base.name) : t('coupons.new')}
      kind="coupon"
      fields={fields}
      editing={coupon}
      blank={blank}
      draftOf={draftOf}
      onDraft={(draft, record) => {
        setShape(shapeOf(draft));
        setBase(record);
      }}
      readOnly={!mayEdit || base?.state === 'ended'}
      above={fixed && <Alert type="info" showIcon title={t('coupons.terms_note')} style={{ marginBottom: 20 }} />}
      create={(draft) => request(calls.createCoupon, { body: sent(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateCoupon, { params: { id }, body: { ...sent(draft), version } })
      }
      reload={(id) => request(calls.readCoupon, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** One coupon in the drawer over the list, or a new one. */
export function CouponDrawer() {
  const close = useBackTo(COUPONS_PATH);
  const { id } = useParams();
  const answer = useAnswer(calls.readCoupon, { params: { id: id ?? '' } }, { enabled: id !== undefined, ofForm: true });
  const coupon = answer.data?.id === id ? answer.data : undefined;
  if (id === undefined) return <CouponEditor coupon={null} onClose={close} />;
  if (coupon) return <CouponEditor key={coupon.id} coupon={coupon} onClose={close} />;
  return <WaitingDrawer answer={answer} onClose={close} />;
}
