import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { WalletView } from '@app/contract/wallet/schemas';
import { IconReceipt, IconReceipt2 } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PullToRefresh } from '../../ui/pull-to-refresh.tsx';
import { EmptyPart, ErrorState } from '../../ui/states.tsx';
import { DayGroups } from './day-groups.tsx';
import { useFigureText } from './figure-text.ts';
import { NoticeRows } from './notice-rows.tsx';
import styles from './wallet.module.css';
import { WalletActions } from './wallet-actions.tsx';
import { WalletHero } from './wallet-hero.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';
import { ZoneNote } from './zone-note.tsx';

/** How old the figures may be when the screen is opened, in milliseconds: money moves elsewhere. */
const FRESH_MS = 3_000;

/** The wallet: what is there, what is under way, this month, and the latest movements. */
export default function WalletScreen() {
  const t = useT();
  const go = useGo();
  const wallet = useEndpoint(walletEndpoints.wallet, undefined, { staleTime: FRESH_MS });
  const { data } = wallet;
  return (
    <Page
      title={t('wallet.title')}
      onBack={go.back}
      actions={<IconButton icon={IconReceipt2} label={t('wallet.log_title')} onClick={() => go.to('moneyLog')} />}
    >
      {data ? (
        <PullToRefresh onRefresh={async () => void (await wallet.refetch())}>
          <WalletHero wallet={data} />
          <WalletActions />
          <NoticeRows notices={data.notices} />
          <Month wallet={data} />
          <Recent wallet={data} />
          <ZoneNote timeZone={data.timeZone} />
        </PullToRefresh>
      ) : wallet.isError ? (
        <ErrorState error={wallet.error} onRetry={() => void wallet.refetch()} />
      ) : (
        <WalletSkeleton />
      )}
    </Page>
  );
}

/** What came in and went out this month, with the way to its statement. */
function Month({ wallet }: { readonly wallet: WalletView }) {
  const t = useT();
  const figure = useFigureText();
  const { month } = wallet;
  return (
    <Card>
      <div className="row between">
        <h2 className="h3">{t('wallet.this_month')}</h2>
        <a className={styles.more} href={hrefTo('statement')}>
          {t('wallet.statements')}
        </a>
      </div>
      <dl className={styles.month}>
        <div>
          <dt>{t('wallet.in')}</dt>
          <dd className="ok">{figure.plain(month.in)}</dd>
        </div>
        <div>
          <dt>{t('wallet.out')}</dt>
          <dd>{figure.plain(month.out)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The latest movements, by day. */
function Recent({ wallet }: { readonly wallet: WalletView }) {
  const t = useT();
  const { recent, today } = wallet;
  if (recent.length === 0) {
    return (
      <Card>
        <EmptyPart icon={IconReceipt} title={t('wallet.empty_title')} text={t('wallet.empty_text')} />
      </Card>
    );
  }
  return (
    <Card flush>
      <div className={styles.head}>
        <h2 className="h3">{t('wallet.recent')}</h2>
        <a className={styles.more} href={hrefTo('moneyLog')}>
          {t('common.see_all')}
        </a>
      </div>
      <DayGroups records={recent} today={today} timeZone={wallet.timeZone} />
    </Card>
  );
}
