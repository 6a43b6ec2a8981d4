import { call } from '@app/client/call';
import { funnelEndpoints } from '@app/contract/funnel/endpoints';
import { sourceOf } from '@app/contract/funnel/source';
import { PLACED_AT, stepOfRoute } from '@app/contract/funnel/steps';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAnalytics } from '../shell/analytics-consent.ts';
import { routeAt, viewKey } from '../shell/route-table.ts';
import { onCart } from '../shell/visit.ts';
import { AnalyticsCounter } from './analytics/analytics-counter.tsx';
import { ConsentBar } from './analytics/consent-bar.tsx';

const ignore = (): void => undefined;

/**
 * Counts the steps of this visit by its source, which lives as long as the page and is stored nowhere. A screen counts when it is opened, once for
 * each thing in a row; an order when its cashier is, which the server counts once.
 */
export default function VisitCounter({ landed }: { readonly landed: string }) {
  const [source] = useState(() => sourceOf(landed, document.referrer));
  const { pathname, search } = useLocation();
  const route = routeAt(pathname, search)?.name;
  const analytics = useAnalytics();
  const view = viewKey({ pathname, search });
  const payment = new URLSearchParams(search).get('payment');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is the thing that is looked at
  useEffect(() => {
    if (!route) return;
    const counted = stepOfRoute[route];
    if (counted) call(funnelEndpoints.countStep, { body: { ...counted, source } }).catch(ignore);
    if (payment && PLACED_AT.includes(route)) {
      call(funnelEndpoints.countPlaced, { body: { paymentId: payment, source } }).catch(ignore);
    }
  }, [route, view, payment, source]);
  useEffect(
    () =>
      onCart(() => {
        call(funnelEndpoints.countStep, { body: { step: 'cart', kind: 'goods', source } }).catch(ignore);
      }),
    [source],
  );
  if (!analytics) return null;
  // Asked on the home screen alone, where it covers nothing that is pressed, filled in or paid.
  if (analytics.allowed === null) return route === 'home' ? <ConsentBar host={analytics.host} /> : null;
  if (!analytics.allowed) return null;
  return <AnalyticsCounter to={analytics.to} landed={landed} shown={{ route, search, view }} />;
}
