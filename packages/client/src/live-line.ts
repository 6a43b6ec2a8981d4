type Listener = (data: Record<string, unknown>) => void;

/** Who listens, as the server is asked in the first message; never in the address. */
export type LineSignIn = { readonly token: string; readonly surface: 'storefront' | 'visitor' | 'backoffice' };

/** An open line on which the server says that something changed: a hint to read again, never the only source. */
export type LiveLine = {
  /**
   * Listens to a topic (`order.changed`); `ready` and `lost` are about the line itself. Returns the function that stops.
   * The line is open only while somebody listens and is signed in.
   */
  readonly listenTo: (topic: string, listener: Listener) => () => void;
  /** Whether the line stands and the server has taken who listens. */
  readonly isReady: () => boolean;
  /** Connects anew: somebody else listens now, or the network has come back. */
  readonly reconnect: () => void;
};

/** Waits before trying again after the line broke, in milliseconds; the last one repeats. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];
/** So much of a wait is by chance, so that all who lost the line do not come back in one moment. */
const BY_CHANCE = 0.3;

const waitFor = (failures: number): number =>
  (RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0) * (1 - BY_CHANCE * Math.random());

/** Reads one message; null where it is none of ours. */
function readMessage(text: string): { topic: string; data: Record<string, unknown> } | null {
  try {
    const { topic, data } = JSON.parse(text) as { topic?: unknown; data?: unknown };
    return { topic: String(topic), data: (data ?? {}) as Record<string, unknown> };
  } catch {
    return null;
  }
}

function openSocket(): WebSocket {
  const address = new URL('/realtime', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

/** Returns the line of one web app. It tries again by itself when it breaks. */
export function createLiveLine(signIn: () => LineSignIn | null): LiveLine {
  const listeners = new Map<string, Set<Listener>>();
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let ready = false;

  const announce = (topic: string, data: Record<string, unknown>): void => {
    for (const listener of listeners.get(topic) ?? []) listener(data);
  };
  const receive = (text: string): void => {
    const message = readMessage(text);
    if (!message) return;
    if (message.topic === 'ready') [failures, ready] = [0, true];
    announce(message.topic, message.data);
  };
  const close = (): void => {
    clearTimeout(retry);
    const before = socket;
    [socket, ready] = [null, false];
    before?.close();
  };
  const lose = (): void => {
    [socket, ready] = [null, false];
    announce('lost', {});
    if (listeners.size === 0) return;
    retry = setTimeout(connect, waitFor(failures));
    failures += 1;
  };
  function connect(): void {
    clearTimeout(retry);
    const who = signIn();
    if (socket || !who || listeners.size === 0) return;
    const mine = openSocket();
    socket = mine;
    mine.onopen = () => mine.send(JSON.stringify(who));
    mine.onmessage = (event) => {
      if (socket === mine) receive(String(event.data));
    };
    mine.onclose = () => {
      if (socket === mine) lose();
    };
  }

  return {
    listenTo(topic, listener) {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
      connect();
      return () => {
        listeners.get(topic)?.delete(listener);
        if (listeners.get(topic)?.size === 0) listeners.delete(topic);
        if (listeners.size === 0) close();
      };
    },
    isReady: () => ready,
    reconnect() {
      close();
      connect();
    },
  };
}
