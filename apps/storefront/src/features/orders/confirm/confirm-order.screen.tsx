import { rich, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Quote } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { useClockOffset, useShop } from '../../../shell/shop.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { BoughtLines } from '../../../widgets/bought-lines.tsx';
import { useSentenceGap } from '../../../widgets/list-text.ts';
import { PointsRow } from '../../../widgets/points-row.tsx';
import { PriceLines } from '../../../widgets/price-lines.tsx';
import { SumPrice } from '../../../widgets/sum-price.tsx';
import { OrderSkeleton } from '../details/order-skeleton.tsx';
import styles from '../my-orders/orders.module.css';
import { AddressCard } from './address-card.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { ChangedSheet } from './changed-sheet.tsx';
import { CouponRow } from './coupon-row.tsx';
import { CouponSheet } from './coupon-sheet.tsx';
import { NoteRow } from './note-row.tsx';
import { UnpaidSheet } from './unpaid-sheet.tsx';
import { type Placing, usePlaceOrder } from './use-place-order.ts';
import { type QuoteOnScreen, useQuote } from './use-quote.ts';
import { useQuoteAddress } from './use-quote-address.ts';

/** Says what a second look at the prices gave, and why something cannot be ordered any more. */
function QuoteNotes({ on }: { readonly on: QuoteOnScreen }) {
  const t = useT();
  const format = usePriceFormat();
  const { rechecked, refused } = on;
  const changed = rechecked?.before && rechecked.before.payable.amount !== rechecked.after.payable.amount;
  return (
    <>
      {refused ? (
        <div className={styles.note}>
          <Note tone="bad">{refused.msg}</Note>
        </div>
      ) : null}
      {rechecked && !refused ? (
        <div className={styles.note} role="status">
          <Note tone={changed ? 'warn' : 'info'}>
            {changed && rechecked.before
              ? t('orders.requoted_changed', {
                  before: format.text(rechecked.before.payable),
                  after: format.text(rechecked.after.payable),
                })
              : t(rechecked.before ? 'orders.requoted_same' : 'orders.requoted')}
          </Note>
        </div>
      ) : null}
    </>
  );
}

/** The bar with what is to be paid and the one button. */
function PlaceBar(props: { readonly quote: Quote; readonly on: QuoteOnScreen; readonly placing: Placing }) {
  const t = useT();
  const format = usePriceFormat();
  const { quote, on, placing } = props;
  const short = quote.points.lockedReason === 'error.wallet.insufficient_points';
  const hindrance = quote.address === null ? t('orders.address_first') : short ? t('orders.points_short') : null;
  const saved = quote.saved.usd > 0 ? t('orders.you_save', { amount: format.text(quote.saved) }) : null;
  return (
    <>
      <div className={cx(styles.sum, on.isRevising && styles.busy)}>
        <SumPrice price={quote.payable} points={quote.pointsForGoods} size="l" />
        <p className="cap t3 num clip2">{hindrance ?? saved}</p>
      </div>
      <Button
        className={styles.placeButton}
        disabled={hindrance !== null || on.isRevising}
        loading={placing.isPlacing}
        onClick={placing.place}
      >
        {t('orders.place')}
      </Button>
    </>
  );
}

/** A quote that cannot be shown: it was ordered already, its goods are gone, or it is another customer's. */
function QuoteGone({ on }: { readonly on: QuoteOnScreen }) {
  const t = useT();
  const key = on.error?.key;
  if (key === 'order.quote_expired') {
    return (
      <EmptyState
        art="/art/box.webp"
        title={t('orders.quote_gone_title')}
        text={t('orders.quote_gone_text')}
        action={<ButtonLink href={hrefTo('myOrders')}>{t('orders.mine_title')}</ButtonLink>}
      />
    );
  }
  // Without an error the address names no quote at all.
  if (!on.error || on.error.kind === 'answer') {
    return (
      <EmptyState
        art="/art/bags.webp"
        title={t('orders.quote_broken_title')}
        text={on.error?.msg}
        action={<ButtonLink href={hrefTo('cart')}>{t('orders.back_to_cart')}</ButtonLink>}
      />
    );
  }
  return <ErrorState error={on.error} onRetry={on.refetch} />;
}

/** Look once more before ordering: address, goods, coupon, points, note, and every step of the price. */
export default function ConfirmOrderScreen() {
  const t = useT();
  const gap = useSentenceGap();
  const go = useGo();
  const { quote: id = '' } = useScreenParams<'quote'>();
  const on = useQuote(id);
  const [note, setNote] = useState('');
  const [choosing, setChoosing] = useState(false);
  const [picking, setPicking] = useState(false);
  const placing = usePlaceOrder(on, note);
  const address = useQuoteAddress(on);
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const minutes = useShop((state) => state.shop?.config.unpaid_minutes_goods ?? 30);
  const { quote } = on;

  if (!quote) {
    return (
      <Page title={t('orders.confirm_title')} onBack={go.back}>
        {on.isPending && id !== '' ? <OrderSkeleton /> : <QuoteGone on={on} />}
      </Page>
    );
  }
  const addAddress = () => {
    setChoosing(false);
    go.to('addressForm');
  };
  return (
    <Page
      title={t('orders.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar quote={quote} on={on} placing={placing} />}
    >
      <QuoteNotes on={on} />
      <AddressCard
        address={quote.address}
        error={placing.fields.addressId}
        onPress={() => (address.addresses.length > 0 ? setChoosing(true) : addAddress())}
      />
      <Card>
        <div className={styles.head}>
          <h2 className="h3">{t('orders.items')}</h2>
          <span className="cap t3">
            {t('orders.count', { count: quote.lines.reduce((sum, line) => sum + line.quantity, 0) })}
          </span>
        </div>
        <BoughtLines lines={quote.lines} />
      </Card>
      <Card flush>
        <CouponRow coupon={quote.coupon} busy={on.isRevising || placing.isPlacing} onOpen={() => setPicking(true)} />
        <PointsRow
          points={quote.points}
          busy={on.isRevising || placing.isPlacing}
          onChange={(usePoints) => void on.revise({ usePoints })}
        />
        <NoteRow note={note} error={placing.fields.note} onChange={setNote} />
      </Card>
      <Card>
        <div className={styles.head}>
          <h2 className="h3">{t('orders.price_title')}</h2>
        </div>
        <PriceLines
          lines={quote.priceLines}
          payable={quote.payable}
          points={quote.pointsForGoods}
          sumName={t('orders.to_pay')}
        />
      </Card>
      <p className={`cap t3 ${styles.terms}`}>
        {rich('orders.price_held', {
          time: <Countdown until={quote.expiresAt} offsetMs={offsetMs} onEnd={() => void on.recheck()} />,
        })}
        {gap}
        {t('orders.place_terms', { count: minutes })}
      </p>
      <AddressSheet
        open={choosing}
        addresses={address.addresses}
        chosen={quote.address?.id ?? null}
        onChoose={(addressId) => {
          setChoosing(false);
          if (addressId !== quote.address?.id) void on.revise({ addressId });
        }}
        onAdd={addAddress}
        onClose={() => setChoosing(false)}
      />
      <CouponSheet
        quoteId={quote.id}
        open={picking}
        onChoose={(couponId) => {
          setPicking(false);
          if (couponId !== (quote.coupon.chosen?.id ?? null)) void on.revise({ couponId });
        }}
        onClose={() => setPicking(false)}
      />
      <ChangedSheet placing={placing} />
      <UnpaidSheet placing={placing} />
    </Page>
  );
}
