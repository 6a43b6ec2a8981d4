import type { PermissionKey } from '@app/contract/core/permissions';
import { staffEndpoints } from '@app/contract/staff/staff-endpoints';
import type { StaffSession } from '@app/contract/staff/staff-schemas';
import { createContext, useContext } from 'react';
import { useAnswer } from './use-answer';

const SessionContext = createContext<StaffSession | null>(null);
export const SessionProvider = SessionContext.Provider;

/** Who is signed in. Only below the shell, where the session is known. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for screens inside the shell');
  return session;
}

/** Whether the signed-in role holds the permission. The server decides; this only hides what it would refuse. */
export const useAllowed = (permission: PermissionKey): boolean => useSession().permissions.includes(permission);

/** The session as the server tells it, for the shell. */
export const useSessionAnswer = () => useAnswer(staffEndpoints.session, {}, { keepMs: 60_000 });
