import { useInvalidate } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { useEffect, useRef } from 'react';
import { listenTo } from '../../shell/realtime.ts';

/** Reads the messages again when the server says that a new one has come. */
export function useMessageNews(): void {
  const invalidate = useInvalidate();
  const latest = useRef(invalidate);
  useEffect(() => {
    latest.current = invalidate;
  });
  useEffect(
    () => listenTo('message.new', () => void latest.current(messageEndpoints.messageList, accountEndpoints.userInfo)),
    [],
  );
}
