import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { useGo } from '../shell/navigation.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm-store.ts';
import { toast } from '../ui/toast-store.ts';

/** Calls off a combined payment, and leads to its orders, each to be paid by itself. */
export function ApartButton({ groupId }: { readonly groupId: string }) {
  const t = useT();
  const go = useGo();
  const apart = useEndpointMutation(orderGroupEndpoints.callOffGroup, {
    invalidates: [
      orderGroupEndpoints.orderGroup,
      orderEndpoints.orderList,
      orderEndpoints.orderDetails,
      orderEndpoints.allOrders,
      paymentEndpoints.cashier,
      paymentEndpoints.payStatus,
    ],
    onSuccess: () => {
      toast(t('group.apart_done'), 'success');
      go.replace('allOrders', { group: 'unpaid' });
    },
  });
  const ask = async () => {
    const isMeant = await confirm({
      title: t('group.apart_title'),
      text: t('group.apart_text'),
      confirmLabel: t('group.apart'),
      cancelLabel: t('group.apart_keep'),
    });
    if (isMeant) apart.mutate({ body: { groupId } });
  };
  return (
    <Button block kind="ghost" loading={apart.isPending} onClick={() => void ask()}>
      {t('group.apart')}
    </Button>
  );
}
