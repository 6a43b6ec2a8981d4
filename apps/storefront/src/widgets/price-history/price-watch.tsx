import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { priceEndpoints } from '@app/contract/price-history/endpoints';
import type { AlertWish, UsualPrice } from '@app/contract/price-history/schemas';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDateText } from '../travel/dates/date-text.ts';
import { PriceAlertButton } from './price-alert-button.tsx';
import styles from './price-watch.module.css';

const FRESH_MS = 300_000;

type UsualKind = 'flight' | 'hotel' | 'tour';

/** What the month usually costs, and where the day asked for is. */
function Usual({ usual, kind, day }: { readonly usual: UsualPrice; readonly kind: UsualKind; readonly day: string }) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  return (
    <p className={cx('sub', styles.usual)}>
      <Icon as={IconChartBar} size="m" className={usual.is === 'low' ? 'brand' : 't2'} />
      <span>
        {t('price.usual', {
          from: format.text(usual.from),
          to: format.text(usual.to),
          month: date.month(`${day.slice(0, 7)}-01`),
        })}{' '}
        <b className={cx('semi', usual.is === 'low' && 'brand')}>
          {t(`price.usual.${usual.is}`, { price: format.text(usual.now) })}
        </b>
        <small className="cap t3">
          {t('price.usual_source', { unit: t(`price.usual_unit.${kind}`), days: usual.days })}
        </small>
      </span>
    </p>
  );
}

/** What something usually costs, as far as enough is known, and the bell that tells of a lower price. */
export function PriceWatch({
  wish,
  inset = false,
  compares = true,
  children,
}: {
  readonly wish: AlertWish;
  readonly inset?: boolean;
  /** Whether what is seen beside it costs what usual prices are of. */
  readonly compares?: boolean;
  /** What stands beside the bell. */
  readonly children?: ReactNode;
}) {
  const { kind, key, day } = wish;
  const usualKind = kind === 'flight' || kind === 'hotel' || kind === 'tour' ? kind : null;
  const read = useEndpoint(
    priceEndpoints.usualPrice,
    { query: { kind: usualKind ?? 'tour', key, day: day ?? '' } },
    { enabled: compares && usualKind !== null && day !== null, staleTime: FRESH_MS },
  );
  return (
    <div className={cx(styles.watch, inset && styles.inset)}>
      {compares && read.data && usualKind && day ? <Usual usual={read.data} kind={usualKind} day={day} /> : null}
      <div className={styles.actions}>
        <PriceAlertButton wish={wish} />
        {children}
      </div>
    </div>
  );
}
