import { readToken } from './token';

type Listener = (data: Record<string, unknown>) => void;

/** Waits before trying again after the line broke, in milliseconds; the last one repeats. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];
const listeners = new Map<string, Set<Listener>>();
let socket: WebSocket | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let ready = false;

function tell(topic: string, data: Record<string, unknown>): void {
  for (const listener of listeners.get(topic) ?? []) listener(data);
}

function receive(text: string): void {
  const { topic, data } = JSON.parse(text) as { topic?: unknown; data?: unknown };
  if (topic === 'ready') {
    failures = 0;
    ready = true;
  }
  tell(String(topic), (data ?? {}) as Record<string, unknown>);
}

function connect(): void {
  clearTimeout(retry);
  const token = readToken();
  if (socket || !token || listeners.size === 0) return;
  const address = new URL('/realtime', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const mine = new WebSocket(address);
  socket = mine;
  // The token goes in the first message, never into the address.
  mine.onopen = () => mine.send(JSON.stringify({ token, surface: 'backoffice' }));
  mine.onmessage = (event) => receive(String(event.data));
  mine.onclose = () => {
    if (socket !== mine) return;
    socket = null;
    ready = false;
    tell('lost', {});
    if (listeners.size === 0) return;
    retry = setTimeout(connect, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures += 1;
  };
}

window.addEventListener('online', connect);

/** Whether the line stands and the server has taken it. */
export const isLive = (): boolean => ready;

/**
 * Listens to what the server tells staff about a topic (`chat.message`); `ready` and `lost` tell of the line itself.
 * Gives the function that stops. The line is open only while somebody listens; it is a hint to read again, never the only
 * source: screens also ask by themselves.
 */
export function listenTo(topic: string, listener: Listener): () => void {
  const all = listeners.get(topic) ?? new Set();
  listeners.set(topic, all.add(listener));
  connect();
  return () => {
    all.delete(listener);
    if (all.size === 0) listeners.delete(topic);
    if (listeners.size > 0) return;
    clearTimeout(retry);
    socket?.close();
    socket = null;
    ready = false;
  };
}
