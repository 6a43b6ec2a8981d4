import type { TopUpState as State } from '@app/contract/top-ups/top-up.machine';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const tones: Record<State, Tone> = { pending: 'warning', paid: 'success', cancelled: 'neutral', failed: 'danger' };

/** The state of a top-up as a tag. */
export function TopUpState({ state }: { state: State }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`top_ups.state.${state}`)}</StatusTag>;
}
