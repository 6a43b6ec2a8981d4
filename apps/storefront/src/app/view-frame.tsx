import { t } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import type { RouteRule } from '@app/contract/core/routes';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Route, Routes } from 'react-router';
import { ChatAction } from '../shell/chat-action.tsx';
import { useGo } from '../shell/navigation.ts';
import { routeAt } from '../shell/route-table.ts';
import { NavBar } from '../ui/nav-bar.tsx';
import { NavBarEnd } from '../ui/nav-bar-end.ts';
import { PortalHostProvider } from '../ui/portal-host.ts';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';
import { BackToTop } from './back-to-top.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { screenOf } from './screens.ts';
import { SkipLink } from './skip-link.tsx';
import styles from './view-frame.module.css';

/** One view: its screen at its own address, its place for sheets. */
export function ViewFrame({ location }: { readonly location: Location }) {
  const route = routeAt(location.pathname, location.search);
  const Screen = route ? screenOf(route.name) : null;
  // The router finds no match for a line break in a path, not even the star: what is no screen is shown at a plain path.
  const shown = route ? location : { ...location, pathname: '/nowhere' };
  const [host, setHost] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const ground = route?.rule.ground ?? 'canvas';

  // Before the effects of the screen, which then says its own.
  useLayoutEffect(() => {
    document.title = useIdentity.getState().name;
  }, []);

  useEffect(() => {
    document.documentElement.dataset.ground = ground;
    const node = frame.current;
    if (node && !node.contains(document.activeElement)) node.focus({ preventScroll: true });
  }, [ground]);

  return (
    <div ref={frame} className={styles.frame} data-ground={ground} data-screen={route?.name} tabIndex={-1}>
      <SkipLink />
      <PortalHostProvider value={host}>
        <NavBarEnd value={route?.rule.chat === 'bar' ? <ChatAction /> : null}>
          <Routes location={shown}>
            <Route
              path="*"
              element={
                <ScreenBoundary key={location.pathname} {...(route && { name: route.name })}>
                  <Suspense fallback={<Waiting rule={route?.rule} />}>{Screen ? <Screen /> : <NotFound />}</Suspense>
                </ScreenBoundary>
              }
            />
          </Routes>
        </NavBarEnd>
        <div ref={setHost} />
      </PortalHostProvider>
      <BackToTop />
    </div>
  );
}

/** A screen whose chunk is on its way: the ground alone at first, then the bones of a page and the way back. */
function Waiting({ rule }: { readonly rule: RouteRule | undefined }) {
  const go = useGo();
  return (
    <div className={styles.waiting}>
      <NavBar onBack={rule?.showTabbar ? undefined : go.back} />
      <div className={styles.bones} role="status" aria-label={t('shell.loading')}>
        <Skeleton width="56%" height="2.4rem" />
        <SkeletonText lines={3} />
        <Skeleton height="12rem" radius="var(--r-l)" />
        <SkeletonText lines={3} />
      </div>
    </div>
  );
}
