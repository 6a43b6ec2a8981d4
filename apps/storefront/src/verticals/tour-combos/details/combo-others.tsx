import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { Section } from '../../../ui/page.tsx';
import { ComboCard } from '../list/combo-card.tsx';

/** How many are looked through, and how many are shown. */
const ASKED = '50';
const SHOWN = 3;

/** Combos of tours beside one whose tours cannot be had together: all in lists can be, those of its city first. */
export function ComboOthers({ combo }: { readonly combo: Pick<TourComboDetail, 'id' | 'cityId'> }) {
  const t = useT();
  const read = useEndpoint(tourComboEndpoints.tourCombos, { query: { limit: ASKED } });
  const others = (read.data?.list ?? [])
    .filter(({ id }) => id !== combo.id)
    .toSorted((a, b) => Number(b.cityId === combo.cityId) - Number(a.cityId === combo.cityId))
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <Section title={t('tours.combo.similar')}>
      {others.map((one) => (
        <ComboCard key={one.id} combo={one} href={hrefTo('tourComboDetails', { id: one.id })} eager={false} />
      ))}
    </Section>
  );
}
