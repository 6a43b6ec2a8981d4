import { create } from 'zustand';
import { readDeviceText, writeDeviceText } from './device-text.ts';

/** The session as the device keeps it under the key `system`. */
export type StoredSession<User> = {
  readonly token: { readonly token: string };
  /** Where the last sign-in led to. */
  readonly backUrl: string;
  readonly userInfo: User | null;
};

const SYSTEM_KEY = 'system';
const REDIRECT_KEY = 'redirect_path';

/** Reads what `system` holds. Anything that is not a session with a token counts as none. */
export function parseSession<User>(text: string | null): StoredSession<User> | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredSession<User>> | null;
    const token = value?.token?.token;
    if (typeof token !== 'string' || token === '') return null;
    return { token: { token }, backUrl: String(value?.backUrl ?? ''), userInfo: value?.userInfo ?? null };
  } catch {
    return null;
  }
}

export type SessionState<User> = {
  readonly session: StoredSession<User> | null;
  readonly begin: (token: string, userInfo: User, backUrl: string) => void;
  readonly setUserInfo: (userInfo: User) => void;
  readonly end: () => void;
};

/** Creates the store of the session, read from the device and written back at every change, also by other tabs. */
export function createSessionStore<User>() {
  const keep = (session: StoredSession<User> | null) => {
    writeDeviceText(SYSTEM_KEY, session ? JSON.stringify(session) : null);
    return { session };
  };
  const store = create<SessionState<User>>()((set) => ({
    session: parseSession<User>(readDeviceText(SYSTEM_KEY)),
    begin: (token, userInfo, backUrl) => set(keep({ token: { token }, userInfo, backUrl })),
    setUserInfo: (userInfo) => set(({ session }) => (session ? keep({ ...session, userInfo }) : {})),
    end: () => set(keep(null)),
  }));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === SYSTEM_KEY) store.setState({ session: parseSession<User>(event.newValue) });
  });
  return store;
}

/** Where to go after sign-in; null forgets it. */
export const rememberRedirect = (path: string | null): void => writeDeviceText(REDIRECT_KEY, path);
export const rememberedRedirect = (): string | null => readDeviceText(REDIRECT_KEY);
