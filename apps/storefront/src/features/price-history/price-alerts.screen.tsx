import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { usePriceFormat } from '@app/client/use-price';
import { priceEndpoints } from '@app/contract/price-history/endpoints';
import { priceAlertLimits } from '@app/contract/price-history/limits';
import type { PriceAlert } from '@app/contract/price-history/schemas';
import { IconTrash } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { alertHref } from './alert-href.ts';
import styles from './price-alerts.module.css';

/** When it is for, and what the price is of. */
function useAbout() {
  const t = useT();
  const date = useDateText();
  return ({ kind, place, day, until }: PriceAlert): string => {
    const days = day && until ? date.range(day, until) : day ? date.day(day) : '';
    return [place, days, t(`price_alert.unit.${kind}`)].filter(Boolean).join(' · ');
  };
}

/** What it cost when it was asked for and costs now, or that nothing of it can be had. */
function Prices({ alert }: { readonly alert: PriceAlert }) {
  const t = useT();
  const format = usePriceFormat();
  const { kind, asked, now, target } = alert;
  if (!target) return <p className="sub t2">{t('price_alert.ended')}</p>;
  if (kind === 'deal') return alert.toldAt ? null : <p className="sub t2">{t('price_alert.waiting')}</p>;
  return (
    <p className={`sub num ${styles.prices}`}>
      <b className="semi">{now ? t('price_alert.now', { price: format.text(now) }) : t('price_alert.gone')}</b>
      {asked ? <span className="t2">{t('price_alert.asked', { price: format.text(asked) })}</span> : null}
    </p>
  );
}

function Alert({ alert }: { readonly alert: PriceAlert }) {
  const t = useT();
  const about = useAbout();
  const moment = useMomentText();
  const href = alertHref(alert);
  const remove = useEndpointMutation(priceEndpoints.deletePriceAlert, {
    invalidates: [priceEndpoints.priceAlerts],
    onSuccess: () => toast(t('price_alert.off'), 'success'),
  });
  const name = alert.name || t('price_alert.ended');
  return (
    <Card>
      <div className={styles.row}>
        <div>
          <h2 className={`semi ${styles.title}`}>{href ? <a href={href}>{name}</a> : name}</h2>
          <p className="cap t2">{about(alert)}</p>
          <Prices alert={alert} />
          {alert.toldAt ? <Tag tone="brand">{t('price_alert.told', { when: moment.minute(alert.toldAt) })}</Tag> : null}
        </div>
        <IconButton
          icon={IconTrash}
          label={t('price_alert.delete_of', { name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ body: { id: alert.id } })}
        />
      </div>
    </Card>
  );
}

function Alerts({ list, max }: { readonly list: readonly PriceAlert[]; readonly max: number }) {
  const t = useT();
  const { everyMinutes: minutes, fall } = priceAlertLimits;
  if (list.length === 0) {
    return (
      <EmptyState
        art="/art/search.webp"
        title={t('price_alert.none_title')}
        text={t('price_alert.none_text')}
        action={<ButtonLink href={hrefTo('home')}>{t('price_alert.browse')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul>
        {list.map((alert) => (
          <li key={alert.id}>
            <Alert alert={alert} />
          </li>
        ))}
      </ul>
      <p className={`cap t3 ${styles.source}`}>{t('price_alert.source', { minutes, fall, max })}</p>
    </>
  );
}

/** What the customer wants to hear of: lower prices, and sold-out deals of which something comes back. */
export default function PriceAlertsScreen() {
  const t = useT();
  const go = useGo();
  const read = useEndpoint(priceEndpoints.priceAlerts, undefined, { staleTime: 0 });
  return (
    <Page title={t('price_alert.title')} onBack={go.back}>
      <PullToRefresh onRefresh={async () => void (await read.refetch())}>
        {read.isPending ? (
          <Card>
            <SkeletonText lines={4} />
          </Card>
        ) : null}
        {read.error && !read.data ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
        {read.data ? <Alerts {...read.data} /> : null}
      </PullToRefresh>
    </Page>
  );
}
