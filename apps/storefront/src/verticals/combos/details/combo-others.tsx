import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboDetail } from '@app/contract/verticals/combos/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { Section } from '../../../ui/page.tsx';
import { ComboCard } from '../list/combo-card.tsx';
import { alike } from './alike.ts';

/** How many are looked through, the likeliest to be booked first. */
const ASKED = '50';

/** Combos like one that is sold out, which can be had. */
export function ComboOthers({ combo }: { readonly combo: ComboDetail }) {
  const t = useT();
  const read = useEndpoint(comboEndpoints.combos, { query: { limit: ASKED } });
  const others = alike(read.data?.list ?? [], combo);
  if (others.length === 0) return null;
  return (
    <Section title={t('combos.similar')}>
      {others.map((one) => (
        <ComboCard key={one.id} combo={one} href={hrefTo('comboDetails', { id: one.id })} eager={false} />
      ))}
    </Section>
  );
}
