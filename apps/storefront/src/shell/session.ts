import { createSessionStore } from '@app/client/session';
import type { UserInfo } from '@app/contract/accounts/schemas';

/** The signed-in customer of this device (storage key `system`). */
export const useSession = createSessionStore<UserInfo>();

export const useSignedIn = (): boolean => useSession((state) => state.session !== null);
export const useUser = (): UserInfo | null => useSession((state) => state.session?.userInfo ?? null);
export const currentToken = (): string | null => useSession.getState().session?.token.token ?? null;
