import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useChatIsOpen, useUnreadTalk } from '../../shell/chat.ts';
import { routeAt } from '../../shell/route-table.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { noteProduct } from './chat-device.ts';
import { ChatPanel } from './chat-panel.tsx';
import { useChat } from './chat-store.ts';
import { useChatLine } from './use-chat-line.ts';

/** The chat over the shop: a round button where the route table has one float, and the talk once it is opened. */
export default function ChatWidget() {
  const open = useChatIsOpen();
  const unread = useChat((state) => state.unread);
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const product = route?.name === 'productDetail' ? (new URLSearchParams(search).get('id') ?? '') : '';
  useEffect(() => noteProduct(product), [product]);
  useEffect(() => useUnreadTalk.setState({ unread }), [unread]);
  useChatLine(open);
  if (open) return <ChatPanel product={product} />;
  return route?.rule.chat ? null : <ChatBubble unread={unread} />;
}
