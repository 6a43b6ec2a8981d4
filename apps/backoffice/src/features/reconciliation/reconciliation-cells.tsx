import type { Reconciliation, Verdict } from '@app/contract/reconciliation/staff-schemas';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';

/** The days that a comparison is about. */
export const periodText = (
  { from, to }: Pick<Reconciliation, 'from' | 'to'>,
  { format }: Pick<CellContext, 'format'>,
): string => (from === to ? format.day(from) : `${format.day(from)} – ${format.day(to)}`);

/** Whether a comparison was applied. */
export function StateTag({ state }: { state: Reconciliation['state'] }) {
  const t = useText();
  return <StatusTag tone={state === 'applied' ? 'success' : 'info'}>{t(`reconciliation.state.${state}`)}</StatusTag>;
}

const tones: Readonly<Record<Verdict, Tone>> = {
  matched: 'success',
  differs: 'danger',
  theirs: 'warning',
  ours: 'warning',
  unreadable: 'neutral',
};

/** What became of one line. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const t = useText();
  return <StatusTag tone={tones[verdict]}>{t(`reconciliation.verdict.${verdict}`)}</StatusTag>;
}
