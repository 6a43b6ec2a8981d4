import type { DealState } from '@app/contract/deals/staff-schemas';
import { Progress } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { StatusTag, Thumb, type Tone, TwoLines } from '../list/cells';
import look from './deal.module.css';
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

type PicturedProps = { cover: string | null; top: ReactNode; bottom: ReactNode; size?: number; strong?: boolean };

/** What a deal is on: its picture beside two lines. */
export const Pictured = ({ cover, size = 40, ...lines }: PicturedProps) => (
  <span className={look.named}>
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
    <span className={look.pieces}>
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

/** Says in which zone the times of a form are. */
export function ZoneHint({ zone }: { zone: string }) {
  const t = useText();
  return <p className={look.hint}>{t('deals.zone', { zone })}</p>;
}
