import { limits } from '@app/contract/core/limits';
import { App } from 'antd';
import { useMemo } from 'react';
import { randomKey } from '../api/random-key';

/** So long a failure is read, in milliseconds. */
const FAILURE_MS = 8_000;
/** A note that is pointed at stays; so much later it is looked at again, in milliseconds. */
const AGAIN_MS = 1_000;
const POINTED_AT = '.ant-message:hover, .ant-notification:hover';

/** Closes a note after so many milliseconds, or once nobody points at one any more. */
function closeLater(close: () => void, ms: number): void {
  setTimeout(() => (document.querySelector(POINTED_AT) ? closeLater(close, AGAIN_MS) : close()), ms);
}

/** Without the widgets' own clock. */
const STAYS = 0;

/**
 * Notes over the page that go by themselves. The widgets' own clock tells React of each frame, and each time what is being
 * drawn beside it begins anew: while a note stood, another page came up to five seconds late. So they close by a timer here.
 */
export function useNotes(): {
  success: (text: string) => void;
  info: (text: string) => void;
  failure: (title: string, description?: string) => void;
} {
  const { message, notification } = App.useApp();
  return useMemo(
    () => ({
      success: (text) => closeLater(message.success(text, STAYS), limits.toastMs),
      info: (text) => closeLater(message.info(text, STAYS), limits.toastMs),
      failure: (title, description) => {
        const key = randomKey();
        // Not over the buttons of a drawer, which are pressed again next.
        notification.error({ key, title, description, duration: STAYS, placement: 'bottomLeft' });
        closeLater(() => notification.destroy(key), FAILURE_MS);
      },
    }),
    [message, notification],
  );
}
