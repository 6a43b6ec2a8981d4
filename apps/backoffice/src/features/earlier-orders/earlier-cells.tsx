import { intlTag } from '@app/contract/core/locale';
import {
  EARLIER_SOURCES,
  type EarlierOutcome,
  type EarlierSource,
  earlierAmount,
  earlierStateOf,
} from '@app/contract/earlier-orders/kinds';
import { currentLocale } from '../../text/locale';
import { type Text, useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

/** An amount of a file with its currency; where no currency is known the digits alone. */
export function amountText(amount: string | null, currency: string): string {
  if (amount === null || amount === '') return '–';
  return currency === '' ? amount : earlierAmount(amount, currency, intlTag[currentLocale()]);
}

/** A step of payment or delivery: known ones in the reader's language, others as written. */
export function stateText(written: string, t: Text): string {
  const known = earlierStateOf(written);
  return known ? t(`earlier.state.${known}`) : written;
}

/** How payment and delivery stood, in one tag. */
export function EarlierState(of: { payment: string; fulfilment: string; cancelledAt: string | null }) {
  const t = useText();
  if (of.cancelledAt !== null) return <StatusTag tone="neutral">{t('earlier.cancelled')}</StatusTag>;
  const states = [of.payment, of.fulfilment].filter(Boolean).map((one) => stateText(one, t));
  return states.length === 0 ? '–' : <StatusTag tone="info">{[...new Set(states)].join(' · ')}</StatusTag>;
}

export const sourceChoices = {
  known: EARLIER_SOURCES.map((value: EarlierSource) => ({ value, label: `earlier.source.${value}` as const })),
};

const tones: Readonly<Record<EarlierOutcome, Tone>> = {
  new: 'success',
  changed: 'brand',
  known: 'neutral',
  refused: 'danger',
};

/** What becomes of a record. */
export function OutcomeTag({ outcome }: { outcome: EarlierOutcome }) {
  const t = useText();
  return <StatusTag tone={tones[outcome]}>{t(`earlier.outcome.${outcome}`)}</StatusTag>;
}
