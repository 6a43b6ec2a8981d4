import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { PREVIEW_DAYS } from '@app/contract/travel-deals/schemas';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useSettled } from '../../ui/use-settled';
import styles from './deal-preview.module.css';
import { type PreviewQuery, previewQuery } from './preview-query';
import type { TravelDealDraft } from './travel-deal-form';

/** What bookings brought and would have brought, by what is asked about. */
function Figures({ query }: { query: PreviewQuery }) {
  const t = useText();
  const format = useFormat();
  const { data, isFetching } = useAnswer(staffTravelDealEndpoints.previewTravelDeal, { query });
  if (!data) return null;
  const { bookings, bookingsAtDeal, unitsAtDeal, paidUsd, paidAtDealUsd } = data;
  if (bookings === 0) return <p>{t('travel_deals.preview_none')}</p>;
  const facts = [
    [t('travel_deals.preview_bookings'), format.count(bookings)],
    [t('travel_deals.preview_at_deal'), format.count(bookingsAtDeal)],
    [t('travel_deals.preview_units', { of: t(`deals.unit.${query.kind}`) }), format.count(unitsAtDeal)],
    [t('travel_deals.preview_paid'), format.money(paidUsd)],
    [t('travel_deals.preview_would'), format.money(paidAtDealUsd)],
    [t('travel_deals.preview_cost'), format.money(paidUsd - paidAtDealUsd)],
  ] as const;
  return (
    <>
      <dl aria-busy={isFetching}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('travel_deals.preview_note')}</p>
    </>
  );
}

/** What a deal would have cost over the bookings of the last days, as far as its terms are typed. */
export function DealPreview({ draft }: { draft: TravelDealDraft }) {
  const t = useText();
  const asked = useSettled(JSON.stringify(previewQuery(draft)));
  const query = JSON.parse(asked) as PreviewQuery | null;
  return (
    <section className={styles.preview} aria-label={t('travel_deals.preview', { days: PREVIEW_DAYS })}>
      <h3>{t('travel_deals.preview', { days: PREVIEW_DAYS })}</h3>
      {query ? <Figures key={query.key} query={query} /> : <p>{t('travel_deals.preview_wait')}</p>}
    </section>
  );
}
