import { traceTaps } from './traced-calls.ts';

/** What a web app lends to its calls. The package itself knows no router, no store and no dictionary. */
export type ClientHost = {
  /** Value of the header Client-Type. */
  readonly clientType: string;
  readonly locale: () => string;
  readonly currency: () => string;
  readonly token: () => string | null;
  /** Text for a message key of the dictionary in use. */
  readonly translate: (key: TransportMessageKey) => string;
  /** Shows a short notice. */
  readonly toast: (message: string) => void;
  /** The server ended the session: forget it, remember the path, go to sign in. */
  readonly onSessionEnd: () => void;
  readonly keeper?: AnswerKeeper;
  /** A call that may have changed the wallet succeeded: what shows it is out of date. */
  readonly onWalletChange?: () => void;
};

/** Keeps answers that one account read, for when there is no connection. */
export type AnswerKeeper = {
  /** Keeps the answer of an address that this token asked for. */
  readonly keep: (url: string, answer: unknown, token: string | null) => void;
  /** What was answered last, for the same account; undefined when nothing is kept. */
  readonly recall: (url: string) => Promise<KeptAnswer | undefined>;
};

/** An answer that was kept, and when it had been received, in milliseconds since 1970. */
export type KeptAnswer = { readonly answer: unknown; readonly at: number };

/** Texts for failures that carry no envelope. */
export type TransportMessageKey =
  | 'error.transport.network'
  | 'error.transport.offline'
  | 'error.transport.timeout'
  | 'error.transport.aborted'
  | 'error.transport.server'
  | 'error.transport.unreadable';

let connected: ClientHost | null = null;

/** Connects the package to the app it runs in. Called once, before the first call. */
export function connectClient(host: ClientHost): void {
  connected = host;
  traceTaps();
}

/** The connected app. Throws when `connectClient` has not run. */
export function clientHost(): ClientHost {
  if (!connected) throw new Error('connectClient has not been called');
  return connected;
}
