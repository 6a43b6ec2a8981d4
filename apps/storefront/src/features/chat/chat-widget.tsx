import type { RouteName } from '@app/contract/core/routes';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useChatIsOpen } from '../../shell/chat.ts';
import { routeAt } from '../../shell/route-table.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { noteProduct } from './chat-device.ts';
import { ChatPanel } from './chat-panel.tsx';
import { useChat } from './chat-store.ts';
import { useChatLine } from './use-chat-line.ts';

/** Screens without the round button: signing in is done undisturbed, and the product's own bar opens the chat. */
const WITHOUT_BUBBLE: ReadonlySet<RouteName> = new Set(['login', 'register', 'productDetail']);

/** The chat over the shop: a round button, and the talk once it is opened. */
export default function ChatWidget() {
  const open = useChatIsOpen();
  const unread = useChat((state) => state.unread);
  const { pathname, search } = useLocation();
  const route = routeAt(pathname)?.name ?? null;
  const product = route === 'productDetail' ? (new URLSearchParams(search).get('id') ?? '') : '';
  useEffect(() => noteProduct(product), [product]);
  useChatLine(open);
  if (open) return <ChatPanel product={product} />;
  return route !== null && WITHOUT_BUBBLE.has(route) ? null : <ChatBubble unread={unread} />;
}
