import { useT } from '@app/client/i18n';
import { IconHeadset } from '@tabler/icons-react';
import { IconButton } from '../ui/button.tsx';
import { useOpenChat, useUnreadTalk } from './chat.ts';

/** The way to the chat in the bar on top, with what is unread: where one pays or fills in a form nothing floats. */
export function ChatAction() {
  const t = useT();
  const openChat = useOpenChat();
  const unread = useUnreadTalk((state) => state.unread);
  const label = unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : t('chat.open');
  return <IconButton icon={IconHeadset} label={label} count={unread} onClick={openChat} />;
}
