import { rememberRedirect } from '@app/client/session';
import type { RouteTransition } from '@app/contract/core/routes';
import { Activity, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { historyIndex, pathTo } from '../shell/navigation.ts';
import { RootTabs } from '../shell/root-tabs.tsx';
import { routeAt, viewKey } from '../shell/route-table.ts';
import { useSession } from '../shell/session.ts';
import { guard } from './guard.ts';
import { directionOf, numberEntry } from './history-direction.ts';
import { transitionName, withTransition } from './page-transition.ts';
import { loadScreen } from './screens.ts';
import { emptyCache, forgetHidden, moveTo, type View, type ViewCache } from './view-cache.ts';
import { ViewFrame } from './view-frame.tsx';

/** Longest wait for a screen's chunk before its skeleton is shown instead, in milliseconds. */
const CHUNK_PATIENCE_MS = 150;

const transitionOf = (view: View<Location> | undefined): RouteTransition =>
  (view && routeAt(view.location.pathname, view.location.search)?.rule.transition) ?? 'none';

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CHUNK_PATIENCE_MS));

const Frame = memo(ViewFrame);

/** Draws the view of the address and keeps the last ones alive, hidden and without effects; below, the tab bar. */
export function ViewStack() {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [cache, setCache] = useState<ViewCache<Location>>(emptyCache);
  const latest = useRef(cache);
  const index = useRef(historyIndex());
  const scrolls = useRef(new Map<number, number>());
  const turn = useRef(0);
  const owner = useRef(useSession.getState().session?.userInfo?.id);

  useLayoutEffect(() => {
    const refused = guard(location, useSession.getState().session !== null);
    if (refused) {
      rememberRedirect(refused);
      // At the first load the router listens only once all layout effects have run.
      queueMicrotask(() => void navigate(pathTo('login'), { replace: true }));
      return;
    }
    const before = latest.current.views.at(-1);
    const entry = numberEntry(index.current);
    const direction = directionOf(type, index.current, entry);
    index.current = entry;
    if (before) scrolls.current.set(before.instance, window.scrollY);

    const next = moveTo(latest.current, { key: viewKey(location), location, direction });
    const after = next.views.at(-1);
    latest.current = next;
    turn.current += 1;
    if (!before || !after || before.instance === after.instance) {
      setCache(next);
      return;
    }
    const mine = turn.current;
    const show = () => {
      flushSync(() => setCache(next));
      window.scrollTo(0, direction === 'back' ? (scrolls.current.get(after.instance) ?? 0) : 0);
    };
    const route = routeAt(location.pathname, location.search);
    void Promise.race([route ? loadScreen(route.name)?.catch(() => {}) : undefined, patience()]).then(() => {
      if (mine === turn.current) {
        withTransition(transitionName(direction, transitionOf(after), transitionOf(before)), show);
      }
    });
  }, [location, type, navigate]);

  // Another customer must not find the views of the one before.
  useEffect(
    () =>
      useSession.subscribe(({ session }) => {
        const next = session?.userInfo?.id;
        if (next === undefined || next === owner.current) return;
        const changed = owner.current !== undefined;
        owner.current = next;
        if (!changed) return;
        latest.current = forgetHidden(latest.current);
        setCache(latest.current);
      }),
    [],
  );

  const shown = cache.views.at(-1);
  const route = shown ? routeAt(shown.location.pathname, shown.location.search) : null;
  return (
    <>
      {[...cache.views]
        .sort((one, other) => one.instance - other.instance)
        .map((view) => (
          <Activity key={`${view.key} ${view.instance}`} mode={view === shown ? 'visible' : 'hidden'}>
            <Frame location={view.location} />
          </Activity>
        ))}
      {route?.rule.showTabbar ? <RootTabs shown={route.name} /> : null}
    </>
  );
}
