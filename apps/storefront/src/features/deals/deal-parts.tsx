import { useT } from '@app/client/i18n';
import { DEAL_UNITS } from '@app/contract/deals/deal-facts';
import type { DealCard } from '@app/contract/deals/views';
import { OldPrice, Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './deal-parts.module.css';
import { useDealPer } from './deal-per.ts';
import { claimedOf, claimedShare, isFew, isOver } from './deal-state.ts';

/** The ember flag with what is off; a plain one once it is over. */
export function DealFlag({ deal, plate }: { readonly deal: DealCard; readonly plate?: boolean }) {
  const t = useT();
  if (isOver(deal)) {
    return <Tag plate={plate ?? false}>{t(deal.state === 'ended' ? 'deal.ended' : 'deal.sold_out')}</Tag>;
  }
  return deal.percent ? <Tag tone="solid">−{deal.percent}%</Tag> : null;
}

/** What a unit costs at least and what the same costs otherwise; `per` says what the unit is. */
export function DealPrice(props: {
  readonly deal: DealCard;
  readonly size?: 'm' | 'l' | 'xl';
  readonly per?: boolean;
}) {
  const t = useT();
  const per = useDealPer();
  const { deal, size = 'l' } = props;
  const { now, was } = deal;
  if (!now) return <p className={`sub t2 ${styles.noPrice}`}>{t('deal.no_price')}</p>;
  return (
    <p className={styles.price}>
      <span className="cap t3">{t('deal.from')}</span>
      <Price price={now} size={size} deal={!isOver(deal)} />
      {props.per ? <span className="sub t2">{per(deal)}</span> : null}
      {was && was.usd > now.usd ? <OldPrice price={was} /> : null}
    </p>
  );
}

/** How much of it is taken. */
export const ClaimedBar = ({ deal }: { readonly deal: DealCard }) => (
  <span className={styles.track} aria-hidden="true">
    <i style={{ width: `${claimedShare(deal)}%` }} />
  </span>
);

/** How many units are taken, or in ember how few are left. */
export function ClaimedText({ deal }: { readonly deal: DealCard }) {
  const t = useT();
  if (isFew(deal)) {
    return <span className="cap num semi accent">{t(`deal.left.${DEAL_UNITS[deal.kind]}`, { count: deal.left })}</span>;
  }
  return <span className="cap num t2">{t('deal.claimed', { claimed: claimedOf(deal), quota: deal.quota })}</span>;
}

/** That some may come back, being in orders that are not paid yet. */
export function WaitingText({ deal }: { readonly deal: DealCard }) {
  const t = useT();
  const moment = useMomentText();
  if (!deal.waiting) return null;
  const { units, until } = deal.waiting;
  return <p className="cap t2">{t('deal.waiting', { count: units, time: moment.clock(until) })}</p>;
}
