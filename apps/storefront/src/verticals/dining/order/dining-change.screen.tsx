import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { limits } from '@app/contract/core/limits';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningItem, RestaurantDetail } from '@app/contract/verticals/dining/views';
import { useState } from 'react';
import { useAskInChat } from '../../../shell/chat.ts';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { BookingSkeleton } from '../../../widgets/travel/booking/booking-skeleton.tsx';
import { ChangeSheet } from '../../../widgets/travel/order/change-sheet.tsx';
import { OrderNotShown, useOrderOnScreen } from '../../../widgets/travel/order/order-screen.tsx';
import { useChange } from '../../../widgets/travel/order/use-change.ts';
import { ChosenTable } from '../details/chosen-table.tsx';
import { SetMenus } from '../details/set-menus.tsx';
import { TableCard } from '../details/table-card.tsx';
import { useDiningWords } from '../dining-words.ts';
import { diningItemOf } from './dining-item.ts';
import { isOther } from './other-table.ts';
import { useOtherTable } from './use-other-table.ts';
import { useTableLines } from './use-table-lines.ts';

type ChangedTable = { readonly order: TravelOrderDetail };

/** A table that stands as it is: the restaurant can still be asked. */
function FixedTable({ order }: ChangedTable) {
  const t = useT();
  const go = useGo();
  const ask = useAskInChat();
  return (
    <Page title={t('dining.change_title')} onBack={go.back}>
      <EmptyState
        art="/art/search.webp"
        title={t('dining.change_fixed_title')}
        text={t('dining.change_fixed_text')}
        action={
          <>
            <ButtonLink href={hrefTo('diningOrderDetail', { id: order.id })}>{t('dining.change_see_order')}</ButtonLink>
            <Button kind="ghost" onClick={() => ask(t('dining.ask_about', { number: order.number }))}>
              {t('dining.ask_restaurant')}
            </Button>
          </>
        }
      />
    </Page>
  );
}

/** What is wanted instead, then what it costs, then done or on to the cashier. */
function OtherTable({ order, restaurant }: ChangedTable & { readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const go = useGo();
  const words = useDiningWords();
  const lines = useTableLines();
  const item = diningItemOf(order);
  const on = useOtherTable(order);
  const [wishes, setWishes] = useState(order.wishes);
  const change = useChange({
    order,
    quote: diningEndpoints.quoteTableChange,
    make: diningEndpoints.changeTable,
    onDone: ({ paymentId }) => {
      change.forget();
      if (!paymentId) go.back();
    },
    replaces: true,
  });
  const { choice, ask } = on;
  const served = new Set(restaurant.menus.map(({ id }) => id));
  const menus = on.menus.filter(({ id, count }) => served.has(id) && count > 0);
  const free = choice !== null && choice.problem === null && !on.read.isPlaceholderData;
  const differs = choice !== null && (isOther(item, { ask, choice, menus }) || wishes.trim() !== order.wishes);
  const see = () => {
    if (!choice) return;
    change.choose({
      orderId: order.id,
      day: ask.day ?? item.day,
      time: choice.time,
      adults: ask.party.adults,
      childAges: [...ask.party.childAges],
      areaId: choice.area?.id ?? null,
      menus,
      wishes: wishes.trim(),
    });
  };
  const after = change.change?.after.subject.item as DiningItem | undefined;
  return (
    <Page
      title={t('dining.change_title')}
      onBack={go.back}
      footer={
        <>
          <ChosenTable on={on} {...(!differs && { note: t('dining.change_booked') })} />
          <Button disabled={!free || !differs} onClick={see}>
            {t('dining.change_see')}
          </Button>
        </>
      }
    >
      <Card>
        <p className="sub t2">{t('dining.change_keeps', { restaurant: order.subject.title })}</p>
        {order.priceLines.some(({ step, amount }) => step === 'deal' && amount.usd < 0) ? (
          <p className="sub t2">{t('dining.change_deal')}</p>
        ) : null}
      </Card>
      <TableCard on={on} restaurant={restaurant} />
      <SetMenus on={on} restaurant={restaurant} />
      <Card>
        <TextArea
          label={t('dining.wishes')}
          placeholder={t('dining.wishes_hint')}
          maxLength={limits.orderNote}
          rows={2}
          value={wishes}
          onChange={(event) => setWishes(event.target.value)}
        />
      </Card>
      <ChangeSheet
        open={change.chosen}
        on={change}
        lines={lines}
        listName={words.paidAhead(after ?? item)}
        onOther={change.forget}
        onClose={change.forget}
      />
    </Page>
  );
}

/** The restaurant of a table that can be changed, and its times. */
function ChangeTable({ order }: ChangedTable) {
  const t = useT();
  const go = useGo();
  const { restaurantId: id } = diningItemOf(order);
  const read = useEndpoint(diningEndpoints.diningDetails, { query: { id } });
  if (read.data) return <OtherTable order={order} restaurant={read.data} />;
  if (read.error?.kind === 'answer') return <FixedTable order={order} />;
  return (
    <Page title={t('dining.change_title')} onBack={go.back}>
      {read.error ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : <BookingSkeleton />}
    </Page>
  );
}

/** Another day, hour, party, area or menus for a booked table. */
export default function DiningChangeScreen() {
  const t = useT();
  const on = useOrderOnScreen('dining');
  const { order } = on;
  if (!order?.own || order.kind !== 'dining') return <OrderNotShown title={t('dining.change_title')} on={on} />;
  return order.actions.includes('change_dates') ? <ChangeTable order={order} /> : <FixedTable order={order} />;
}
