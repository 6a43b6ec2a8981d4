import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { RECORD_GROUP_NAMES } from '@app/contract/wallet/record-groups';
import type { MoneyRecord } from '@app/contract/wallet/schemas';
import { useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FeedView } from '../../ui/feed-view.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { DayGroups } from './day-groups.tsx';
import { useDayText } from './day-text.ts';
import { EmptyWalletActions } from './empty-wallet-actions.tsx';
import { useFigureText } from './figure-text.ts';
import { LogFilterBar, type LogFilters } from './log-filter-bar.tsx';
import styles from './wallet.module.css';
import { RecordsSkeleton } from './wallet-skeleton.tsx';
import { ZoneNote } from './zone-note.tsx';

const UNITS = ['money', 'points'] as const;
const WAYS = ['in', 'out'] as const;

type Params = keyof LogFilters | 'unit';

/** Everything that moved, of money or of points: filters in the address, totals at the head of each month. */
export default function MoneyLogScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const asked = useScreenParams<Params>();
  const unit = UNITS.find((one) => one === asked.unit) ?? 'money';
  const filters: LogFilters = {
    way: WAYS.find((one) => one === asked.way),
    group: RECORD_GROUP_NAMES.find((one) => one === asked.group),
    month: asked.month,
    from: asked.from,
    to: asked.to,
  };
  const filtered = Object.values(filters).some(Boolean);
  const feed = useFeed(
    walletEndpoints.moneyLog,
    { query: { unit, ...filters } },
    { staleTime: 3_000, keepPrevious: true },
  );
  const clear = () => setParams({ way: null, group: null, month: null, from: null, to: null });
  return (
    <Page title={t('wallet.log_title')} onBack={go.back}>
      <div className={styles.filters}>
        <div className="pad">
          <Segmented
            label={t('wallet.log_title')}
            choices={UNITS.map((value) => ({ value, label: t(`wallet.unit.${value}`) }))}
            value={unit}
            onChange={(value) => setParams({ unit: value === 'money' ? null : value, group: null })}
          />
        </div>
        <LogFilterBar filters={filters} today={feed.first?.today} onChange={setParams} />
      </div>
      <FeedView
        feed={feed}
        skeleton={<RecordsSkeleton />}
        empty={
          <EmptyState
            art="/art/coin.webp"
            title={t(filtered ? 'wallet.log_empty_title' : 'wallet.empty_title')}
            text={t(filtered ? 'wallet.log_empty_text' : 'wallet.empty_text')}
            action={
              filtered ? (
                <Button kind="soft" onClick={clear}>
                  {t('wallet.clear_filters')}
                </Button>
              ) : (
                <EmptyWalletActions unit={unit} />
              )
            }
          />
        }
        foot={feed.first ? <ZoneNote timeZone={feed.first.timeZone} /> : null}
      >
        {(records) => <Months records={records} pages={feed.pages} />}
      </FeedView>
    </Page>
  );
}

type Totals = ReturnType<typeof useFeed<typeof walletEndpoints.moneyLog>>['pages'];

function Months({ records, pages }: { readonly records: readonly MoneyRecord[]; readonly pages: Totals }) {
  const t = useT();
  const figure = useFigureText();
  const [first] = pages;
  const text = useDayText({ timeZone: first?.timeZone ?? 'UTC', today: first?.today ?? '' });
  const totals = new Map(pages.flatMap((page) => page.months.map((one) => [one.month, one])));
  const months = [...new Set(records.map((record) => record.day.slice(0, 7)))];
  return months.map((month) => {
    const list = records.filter((record) => record.day.startsWith(month));
    const total = totals.get(month);
    return (
      <section key={month}>
        <div className={styles.monthHead}>
          <h2 className="h2">{text.month(month)}</h2>
          {total ? (
            <p>
              <span>{t('wallet.month_in', { amount: figure.plain(total.in) })}</span>
              <span>{t('wallet.month_out', { amount: figure.plain(total.out) })}</span>
            </p>
          ) : null}
        </div>
        <Card flush>
          <DayGroups
            records={list}
            today={first?.today ?? ''}
            timeZone={first?.timeZone ?? 'UTC'}
            balanceOf={({ after }) => t('wallet.balance_after', { amount: figure.plain(after) })}
          />
        </Card>
      </section>
    );
  });
}
