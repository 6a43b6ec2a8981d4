import { useT } from '@app/client/i18n';
import type { CouponOffer } from '@app/contract/coupons/schemas';
import { hrefTo } from '../shell/navigation.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { useCouponWords } from './coupon-words.ts';
import styles from './offer-ticket.module.css';

/** How much of a coupon is gone. */
function Claimed({ percent }: { readonly percent: number }) {
  const t = useT();
  const text = t('coupons.claimed', { percent });
  return (
    <div className={styles.claimed}>
      <span
        className={styles.bar}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={text}
      >
        <i style={{ width: `${percent}%` }} />
      </span>
      <span className="cap t3">{text}</span>
    </div>
  );
}

/** A coupon to collect; once it is collected it leads to what it is valid for. */
export function OfferTicket(props: {
  readonly offer: CouponOffer;
  readonly busy: boolean;
  readonly onCollect: () => void;
}) {
  const t = useT();
  const words = useCouponWords();
  const { offer } = props;
  const audience =
    offer.audience === 'new'
      ? t('coupons.new_only')
      : offer.levelName
        ? t('coupons.level_only', { level: offer.levelName })
        : null;
  const validity = offer.mineUntil
    ? t('coupons.valid_until', { until: words.day(offer.mineUntil) })
    : words.validity(offer);
  const actions = {
    open: (
      <Button
        size="s"
        kind="soft"
        loading={props.busy}
        onClick={props.onCollect}
        aria-label={t('coupons.collect_named', { name: offer.name })}
      >
        {t('coupons.collect')}
      </Button>
    ),
    collected: (
      <ButtonLink size="s" kind="ghost" href={hrefTo('couponGoods', { id: offer.id })}>
        {t('coupons.use')}
      </ButtonLink>
    ),
    gone: <span className="sub t3">{t('coupons.gone')}</span>,
    soon: <span className="sub t3">{t('coupons.soon', { from: words.day(offer.collectFrom) })}</span>,
  };
  return (
    <CouponTicket
      coupon={offer}
      spent={offer.state === 'gone'}
      notes={[audience, validity]}
      action={actions[offer.state]}
      foot={offer.claimedPercent === null || offer.state !== 'open' ? null : <Claimed percent={offer.claimedPercent} />}
    />
  );
}
