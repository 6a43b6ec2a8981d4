import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import type { BundleAction, BundleDetail } from '@app/contract/travel/bundle-views';
import { IconCalendarX, IconTrash } from '@tabler/icons-react';
import { useGo } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from '../order/travel-order.module.css';
import { useTravelStep } from '../order/use-travel-order.ts';
import { cashierOf } from '../search/kind-routes.ts';
import { useAsking } from '../use-asking.ts';
import { BundleCancelSheet } from './bundle-cancel-sheet.tsx';

/** From the lesser to the likelier wish; the last one a bundle allows is its main button. */
const BAR = ['book_again', 'pay'] as const satisfies readonly BundleAction[];
const LIST = ['cancel', 'cancel_paid', 'delete'] as const satisfies readonly BundleAction[];

/** The actions of the bar at the bottom that a bundle allows; empty when it has none. */
export const bundleBarActions = (bundle: BundleDetail): readonly (typeof BAR)[number][] =>
  BAR.filter((action) => bundle.actions.includes(action));

/** What people come for: pay, book again. */
export function BundleBar(props: {
  readonly bundle: BundleDetail;
  /** Of the link by which somebody else looks. */
  readonly accessKey: string | undefined;
  readonly onBookAgain: () => void;
}) {
  const t = useT();
  const go = useGo();
  const { bundle } = props;
  const actions = bundleBarActions(bundle);
  const acts = {
    pay: () => go.to(cashierOf(bundle.kind), { payment: bundle.paymentId, key: props.accessKey }),
    book_again: props.onBookAgain,
  };
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          block
          kind={action !== actions.at(-1) ? 'ghost' : action === 'book_again' ? 'soft' : 'solid'}
          onClick={acts[action]}
        >
          {t(action === 'pay' && bundle.proofWaits ? 'proofs.see' : `travel.action.${action}`)}
        </Button>
      ))}
    </div>
  );
}

/** Runs a step; false when it was refused, which was shown as a notice already. */
async function done(step: Promise<unknown>): Promise<boolean> {
  try {
    await step;
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

/** What is seldom wished: cancel all of it, hide it. Each asks what it must. */
export function BundleManage({ bundle }: { readonly bundle: BundleDetail }) {
  const t = useT();
  const go = useGo();
  const asking = useAsking<'cancel'>();
  const cancellation = useTravelStep(bundleEndpoints.cancelBundle);
  const deletion = useTravelStep(bundleEndpoints.deleteBundle);
  const bundleId = bundle.id;
  const cancelUnpaid = async () => {
    const question = { title: t('travel.bundle.cancel_title'), text: t('travel.cancel_unpaid'), danger: true };
    if (!(await confirm({ ...question, confirmLabel: t('travel.cancel_submit') }))) return;
    if (await done(cancellation.mutateAsync({ body: { bundleId } }))) toast(t('travel.cancelled'), 'success');
  };
  const remove = async () => {
    const question = { title: t('orders.delete_title'), text: t('orders.delete_text'), danger: true };
    if (!(await confirm({ ...question, confirmLabel: t('common.delete') }))) return;
    if (!(await done(deletion.mutateAsync({ body: { bundleId } })))) return;
    toast(t('orders.deleted'), 'success');
    go.back();
  };
  const acts = {
    cancel: () => void cancelUnpaid(),
    cancel_paid: () => asking.ask('cancel'),
    delete: () => void remove(),
  };
  const actions = LIST.filter((action) => bundle.actions.includes(action));
  return (
    <>
      {actions.length > 0 ? (
        <Card flush className="no-print">
          {actions.map((action) => (
            <ListRow
              key={action}
              icon={<Icon as={action === 'delete' ? IconTrash : IconCalendarX} className="bad" />}
              title={t(action === 'delete' ? 'travel.action.delete' : 'travel.bundle.cancel')}
              disabled={deletion.isPending || cancellation.isPending}
              onPress={acts[action]}
            />
          ))}
        </Card>
      ) : null}
      <BundleCancelSheet
        key={asking.times}
        bundleId={bundleId}
        open={asking.what === 'cancel'}
        onClose={asking.close}
      />
    </>
  );
}
