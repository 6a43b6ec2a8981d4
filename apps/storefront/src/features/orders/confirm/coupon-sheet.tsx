import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import type { QuoteCoupon } from '@app/contract/orders/schemas';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/controls.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { useCouponWords } from '../../../widgets/coupon-words.ts';
import styles from './coupon-sheet.module.css';

/** Why a coupon cannot be used, in words. */
function useReason(): (coupon: QuoteCoupon) => string {
  const t = useT();
  const format = usePriceFormat();
  return ({ reason, missing }) =>
    reason ? t(`coupons.reason.${reason}`, { amount: missing ? format.text(missing) : '' }) : '';
}

function Lines({ coupon, children }: { readonly coupon: QuoteCoupon; readonly children: string }) {
  const t = useT();
  const words = useCouponWords();
  return (
    <span className={styles.lines}>
      <span className="semi">{words.value(coupon)}</span>
      <span className="cap t3">{coupon.name}</span>
      <span className="cap t3">
        {words.condition(coupon)} · {t('coupons.valid_until', { until: words.day(coupon.validUntil) })}
      </span>
      <span className={coupon.reason ? 'cap bad' : 'cap ok'}>{children}</span>
    </span>
  );
}

function Choices(props: {
  readonly list: readonly QuoteCoupon[];
  readonly chosen: string | null;
  readonly onChoose: (couponId: string | null) => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const reason = useReason();
  const usable = props.list.filter((coupon) => coupon.saving);
  const others = props.list.filter((coupon) => !coupon.saving);
  return (
    <>
      <ul className={styles.choices} aria-label={t('coupons.choose_usable')}>
        {usable.map((coupon) => (
          <li key={coupon.id}>
            <Radio
              name="order-coupon"
              label={coupon.name}
              checked={coupon.id === props.chosen}
              onChange={() => props.onChoose(coupon.id)}
            >
              <Lines coupon={coupon}>
                {coupon.saving ? t('coupons.saves', { amount: format.text(coupon.saving) }) : ''}
              </Lines>
            </Radio>
          </li>
        ))}
        <li>
          <Radio
            name="order-coupon"
            label={t('coupons.none')}
            checked={props.chosen === null}
            onChange={() => props.onChoose(null)}
          >
            <span className="semi">{t('coupons.none')}</span>
          </Radio>
        </li>
      </ul>
      {others.length > 0 ? (
        <>
          <h3 className={styles.heading}>{t('coupons.choose_not')}</h3>
          <ul className={styles.choices}>
            {others.map((coupon) => (
              <li key={coupon.id} className={styles.other}>
                <Lines coupon={coupon}>{reason(coupon)}</Lines>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** The customer's coupons as this order could use them: what each saves, or why it cannot be used. */
export function CouponSheet(props: {
  readonly quoteId: string;
  readonly open: boolean;
  readonly onChoose: (couponId: string | null) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const read = useEndpoint(
    orderEndpoints.quoteCoupons,
    { query: { quote: props.quoteId } },
    { enabled: props.open, staleTime: 0 },
  );
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('coupons.choose_title')}
      footer={
        <ButtonLink block kind="soft" href={hrefTo('coupons')}>
          {t('coupons.to_centre')}
        </ButtonLink>
      }
    >
      {read.isPending ? <Skeleton height="16rem" radius="var(--r-m)" /> : null}
      {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data ? <Choices list={read.data.list} chosen={read.data.chosen} onChoose={props.onChoose} /> : null}
    </Sheet>
  );
}
