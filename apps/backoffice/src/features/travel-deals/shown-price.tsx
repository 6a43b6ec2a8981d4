import { PRIOR_DAYS } from '@app/contract/deals/deal-facts';
import type { TravelDealPreview } from '@app/contract/travel-deals/schemas';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** What customers will see of a deal's price, and where its old price comes from. */
export function ShownPrice({ shown }: { shown: TravelDealPreview['shown'] }) {
  const t = useText();
  const format = useFormat();
  if (!shown) return <p>{t('deals.shown_none')}</p>;
  const { nowUsd, wasUsd, percent, knownDays } = shown;
  const now = format.money(nowUsd);
  const source = wasUsd === null ? 'deals.shown_why' : 'deals.shown_full';
  return (
    <>
      <p>
        <strong>
          {wasUsd === null
            ? t('deals.shown_without', { now })
            : t('deals.shown_both', { now, was: format.money(wasUsd), percent })}
        </strong>
      </p>
      <p>
        {knownDays < PRIOR_DAYS
          ? t('deals.shown_young', { count: knownDays, days: PRIOR_DAYS })
          : t(source, { days: PRIOR_DAYS })}
      </p>
    </>
  );
}
