import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { IconDiscount } from '@tabler/icons-react';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

const FRESH_MS = 300_000;

/** The way from a kind's home to its discount deals; nothing where none runs. */
export function KindDeals({ kind }: { readonly kind: 'flight' | 'hotel' }) {
  const t = useT();
  const { data } = useEndpoint(dealEndpoints.dealList, { query: { kind, limit: 1 } }, { staleTime: FRESH_MS });
  const running = data?.times.running ?? 0;
  if (running === 0) return null;
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconDiscount} className="accent" />}
        title={t(`deal.of.${kind}`)}
        note={t('deal.count', { count: running })}
        href={hrefTo('dealHome', { kind })}
      />
    </Card>
  );
}
