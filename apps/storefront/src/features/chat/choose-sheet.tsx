import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useFeed } from '@app/client/use-feed';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { IconPackage, IconReceipt } from '@tabler/icons-react';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyPart, ErrorNote } from '../../ui/states.tsx';
import { OrderCard, ProductCard } from './cards.tsx';
import { recentGoods } from './chat-device.ts';
import type { LocalDraft } from './chat-store.ts';
import styles from './choose-sheet.module.css';

type Choosing = { readonly onChosen: (draft: LocalDraft) => void };

const Shape = () => (
  <div className={styles.list} aria-hidden="true">
    <Skeleton height="7.2rem" />
    <Skeleton height="7.2rem" />
  </div>
);

function Products({ product, onChosen }: Choosing & { readonly product: string }) {
  const t = useT();
  const ids = [...new Set([product, ...recentGoods()].filter(Boolean))];
  const goods = useEndpoint(chatEndpoints.goods, { query: { ids: ids.join(',') } }, { enabled: ids.length > 0 });
  if (ids.length === 0 || goods.data?.length === 0)
    return <EmptyPart icon={IconPackage} title={t('chat.no_products')} />;
  if (goods.isPending) return <Shape />;
  if (!goods.data) return <ErrorNote error={goods.error} onRetry={() => void goods.refetch()} />;
  const here = goods.data.filter((one) => one.id === product);
  const seen = goods.data.filter((one) => one.id !== product);
  const group = (title: string, list: typeof seen) =>
    list.length > 0 ? (
      <section className={styles.list}>
        <h3 className="sub semi t2">{title}</h3>
        {list.map((one) => (
          <button key={one.id} type="button" onClick={() => onChosen({ kind: 'product', product: one })}>
            <ProductCard product={one} />
          </button>
        ))}
      </section>
    ) : null;
  return (
    <>
      {group(t('chat.this_product'), here)}
      {group(t('chat.recent_products'), seen)}
    </>
  );
}

function Orders({ onChosen }: Choosing) {
  const t = useT();
  const feed = useFeed(orderEndpoints.orderList, { query: { tab: 'all' } });
  if (feed.isPending) return <Shape />;
  if (feed.error && feed.items.length === 0)
    return <ErrorNote error={feed.error} onRetry={() => void feed.refetch()} />;
  if (feed.items.length === 0) return <EmptyPart icon={IconReceipt} title={t('chat.no_orders')} />;
  return (
    <InfiniteList feed={feed}>
      {(orders) => (
        <div className={styles.list}>
          {orders.map((one) => {
            const order = { ...one, cover: one.lines[0]?.cover ?? null };
            return (
              <button key={one.id} type="button" onClick={() => onChosen({ kind: 'order', order })}>
                <OrderCard order={order} />
              </button>
            );
          })}
        </div>
      )}
    </InfiniteList>
  );
}

/** Chooses what to show the agent: a product of this page or seen lately, or one of the own orders. */
export default function ChooseSheet(
  props: Choosing & { readonly what: 'product' | 'order'; readonly product: string; readonly onClose: () => void },
) {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t(props.what === 'product' ? 'chat.choose_product' : 'chat.choose_order')}
    >
      {props.what === 'product' ? <Products {...props} /> : null}
      {props.what === 'order' && signedIn ? <Orders onChosen={props.onChosen} /> : null}
      {props.what === 'order' && !signedIn ? (
        <EmptyPart
          icon={IconReceipt}
          title={t('chat.sign_in_for_orders')}
          action={
            <Button kind="soft" size="m" onClick={() => askSignIn('login')}>
              {t('chat.sign_in')}
            </Button>
          }
        />
      ) : null}
    </Sheet>
  );
}
