import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { Cart } from '@app/contract/cart/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedIn } from '../../shell/session.ts';
import { takeOverDeviceCart, useAskSignIn } from '../../shell/sign-in.ts';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './cart.module.css';
import { CartBar, EditBar } from './cart-bar.tsx';
import { ReadyGroup, StuckGroup } from './cart-groups.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { groupLines } from './group-lines.ts';
import { type CartActions, useCart } from './use-cart.ts';
import { type CartEditing, useCartEditing } from './use-cart-editing.ts';
import { useCheckOut } from './use-check-out.ts';
import { useVisitorCart } from './use-visitor-cart.ts';

/** The cart: choose, change, remove, and on to the order. A visitor's is kept on the device until they sign in. */
export default function CartScreen() {
  return useSignedIn() ? <CustomersCart /> : <VisitorsCart />;
}

function CustomersCart() {
  const cart = useCart();
  const { checkOut, isPending } = useCheckOut(() => void cart.refetch());
  return <CartView cart={cart} checkOut={checkOut} checkingOut={isPending} />;
}

/** Checking out asks to sign in or up and then goes on, unless the account's own cart held something besides. */
function VisitorsCart() {
  const askSignIn = useAskSignIn();
  const queries = useQueryClient();
  const cart = useVisitorCart();
  const { checkOut } = useCheckOut(() => undefined);
  const goOn = async (pieces: number) => {
    await takeOverDeviceCart(queries);
    const joined = await call(cartEndpoints.cartList, undefined, { quiet: true, toast: false }).catch(() => null);
    if (joined?.selectedCount === pieces) checkOut();
  };
  const pieces = cart.data?.selectedCount ?? 0;
  return <CartView cart={cart} checkOut={() => askSignIn('login', () => void goOn(pieces))} checkingOut={false} />;
}

type CartProps = { readonly cart: CartActions; readonly checkOut: () => void; readonly checkingOut: boolean };

/** Anybody's cart on screen. Totals come from the server only. */
function CartView({ cart, checkOut, checkingOut }: CartProps) {
  const t = useT();
  const edit = useCartEditing(cart);
  useEffect(() => {
    document.title = `${t('cart.title')} · ${useIdentity.getState().name}`;
  }, [t]);
  const lines = cart.data?.lines ?? [];
  const { ready, attention, gone } = groupLines(lines);
  return (
    <Page
      aboveTabs
      title={
        <>
          {t('cart.title')} {cart.data?.count ? <span className={styles.count}>{cart.data.count}</span> : null}
        </>
      }
      actions={
        lines.length > 0 ? (
          <NavAction onPress={() => edit.turn(!edit.editing)}>
            {t(edit.editing ? 'common.done' : 'common.edit')}
          </NavAction>
        ) : null
      }
      footer={
        lines.length === 0 || !cart.data ? undefined : edit.editing ? (
          <RemovalBar data={cart.data} edit={edit} />
        ) : (
          <OrderBar data={cart.data} cart={cart} checkOut={checkOut} checkingOut={checkingOut} />
        )
      }
    >
      <PullToRefresh onRefresh={async () => void (await cart.refetch())}>
        {cart.isPending ? <CartSkeleton /> : null}
        {cart.error && !cart.data ? <ErrorState error={cart.error} onRetry={() => void cart.refetch()} /> : null}
        {cart.data && lines.length === 0 ? <EmptyCart /> : null}
        {cart.data ? <DeliveryNote cart={cart.data} /> : null}
        <ReadyGroup lines={ready} edit={edit} remove={cart.remove} />
        <StuckGroup title={t('cart.attention')} lines={attention} edit={edit} />
        <StuckGroup title={t('cart.gone')} lines={gone} edit={edit} onRemoveAll={() => edit.removeAll(gone)} />
      </PullToRefresh>
    </Page>
  );
}

/** The bar of a cart that is edited. */
function RemovalBar({ data: { lines }, edit }: { readonly data: Cart; readonly edit: CartEditing }) {
  return (
    <EditBar
      all={edit.marked.length === lines.length}
      none={false}
      onAll={(all) => edit.markOnly(all ? lines.map((line) => line.id) : [])}
      marked={edit.marked.length}
      onRemove={edit.removeMarked}
      onClear={edit.clear}
    />
  );
}

/** The bar of a cart that is looked at: on to the order, once every change has arrived. */
function OrderBar({ data, cart, checkOut, checkingOut }: CartProps & { readonly data: Cart }) {
  const { ready } = groupLines(data.lines);
  const ids = ready.map((line) => line.id);
  const goOn = async () => {
    if (await cart.settle()) checkOut();
  };
  return (
    <CartBar
      cart={data}
      all={ready.length > 0 && ready.every((line) => line.selected)}
      none={ready.length === 0}
      onAll={(all) => cart.select(ids, all)}
      unsettled={cart.isUnsettled}
      checkingOut={checkingOut}
      onCheckOut={() => void goOn()}
    />
  );
}
