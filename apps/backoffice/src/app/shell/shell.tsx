import { zoneOfDevice } from '@app/contract/core/time-zone';
import { Alert, Layout } from 'antd';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SessionProvider, useSessionAnswer } from '../../api/session';
import { PASSWORD_PATH } from '../../api/use-session-end';
import { useText } from '../../text/use-text';
import { JumpGuard } from '../../ui/jump-guard';
import { LeaveGuard } from '../../ui/leave-guard';
import { PartError } from '../../ui/page-parts';
import { maySee, ScreensProvider } from '../../ui/screens';
import { BrokenScreen } from '../broken-screen';
import { SignInGuard } from '../login/sign-in-guard';
import { screenAt, screens } from '../screens';
import { Waiting } from '../waiting';
import { Header } from './header';
import { OfflineNote } from './offline-note';
import styles from './shell.module.css';
import { SideMenu } from './side-menu';
import { useFolded } from './use-folded';
import { usePermissionNames } from './use-permission-names';

/** Menu, header and the screen between them. Waits for the session; a screen the role may not see is not found. */
export function Shell() {
  const t = useText();
  usePermissionNames();
  const session = useSessionAnswer();
  const { pathname } = useLocation();
  const folded = useFolded();
  if (session.data?.mustChangePassword) return <Navigate to={PASSWORD_PATH} replace />;
  if (!session.data) {
    return (
      <Layout className={styles.shell ?? ''}>
        {!folded && <Layout.Sider width={232} theme="light" />}
        <main className={styles.main}>
          {session.error ? <PartError error={session.error} onRetry={() => void session.refetch()} /> : <Waiting />}
        </main>
      </Layout>
    );
  }
  const screen = screenAt(pathname);
  const hidden = screen !== undefined && !maySee(screen, session.data.permissions);
  return (
    <SessionProvider value={session.data}>
      <ScreensProvider value={screens}>
        <Layout className={styles.shell ?? ''} hasSider={!folded}>
          {!folded && <SideMenu current={screen} />}
          <main className={styles.main}>
            <Header screen={screen} folded={folded} />
            <OfflineNote />
            {zoneOfDevice() === null && <Alert banner type="info" title={t('ui.zone_unknown')} />}
            {hidden ? <BrokenScreen missing /> : <Outlet />}
          </main>
        </Layout>
        <LeaveGuard />
        <JumpGuard />
        <SignInGuard />
      </ScreensProvider>
    </SessionProvider>
  );
}
