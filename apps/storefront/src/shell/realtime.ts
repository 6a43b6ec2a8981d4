import { currentToken } from './session.ts';

type Listener = (data: Record<string, unknown>) => void;
type Message = { readonly topic?: unknown; readonly data?: unknown };

/** Waits before trying again after the connection broke, in milliseconds; the last one repeats. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];

const listeners = new Map<string, Set<Listener>>();
let socket: WebSocket | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let visitorToken: () => string | null = () => null;

/** Who listens: the customer who is signed in, else the device of a visitor who has a token of their own. */
function credential(): { token: string; surface: 'storefront' | 'visitor' } | null {
  const token = currentToken();
  if (token) return { token, surface: 'storefront' };
  const visitor = visitorToken();
  return visitor ? { token: visitor, surface: 'visitor' } : null;
}

function receive(text: string): void {
  try {
    const { topic, data } = JSON.parse(text) as Message;
    if (topic === 'ready') failures = 0;
    for (const listener of listeners.get(String(topic)) ?? []) listener((data ?? {}) as Record<string, unknown>);
  } catch {
    // not one of our messages: there is nothing to do with it
  }
}

function connect(): void {
  clearTimeout(retry);
  const signIn = credential();
  if (socket || !signIn || listeners.size === 0) return;
  const address = new URL('/realtime', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const mine = new WebSocket(address);
  socket = mine;
  // The token goes in the first message, never into the address.
  mine.onopen = () => mine.send(JSON.stringify(signIn));
  mine.onmessage = (event) => receive(String(event.data));
  mine.onclose = () => {
    if (socket !== mine) return;
    socket = null;
    for (const listener of listeners.get('lost') ?? []) listener({});
    if (listeners.size === 0) return;
    retry = setTimeout(connect, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures += 1;
  };
}

/** Lends the token of a visitor's device, for who listens without an account. */
export function lendVisitorToken(read: () => string | null): void {
  visitorToken = read;
}

/** Whether the line stands and has been taken by the server. */
export const isConnected = (): boolean => socket !== null && failures === 0 && socket.readyState === WebSocket.OPEN;

/** Connects anew: somebody else listens now, or the network has come back. */
export function reconnect(): void {
  const before = socket;
  socket = null;
  before?.close();
  connect();
}

/**
 * Listens to what the server tells this customer about a topic (`order.changed`); `ready` and `lost` tell of the line itself. Gives the function that stops. The
 * connection is open only while somebody listens and somebody is signed in; it is a hint to read again, never the
 * only source: screens also ask by themselves.
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
  };
}
