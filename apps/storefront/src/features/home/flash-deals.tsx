import { useT } from '@app/client/i18n';
import type { ProductDeal } from '@app/contract/catalog/schemas';
import { hrefTo } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Section } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardPrice } from '../../widgets/product-card.tsx';
import styles from './flash-deals.module.css';

function DealCard({ deal }: { readonly deal: ProductDeal }) {
  const t = useT();
  return (
    <a className={styles.deal} href={hrefTo('productDetail', { id: deal.id })}>
      <span className={styles.picture}>
        <Picture src={deal.cover} alt="" width={132} />
        {deal.discountPercent ? (
          <span className={styles.flag}>
            <Tag tone="solid">−{deal.discountPercent}%</Tag>
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{deal.name}</span>
      <span className="row g1 baseline">
        <CardPrice card={deal} size="s" />
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${deal.claimedPercent}%` }} />
      </span>
      <span className="micro t3 num">{t('content.claimed', { percent: deal.claimedPercent })}</span>
    </a>
  );
}

/** Goods at a special price for a while; the row reads itself again when the time is up. */
export function FlashDeals(props: {
  readonly deals: readonly ProductDeal[];
  readonly endsAt: string | null;
  readonly onEnd: () => void;
}) {
  const t = useT();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  if (props.deals.length === 0) return null;
  return (
    <Section
      title={t('content.flash_deals')}
      action={
        props.endsAt ? (
          <span className="row g2">
            <span className="sub medium t3">{t('content.ends_in')}</span>
            <Countdown until={props.endsAt} offsetMs={offsetMs} look="cells" onEnd={props.onEnd} />
          </span>
        ) : undefined
      }
    >
      <div className={`scroll ${styles.row}`}>
        {props.deals.map((deal) => (
          <DealCard key={deal.id} deal={deal} />
        ))}
      </div>
    </Section>
  );
}
