import { rich, useT } from '@app/client/i18n';
import type { Quote } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { useClockOffset, useShop } from '../../../shell/shop.ts';
import { Card } from '../../../ui/card.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Page } from '../../../ui/page.tsx';
import { BoughtLines } from '../../../widgets/bought-lines.tsx';
import { useSentenceGap } from '../../../widgets/list-text.ts';
import { PointsRow } from '../../../widgets/points-row.tsx';
import { PriceLines } from '../../../widgets/price-lines.tsx';
import { goodsAlone, SeenPriceNote } from '../../../widgets/seen-price.tsx';
import { OrderSkeleton } from '../details/order-skeleton.tsx';
import styles from '../my-orders/orders.module.css';
import { ChangedSheet } from './changed-sheet.tsx';
import { NoteRow } from './note-row.tsx';
import { PlaceBar } from './place-bar.tsx';
import { QuoteAddress } from './quote-address.tsx';
import { QuoteCoupon } from './quote-coupon.tsx';
import { QuoteGone } from './quote-gone.tsx';
import { QuoteNotes } from './quote-notes.tsx';
import { UnpaidSheet } from './unpaid-sheet.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuote } from './use-quote.ts';
import { useQuoteAddress } from './use-quote-address.ts';

/** Look once more before ordering: address, goods, coupon, points, note, and every step of the price. */
export default function ConfirmOrderScreen() {
  const t = useT();
  const go = useGo();
  const { quote: id = '' } = useScreenParams<'quote'>();
  const on = useQuote(id);
  const [note, setNote] = useState('');
  const placing = usePlaceOrder(on, note);
  const { addresses } = useQuoteAddress(on);
  const { quote, revise } = on;

  if (!quote) {
    return (
      <Page title={t('orders.confirm_title')} onBack={go.back}>
        {on.isPending && id !== '' ? <OrderSkeleton /> : <QuoteGone on={on} />}
      </Page>
    );
  }
  const busy = on.isRevising || placing.isPlacing;
  return (
    <Page
      title={t('orders.confirm_title')}
      onBack={go.back}
      footer={<PlaceBar quote={quote} on={on} placing={placing} />}
    >
      {on.rechecked?.before ? null : <SeenPriceNote now={goodsAlone(quote)} say="assistant.price_form" />}
      <QuoteNotes on={on} />
      <QuoteAddress quote={quote} revise={revise} addresses={addresses} error={placing.fields.addressId} />
      <ItemsCard quote={quote} />
      <Card flush>
        <QuoteCoupon quote={quote} busy={busy} revise={revise} />
        <PointsRow points={quote.points} busy={busy} onChange={(usePoints) => void revise({ usePoints })} />
        <NoteRow note={note} error={placing.fields.note} onChange={setNote} />
      </Card>
      <PriceCard quote={quote} />
      <Terms until={quote.expiresAt} onEnd={() => void on.recheck()} />
      <ChangedSheet placing={placing} />
      <UnpaidSheet placing={placing} />
    </Page>
  );
}

function ItemsCard({ quote: { lines } }: { readonly quote: Quote }) {
  const t = useT();
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h3">{t('orders.items')}</h2>
        <span className="cap t3">
          {t('orders.count', { count: lines.reduce((sum, line) => sum + line.quantity, 0) })}
        </span>
      </div>
      <BoughtLines lines={lines} />
    </Card>
  );
}

function PriceCard({ quote }: { readonly quote: Quote }) {
  const t = useT();
  return (
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
  );
}

/** How long the price is held, and what placing the order means. */
function Terms({ until, onEnd }: { readonly until: string; readonly onEnd: () => void }) {
  const t = useT();
  const gap = useSentenceGap();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const minutes = useShop((state) => state.shop?.config.unpaid_minutes_goods ?? 30);
  return (
    <p className={`cap t3 ${styles.terms}`}>
      {rich('orders.price_held', { time: <Countdown until={until} offsetMs={offsetMs} onEnd={onEnd} /> })}
      {gap}
      {t('orders.place_terms', { count: minutes })}
    </p>
  );
}
