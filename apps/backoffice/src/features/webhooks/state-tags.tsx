import type { EndpointState, MessageState } from '@app/contract/webhooks/staff-schemas';
import { useText } from '../../text/use-text';
import { StatusTag, type Tone } from '../../ui/list/cells';

const endpointTones: Record<EndpointState, Tone> = { on: 'success', failing: 'warning', paused: 'neutral' };
const messageTones: Record<MessageState, Tone> = { waiting: 'info', delivered: 'success', given_up: 'danger' };

/** How an address stands, as a tag. */
export function EndpointStateTag({ state }: { state: EndpointState }) {
  const t = useText();
  return <StatusTag tone={endpointTones[state]}>{t(`webhook.endpoint.${state}`)}</StatusTag>;
}

/** How a message stands, as a tag. */
export function MessageStateTag({ state }: { state: MessageState }) {
  const t = useText();
  return <StatusTag tone={messageTones[state]}>{t(`webhook.message.${state}`)}</StatusTag>;
}
