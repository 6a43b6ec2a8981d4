import { isApiError } from '@app/client/api-error';
import { type AnyEndpoint, type CallInput, type CallOptions, callLoosely } from '@app/client/call';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { reconnect } from '../../shell/realtime.ts';
import { currentToken } from '../../shell/session.ts';
import { keepTyped, keepVisitorToken, visitorToken } from './chat-device.ts';
import { nothingKnown, useChat } from './chat-store.ts';

/** Whether the shop knows who is here: a customer, or this device by its token. */
export const isKnown = (): boolean => currentToken() !== null || visitorToken() !== null;

/** Forgets what was known of whoever was here before. */
export function startOver(): void {
  const { desk, online } = useChat.getState();
  useChat.setState({ ...nothingKnown, desk, online });
  keepTyped(null, '');
}

/** A call of the chat, silent, as the customer or as this device. A device the shop no longer knows starts over. */
export async function chatCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  try {
    const given = { quiet: true, toast: false, visitor: visitorToken(), ...options };
    return (await callLoosely(endpoint, input, given)) as AnswerOf<E>;
  } catch (error) {
    if (isApiError(error) && error.key === 'chat.visitor_unknown' && currentToken() === null) {
      keepVisitorToken(null);
      startOver();
    }
    throw error;
  }
}

let becoming: Promise<void> | null = null;

/** Makes sure that the shop knows this device before it writes. */
export function becomeKnown(): Promise<void> {
  if (isKnown()) return Promise.resolve();
  becoming ??= chatCall(chatEndpoints.beginVisit, { body: {} })
    .then(({ token }) => {
      keepVisitorToken(token);
      reconnect();
    })
    .finally(() => {
      becoming = null;
    });
  return becoming;
}
