import { useT } from '@app/client/i18n';
import { DEAL_UNITS } from '@app/contract/deals/deal-facts';
import type { DealCard } from '@app/contract/deals/views';

/** Says what the price of a deal is of: its unit, or those whom it is for. */
export function useDealPer(): (deal: Pick<DealCard, 'kind' | 'party'>) => string {
  const t = useT();
  return ({ kind, party }) => {
    if (!party) return t(`deal.per.${DEAL_UNITS[kind]}`);
    const children = party.children > 0 ? [t('travel.children', { count: party.children })] : [];
    const people = [t('travel.adults', { count: party.adults }), ...children].join(t('travel.comma'));
    return t('deal.for_people', { people });
  };
}
