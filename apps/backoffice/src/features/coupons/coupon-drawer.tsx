import { staffCouponEndpoints as calls } from '@app/contract/coupons/staff-endpoints';
import type { StaffCoupon } from '@app/contract/coupons/staff-schemas';
import { Alert, Button, Flex, Form } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useProductNow } from '../../api/use-product-now';
import { currentLocale } from '../../text/locale';
import { useText } from '../../text/use-text';
import { RecordDrawer } from '../../ui/drawer';
import { FormFields } from '../../ui/form/form-fields';
import { StaleDialog } from '../../ui/form/stale-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { useAction } from '../../ui/use-action';
import { type CouponDraft, couponForm, draftOf, newCoupon, type Shape } from './coupon-form';
import { COUPONS_PATH } from './coupons-path';

const shapeOf = ({ kind, scope, audience }: CouponDraft): Shape => ({ kind, scope, audience });

type EditorProps = { coupon: StaffCoupon | null; onClose: () => void };

/** The form of a new coupon or of one that exists. */
function CouponEditor({ coupon, onClose }: EditorProps) {
  const t = useText();
  const now = useProductNow();
  const { run } = useAction();
  const mayEdit = useAllowed('trade.coupons.edit');
  const [base, setBase] = useState(coupon);
  const [initial] = useState(() => (coupon ? draftOf(coupon) : newCoupon(new Date(now()))));
  const [shape, setShape] = useState<Shape>(shapeOf(initial));
  const [clash, setClash] = useState<{ mine: CouponDraft; theirs: StaffCoupon } | null>(null);
  const ended = base?.state === 'ended';
  const fixed = (base?.collected ?? 0) > 0;
  const products = base?.products;
  const fields = useMemo(() => couponForm(shape, { fixed, products: products ?? [] }), [shape, fixed, products]);
  const save = (draft: CouponDraft, version: number) =>
    base
      ? request(calls.updateCoupon, { params: { id: base.id }, body: { ...draft, version } })
      : request(calls.createCoupon, { body: draft });
  const record = useRecordForm<CouponDraft, StaffCoupon>({
    send: (draft) => save({ ...draft, code: draft.code || null }, base?.version ?? 0),
    done: 'ui.form.saved',
    onDone: onClose,
    onStale: async (mine) => {
      if (!base) return;
      const read = await run(() => request(calls.readCoupon, { params: { id: base.id } }), { reads: true });
      if (read) setClash({ mine, theirs: read.answer });
    },
  });
  const keepMine = async () => {
    if (!clash) return;
    setClash(null);
    if (await run(() => save(clash.mine, clash.theirs.version), { done: 'ui.form.saved' })) onClose();
  };
  const takeTheirs = () => {
    if (!clash) return;
    const theirs = draftOf(clash.theirs);
    setBase(clash.theirs);
    record.form.setFieldsValue(theirs);
    setShape(shapeOf(theirs));
    setClash(null);
  };
  return (
    <RecordDrawer
      title={base ? (base.name[currentLocale()] ?? base.name['en-US']) : t('coupons.new')}
      waiting={false}
      error={null}
      onRetry={onClose}
      onClose={onClose}
      footer={
        mayEdit && !ended ? (
          <Flex gap={12} justify="end">
            <Button size="large" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button size="large" type="primary" loading={record.busy} onClick={() => void record.submit()}>
              {t('ui.form.save')}
            </Button>
          </Flex>
        ) : undefined
      }
    >
      {fixed && <Alert type="info" showIcon title={t('coupons.terms_note')} style={{ marginBottom: 20 }} />}
      <Form
        {...record.wiring}
        onValuesChange={(changed: Partial<CouponDraft>) => {
          record.wiring.onValuesChange(changed);
          setShape((before) => ({ ...before, ...shapeOf({ ...before, ...changed } as CouponDraft) }));
        }}
        layout="vertical"
        initialValues={initial}
        disabled={!mayEdit || ended}
      >
        <FormFields fields={fields} errors={record.errors} />
        <button type="submit" hidden />
      </Form>
      {clash && (
        <StaleDialog
          fields={fields}
          mine={clash.mine}
          theirs={draftOf(clash.theirs)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
          onClose={() => setClash(null)}
        />
      )}
    </RecordDrawer>
  );
}

/** One coupon in the drawer over the list, or a new one. */
export function CouponDrawer() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id } = useParams();
  const answer = useAnswer(calls.readCoupon, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  const coupon = answer.data?.id === id ? answer.data : undefined;
  const close = () => void navigate({ pathname: COUPONS_PATH, search });
  if (id === undefined) return <CouponEditor coupon={null} onClose={close} />;
  if (coupon) return <CouponEditor key={coupon.id} coupon={coupon} onClose={close} />;
  return (
    <RecordDrawer
      title=""
      waiting={!answer.error}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      onClose={close}
    >
      {null}
    </RecordDrawer>
  );
}
