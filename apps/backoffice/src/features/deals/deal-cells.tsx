import type { DealState, StaffDeal } from '@app/contract/deals/staff-schemas';
import { Progress } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { StatusTag, Thumb, type Tone, TwoLines } from '../../ui/list/cells';
import look from './deal.module.css';
import { DEALS_PATH } from './deals-path';
import { useShopZone, zonedText } from './use-shop-zone';

const tones: Record<DealState, Tone> = {
  off: 'neutral',
  scheduled: 'info',
  running: 'success',
  sold_out: 'warning',
  ended: 'neutral',
};

/** What a deal is doing now. */
export function DealStateTag({ state }: { state: DealState }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`deals.state.${state}`)}</StatusTag>;
}

/** The product of a deal, leading to the deal. */
export function DealProduct({ deal }: { deal: StaffDeal }) {
  const first = deal.items[0];
  const others = deal.items.length > 1 ? ` +${deal.items.length - 1}` : '';
  return (
    <span className={look.product}>
      <Thumb url={deal.product.cover} />
      <TwoLines
        strong
        top={<Link to={`${DEALS_PATH}/${deal.id}`}>{deal.product.name}</Link>}
        bottom={`${first?.options || first?.sku || ''}${others}`}
      />
    </span>
  );
}

/** What it costs at the deal, and how much less that is. */
export function DealPrice({ deal }: { deal: StaffDeal }) {
  const format = useFormat();
  return (
    <TwoLines
      strong
      top={format.money(deal.fromUsd)}
      bottom={
        <>
          <s>{format.money(deal.regularUsd)}</s> −{deal.percentOff}%
        </>
      }
    />
  );
}

/** From when until when, on the shop's clock. */
export function DealTime({ deal }: { deal: StaffDeal }) {
  const zone = useShopZone();
  if (!zone) return null;
  return <TwoLines whole top={zonedText(deal.startsAt, zone)} bottom={zonedText(deal.endsAt, zone)} />;
}

/** How many of its pieces are taken. */
export function DealPieces({ deal }: { deal: StaffDeal }) {
  const t = useText();
  const format = useFormat();
  const { claimed, quota, perCustomer } = deal;
  const text = t('deals.claimed_of', { claimed: format.count(claimed), quota: format.count(quota) });
  return (
    <span className={look.pieces}>
      <span>
        {text}
        {perCustomer !== null && <small>{t('deals.each', { count: perCustomer })}</small>}
      </span>
      <Progress
        percent={Math.floor((claimed * 100) / quota)}
        showInfo={false}
        size="small"
        strokeColor="var(--brand)"
        aria-label={text}
      />
    </span>
  );
}
