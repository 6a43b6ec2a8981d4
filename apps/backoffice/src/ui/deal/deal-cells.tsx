import type { DealKind, DealMethod } from '@app/contract/deals/deal-facts';
import type { DealState } from '@app/contract/deals/staff-schemas';
import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { StatusTag, Thumb, type Tone, TwoLines } from '../list/cells';
import { ZoneNote } from '../zone-note';
import styles from './deal.module.css';
import { valueText } from './deal-words';
import { zonedText } from './shop-zone';

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

/** What kind of thing a deal is on, and what its units are. */
export function DealKindCell({ kind }: { kind: DealKind }) {
  const t = useText();
  return <TwoLines whole="both" top={t(`deals.kind.${kind}`)} bottom={t(`deals.unit.${kind}`)} />;
}

type ValueProps = {
  deal: { method: DealMethod; value: number; regular?: { usd: number; percentOff: number } | null };
};

/** What a deal takes off a unit, or what one costs at it; where it is known beside what it costs otherwise. */
export function DealValue({ deal }: ValueProps) {
  const t = useText();
  const format = useFormat();
  const { regular } = deal;
  const bottom = regular && (
    <>
      <s>{format.money(regular.usd)}</s> −{regular.percentOff}%
    </>
  );
  return <TwoLines strong whole top={valueText(deal, { t, format })} bottom={bottom ?? ''} />;
}

type PicturedProps = { cover: string | null; top: ReactNode; bottom: ReactNode; size?: number; strong?: boolean };

/** What a deal is on: its picture beside two lines. */
export const Pictured = ({ cover, size = 40, ...lines }: PicturedProps) => (
  <span className={styles.named}>
    <Thumb url={cover} size={size} />
    <TwoLines {...lines} />
  </span>
);

type TimeProps = { deal: { startsAt: string; endsAt: string }; zone: string | undefined };

/** From when until when, on the shop's clock, once that is known. */
export const DealTime = ({ deal, zone }: TimeProps) =>
  zone && <TwoLines whole top={zonedText(deal.startsAt, zone)} bottom={zonedText(deal.endsAt, zone)} />;

type TakenProps = {
  deal: { claimed: number; quota: number };
  /** What more is said of them; empty ones are left out. */
  notes: readonly string[];
};

/** How many of what can be had at a deal is taken. */
export function DealTaken({ deal: { claimed, quota }, notes }: TakenProps) {
  const t = useText();
  const format = useFormat();
  const text = t('deals.claimed_of', { claimed: format.count(claimed), quota: format.count(quota) });
  const said = notes.filter(Boolean);
  return (
    <span className={styles.pieces}>
      <span>
        {text}
        {said.length > 0 && <small>{said.join(' · ')}</small>}
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

type UnitsProps = { deal: { claimed: number; quota: number; perCustomer: number | null } };

/** How many units of a deal are taken, and how many one customer may have. */
export function DealUnits({ deal }: UnitsProps) {
  const t = useText();
  const { perCustomer } = deal;
  return <DealTaken deal={deal} notes={perCustomer === null ? [] : [t('deals.each', { count: perCustomer })]} />;
}

/** Says in which zone the times of a form are, and what its clock shows. */
export function ZoneHint({ zone }: { zone: string }) {
  return (
    <p className={styles.hint}>
      <ZoneNote zone={zone} />
    </p>
  );
}
