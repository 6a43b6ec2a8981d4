import type { MailState as State } from '@app/contract/mail/staff-schemas';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const tones: Record<State, Tone> = { waiting: 'info', sent: 'success', kept: 'neutral', given_up: 'danger' };

/** How far a mail has come. */
export function MailState({ state }: { state: State }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`mail.state.${state}`)}</StatusTag>;
}
