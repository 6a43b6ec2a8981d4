import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { cartEndpoints } from '@app/contract/cart/endpoints';
import type { CartLine as Line } from '@app/contract/cart/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedIn } from '../../shell/session.ts';
import { takeOverDeviceCart, useAskSignIn } from '../../shell/sign-in.ts';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './cart.module.css';
import { CartBar, EditBar } from './cart-bar.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { StuckLine } from './stuck-line.tsx';
import { type CartActions, useCart } from './use-cart.ts';
import { useCheckOut } from './use-check-out.ts';
import { useSaveForLater } from './use-save-for-later.ts';
import { useVisitorCart } from './use-visitor-cart.ts';

/** Sorts the lines: those that can be ordered, those that need a change, those that are gone. */
function grouped(lines: readonly Line[]) {
  const mendable = (line: Line) => line.state === 'insufficient' || line.state === 'over_limit';
  return {
    ready: lines.filter((line) => line.state === 'ok'),
    attention: lines.filter(mendable),
    gone: lines.filter((line) => line.state !== 'ok' && !mendable(line)),
  };
}

/** The questions before something is removed. */
function useRemoval(cart: CartActions) {
  const t = useT();
  const removeNow = async (ids: string[]) => {
    if (await cart.remove(ids)) toast(t('cart.removed'), 'success');
  };
  return {
    removeNow,
    removeAsked: async (ids: string[]): Promise<boolean> => {
      const title = t('cart.remove_title', { count: ids.length });
      const yes = await confirm({ title, danger: true, confirmLabel: t('common.remove') });
      if (yes) void removeNow(ids);
      return yes;
    },
    clearAsked: async (): Promise<boolean> => {
      const question = { title: t('cart.clear_title'), text: t('cart.clear_text'), confirmLabel: t('cart.clear') };
      return (await confirm({ ...question, danger: true })) && cart.clear();
    },
  };
}

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

/** Anybody's cart on screen. Totals come from the server only. */
function CartView(props: { readonly cart: CartActions; readonly checkOut: () => void; readonly checkingOut: boolean }) {
  const t = useT();
  const { cart, checkOut, checkingOut } = props;
  const removal = useRemoval(cart);
  const saveForLater = useSaveForLater(cart.remove);
  const [editing, setEditing] = useState(false);
  const [marked, setMarked] = useState<readonly string[]>([]);
  useEffect(() => {
    document.title = `${t('cart.title')} · ${useIdentity.getState().name}`;
  }, [t]);

  const lines = cart.data?.lines ?? [];
  const { ready, attention, gone } = grouped(lines);
  const edit = (on: boolean) => {
    setEditing(on);
    setMarked([]);
  };
  const mark = (id: string, on: boolean) =>
    setMarked((all) => (on ? [...all, id] : all.filter((other) => other !== id)));
  const finishRemoving = async (asked: Promise<boolean>) => {
    if (await asked) edit(false);
  };
  const goOn = async () => {
    if (await cart.settle()) checkOut();
  };
  const shared = (line: Line) => ({
    line,
    editing,
    onVariant: (variantId: string, quantity: number) => cart.changeVariant(line.id, variantId, quantity),
    onQuantity: (quantity: number) => cart.setQuantity(line.id, quantity),
    onRemove: () => void (editing ? removal.removeAsked([line.id]) : removal.removeNow([line.id])),
  });
  const marksOf = (line: Line) => ({
    marked: editing ? marked.includes(line.id) : line.selected,
    onMark: (on: boolean) => (editing ? mark(line.id, on) : cart.select([line.id], on)),
  });

  const footer =
    lines.length === 0 || !cart.data ? undefined : editing ? (
      <EditBar
        all={marked.length === lines.length}
        none={false}
        onAll={(all) => setMarked(all ? lines.map((line) => line.id) : [])}
        marked={marked.length}
        onRemove={() => void finishRemoving(removal.removeAsked([...marked]))}
        onClear={() => void finishRemoving(removal.clearAsked())}
      />
    ) : (
      <CartBar
        cart={cart.data}
        all={ready.length > 0 && ready.every((line) => line.selected)}
        none={ready.length === 0}
        onAll={(all) =>
          cart.select(
            ready.map((line) => line.id),
            all,
          )
        }
        unsettled={cart.isUnsettled}
        checkingOut={checkingOut}
        onCheckOut={() => void goOn()}
      />
    );

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
          <NavAction onPress={() => edit(!editing)}>{t(editing ? 'common.done' : 'common.edit')}</NavAction>
        ) : null
      }
      footer={footer}
    >
      <PullToRefresh onRefresh={async () => void (await cart.refetch())}>
        {cart.isPending ? <CartSkeleton /> : null}
        {cart.error && !cart.data ? <ErrorState error={cart.error} onRetry={() => void cart.refetch()} /> : null}
        {cart.data && lines.length === 0 ? <EmptyCart /> : null}
        {cart.data ? <DeliveryNote cart={cart.data} /> : null}
        {ready.length > 0 ? (
          <Card flush>
            <ul className={styles.list} aria-label={t('cart.lines')}>
              {ready.map((line) => (
                <li key={line.id}>
                  <CartLine {...shared(line)} {...marksOf(line)} onSave={() => saveForLater(line)} />
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
        <StuckGroup
          title={t('cart.attention')}
          lines={attention}
          draw={(line) => ({ ...shared(line), ...marksOf(line) })}
        />
        <StuckGroup
          title={t('cart.gone')}
          lines={gone}
          draw={(line) => ({ ...shared(line), ...marksOf(line) })}
          onRemoveAll={() => void removal.removeAsked(gone.map((line) => line.id))}
        />
      </PullToRefresh>
    </Page>
  );
}

/** Lines that cannot be ordered as they stand, under one heading. */
function StuckGroup(props: {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly draw: (line: Line) => Parameters<typeof StuckLine>[0];
  readonly onRemoveAll?: () => void;
}) {
  const t = useT();
  if (props.lines.length === 0) return null;
  return (
    <>
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>{props.title}</h2>
        {props.onRemoveAll ? <TextButton onClick={props.onRemoveAll}>{t('cart.remove_gone')}</TextButton> : null}
      </div>
      <Card flush>
        <ul className={styles.list} aria-label={props.title}>
          {props.lines.map((line) => (
            <li key={line.id}>
              <StuckLine {...props.draw(line)} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
