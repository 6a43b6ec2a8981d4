import { endsSession } from '@app/contract/core/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetArranged } from './device-state';
import { Failure, isRefusal } from './failure';
import { signOut } from './sign-in';
import { dropToken } from './token';

export const LOGIN_PATH = '/login';
/** Where a forced or wanted change of password happens. */
export const PASSWORD_PATH = '/password';

/** What the sign-in screen is opened with: where to go afterwards. */
export type CameFrom = { readonly from?: string };

/** Returns where the sign-in leads to: where one was sent from, else the first screen. */
export function useCameFrom(): string {
  const { state } = useLocation() as { state: CameFrom | null };
  return state?.from ?? '/';
}

/** The address below the hash; read when it is needed, so that whoever may leave is not drawn anew at each step. */
const addressNow = (): string => window.location.hash.slice(1) || '/';

/** Returns what signs out: leads to the sign-in screen, and forgets what was read and arranged. */
export function useSignOut(): (state?: CameFrom) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (state = {}) => {
      await signOut();
      await navigate(LOGIN_PATH, { state });
      forgetArranged();
      queries.clear();
    },
    [queries, navigate],
  );
}

/**
 * Returns what leaves a screen because of an error that ends the session, or wants another password first; whether it did.
 * After the next sign-in one is where one was.
 */
export function useLeaveIfEnded(): (error: unknown) => boolean {
  const leave = useSignOut();
  const navigate = useNavigate();
  return useCallback(
    (error) => {
      if (isRefusal(error, 'staff.password_change_needed')) {
        void navigate(PASSWORD_PATH);
        return true;
      }
      if (!(error instanceof Failure) || !endsSession(error.code)) return false;
      dropToken();
      const from = addressNow();
      if (!from.startsWith(LOGIN_PATH)) void leave({ from });
      return true;
    },
    [leave, navigate],
  );
}
