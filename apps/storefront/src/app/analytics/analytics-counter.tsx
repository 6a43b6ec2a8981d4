import type { RouteName } from '@app/contract/core/routes';
import { type Analytics, messageTo } from '@app/contract/funnel/analytics';
import { PLACED_AT, stepOfRoute } from '@app/contract/funnel/steps';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onCart } from '../../shell/visit.ts';
import { countedReferrer, countedScreen } from './counted-screen.ts';

/** A screen has its title by then. */
const TITLED_AFTER_MS = 800;

type Step = { readonly step: string; readonly kind: string };
type OpenScreen = { readonly route: RouteName | undefined; readonly search: string; readonly view: string };

const newVisit = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends and forgets: no cookies go with it, no answer is read, and a host that is down changes nothing. */
const post = (to: Analytics, body: string): void =>
  void fetch(to.endpoint, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'Content-Type': to.program === 'matomo' ? 'application/x-www-form-urlencoded' : 'text/plain' },
    body,
  }).catch(() => undefined);

/** Of this visit, over reloads; the payments that were counted last. */
const PLACED_KEY = 'analytics_placed';
const REMEMBERED = 20;

/** Whether a payment is seen for the first time in this visit; from then on it is not. */
function isFirst(payment: string): boolean {
  try {
    const before = (sessionStorage.getItem(PLACED_KEY) ?? '').split(' ').filter((one) => one !== '');
    if (before.includes(payment)) return false;
    sessionStorage.setItem(PLACED_KEY, [...before, payment].slice(-REMEMBERED).join(' '));
  } catch {
    // Storage is blocked: it counts once more.
  }
  return true;
}

/** Steps that opening a screen is, beside being looked at; an order is placed once, however often its cashier is opened. */
function stepsOf({ route, search }: OpenScreen): Step[] {
  const found = route && stepOfRoute[route];
  const payment = new URLSearchParams(search).get('payment');
  const isPlaced = payment && route && PLACED_AT.includes(route) && isFirst(payment);
  return [...(found?.step === 'checkout' ? [found] : []), ...(isPlaced ? [{ step: 'placed', kind: 'order' }] : [])];
}

/** Tells a program of others which screens are opened and which steps towards an order are made. Drawn only where that is allowed. */
export function AnalyticsCounter(props: {
  readonly to: Analytics;
  readonly landed: string;
  readonly shown: OpenScreen;
}) {
  const { to, landed, shown } = props;
  const [visit] = useState(newVisit);
  const counted = useRef(false);
  const now = useRef(shown);
  now.current = shown;
  const count = useCallback(
    (step?: Step) => {
      const { route, search } = now.current;
      if (!route) return;
      const { origin } = window.location;
      const first = !counted.current;
      counted.current = true;
      const screen = countedScreen(route, { origin, search, title: document.title, ...(first && { landed }) });
      const referrer = first ? countedReferrer(document.referrer, origin) : '';
      post(to, messageTo(to, { ...screen, referrer, ...(step && { step }) }, visit));
    },
    [to, landed, visit],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is the screen that is opened; its filters are not
  useEffect(() => {
    const timer = setTimeout(() => {
      count();
      for (const step of stepsOf(now.current)) count(step);
    }, TITLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count, shown.view]);
  useEffect(() => onCart(() => count({ step: 'cart', kind: 'goods' })), [count]);
  return null;
}
