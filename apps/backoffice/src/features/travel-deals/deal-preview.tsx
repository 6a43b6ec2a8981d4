import { staffTravelDealEndpoints } from '@app/contract/travel-deals/endpoints';
import { PREVIEW_DAYS, type TravelDealPreview } from '@app/contract/travel-deals/schemas';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { useSettled } from '../../ui/use-settled';
import styles from './deal-preview.module.css';
import { type PreviewQuery, previewQuery } from './preview-query';
import { ShownPrice } from './shown-price';
import type { TravelDealDraft } from './travel-deal-form';

type Preview = { data: TravelDealPreview; isFetching: boolean };

/** What bookings brought and would have brought. */
function Figures({ data, isFetching, kind }: Preview & { kind: PreviewQuery['kind'] }) {
  const t = useText();
  const format = useFormat();
  const { bookings, bookingsAtDeal, unitsAtDeal, paidUsd, paidAtDealUsd } = data;
  if (bookings === 0) return <p>{t('travel_deals.preview_none')}</p>;
  const facts = [
    [t('travel_deals.preview_bookings'), format.count(bookings)],
    [t('travel_deals.preview_at_deal'), format.count(bookingsAtDeal)],
    [t('travel_deals.preview_units', { of: t(`deals.unit.${kind}`) }), format.count(unitsAtDeal)],
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

/** What customers will see, and what the bookings of the last days would have brought, by what is asked about. */
function Worked({ query }: { query: PreviewQuery }) {
  const t = useText();
  const { data, isFetching } = useAnswer(staffTravelDealEndpoints.previewTravelDeal, { query });
  if (!data) return null;
  return (
    <>
      <h3>{t('deals.shown')}</h3>
      <ShownPrice shown={data.shown} />
      <h3>{t('travel_deals.preview', { days: PREVIEW_DAYS })}</h3>
      <Figures data={data} isFetching={isFetching} kind={query.kind} />
    </>
  );
}

/** What customers will see of a deal and what it would have cost over the bookings of the last days, as far as its terms are typed. */
export function DealPreview({ draft }: { draft: TravelDealDraft }) {
  const t = useText();
  const asked = useSettled(JSON.stringify(previewQuery(draft)));
  const query = JSON.parse(asked) as PreviewQuery | null;
  return (
    <section className={styles.preview} aria-label={t('travel_deals.preview', { days: PREVIEW_DAYS })}>
      {query ? (
        <Worked key={query.key} query={query} />
      ) : (
        <>
          <h3>{t('travel_deals.preview', { days: PREVIEW_DAYS })}</h3>
          <p>{t('travel_deals.preview_wait')}</p>
        </>
      )}
    </section>
  );
}
