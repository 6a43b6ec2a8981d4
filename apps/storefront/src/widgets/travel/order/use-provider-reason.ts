import { useT } from '@app/client/i18n';
import { DEPARTURE_REASONS } from '@app/contract/verticals/flights/departure-days';

/** Returns why a provider changed or cancelled something, in words; null where it names no reason. */
export function useProviderReason(): (reason: string | null) => string | null {
  const t = useT();
  return (reason) => {
    const known = DEPARTURE_REASONS.find((one) => one === reason);
    return known ? t('flights.change.reason', { reason: t(`flights.reason.${known}`) }) : null;
  };
}
