import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import type { DealCard } from '@app/contract/deals/views';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { SmallDealCard } from './deal-card.tsx';
import styles from './deal-details.module.css';
import { isOver } from './deal-state.ts';

/** How many are asked for; those that are sold out are left out. */
const ASKED = '10';

/** Deals of the same kind that can be had, and the way to all. */
export function OtherDeals({ deal }: { readonly deal: Pick<DealCard, 'id' | 'kind'> }) {
  const t = useT();
  const { kind } = deal;
  const read = useEndpoint(dealEndpoints.dealList, { query: { kind, limit: ASKED } });
  const others = (read.data?.list ?? []).filter((one) => one.id !== deal.id && !isOver(one));
  return (
    <>
      {others.length > 0 ? (
        <Section title={t('deal.similar')}>
          <div className={`scroll ${styles.row}`}>
            {others.map((one) => (
              <SmallDealCard key={one.id} deal={one} />
            ))}
          </div>
        </Section>
      ) : null}
      <div className={styles.all}>
        <ButtonLink kind="ghost" href={hrefTo('dealHome', { kind })}>
          {t('deal.gone.action')}
        </ButtonLink>
      </div>
    </>
  );
}
