import { readDeviceText, writeDeviceText } from '@app/client/device-text';
import type { Analytics } from '@app/contract/funnel/analytics';
import { create } from 'zustand';
import { useShop } from './shop.ts';

const KEY = 'analytics_consent';

type Consent = {
  /** The host that the answer was for, and the answer; null before an answer on this device. */
  readonly answer: { readonly host: string; readonly allowed: boolean } | null;
};

/** Reads an answer as it is stored: `yes stats.example`. */
function kept(): Consent['answer'] {
  const [, said, host = ''] = /^(yes|no) (\S+)$/.exec(readDeviceText(KEY) ?? '') ?? [];
  return said ? { host, allowed: said === 'yes' } : null;
}

const useConsent = create<Consent>()(() => ({ answer: kept() }));

/** Whether the browser says for its owner that nothing is to be shared: the question is left out. See globalprivacycontrol.org. */
const refusedByBrowser = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Stores on this device whether this host may count its visits. */
export function answerConsent(host: string, allowed: boolean): void {
  writeDeviceText(KEY, `${allowed ? 'yes' : 'no'} ${host}`);
  useConsent.setState({ answer: { host, allowed } });
}

export type AnalyticsHere = {
  readonly to: Analytics;
  readonly host: string;
  /** Null while it is not answered for this host. */
  readonly allowed: boolean | null;
};

/** Where the shop has its visits counted, and whether this device allows that; null where it has none. */
export function useAnalytics(): AnalyticsHere | null {
  const to = useShop((state) => state.shop?.config.analytics ?? null);
  const answer = useConsent((state) => state.answer);
  if (!to) return null;
  const { host } = new URL(to.endpoint);
  if (answer?.host === host) return { to, host, allowed: answer.allowed };
  return { to, host, allowed: refusedByBrowser() ? false : null };
}
