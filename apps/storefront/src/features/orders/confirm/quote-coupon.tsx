import type { Quote } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { CouponRow } from './coupon-row.tsx';
import { CouponSheet } from './coupon-sheet.tsx';
import type { QuoteOnScreen } from './use-quote.ts';

/** The coupon that is taken off; pressed, another one can be chosen. */
export function QuoteCoupon(props: {
  readonly quote: Quote;
  readonly busy: boolean;
  readonly revise: QuoteOnScreen['revise'];
}) {
  const [picking, setPicking] = useState(false);
  const { id, coupon } = props.quote;
  return (
    <>
      <CouponRow coupon={coupon} busy={props.busy} onOpen={() => setPicking(true)} />
      <CouponSheet
        quoteId={id}
        open={picking}
        onChoose={(couponId) => {
          setPicking(false);
          if (couponId !== (coupon.chosen?.id ?? null)) void props.revise({ couponId });
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}
