import { Navigate } from 'react-router';
import { useSession } from '../api/session';
import { maySee } from '../ui/screens';
import { BrokenScreen } from './broken-screen';
import { screens } from './screens';

/** Leads to the first screen the role may see: the workbench for most. */
export function FirstScreen() {
  const { permissions } = useSession();
  const first = screens.find((screen) => maySee(screen, permissions));
  return first ? <Navigate to={first.path} replace /> : <BrokenScreen missing />;
}
