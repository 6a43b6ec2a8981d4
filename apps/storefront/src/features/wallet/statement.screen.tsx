import { isApiError } from '@app/client/api-error';
import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast-store.ts';
import { saveFile } from '../../widgets/save-file.ts';
import { useDayText } from './day-text.ts';
import { EmptyWalletActions } from './empty-wallet-actions.tsx';
import { useFigureText } from './figure-text.ts';
import styles from './wallet.module.css';
import { MonthsSkeleton } from './wallet-skeleton.tsx';
import { ZoneNote } from './zone-note.tsx';

const UNITS = ['money', 'points'] as const;
const FORMATS = ['pdf', 'csv'] as const;
type Unit = (typeof UNITS)[number];
type Format = (typeof FORMATS)[number];
type Month = AnswerOf<typeof walletEndpoints.statementMonths>['list'][number];

/** Months with movements, each to be had as a PDF and a CSV file. */
export default function StatementScreen() {
  const t = useT();
  const go = useGo();
  const setParams = useSetScreenParams();
  const asked = useScreenParams<'unit'>();
  const unit = UNITS.find((one) => one === asked.unit) ?? 'money';
  const months = useEndpoint(walletEndpoints.statementMonths, { query: { unit } }, { staleTime: 3_000 });
  const { data } = months;
  return (
    <Page title={t('statement.title')} onBack={go.back}>
      <div className={`pad ${styles.filters}`}>
        <Segmented
          label={t('statement.title')}
          choices={UNITS.map((value) => ({ value, label: t(`wallet.unit.${value}`) }))}
          value={unit}
          onChange={(value) => setParams({ unit: value === 'money' ? null : value })}
        />
      </div>
      {data ? (
        data.list.length > 0 ? (
          <>
            {data.list.map((month) => (
              <MonthCard key={month.month} month={month} unit={unit} />
            ))}
            <ZoneNote timeZone={data.timeZone} />
          </>
        ) : (
          <EmptyState
            art="/art/coin.webp"
            title={t('statement.empty_title')}
            text={t('statement.empty_text')}
            action={<EmptyWalletActions unit={unit} />}
          />
        )
      ) : months.error ? (
        <ErrorState error={months.error} onRetry={() => void months.refetch()} />
      ) : (
        <MonthsSkeleton />
      )}
    </Page>
  );
}

const glyphs = { pdf: IconFileTypePdf, csv: IconFileTypeCsv } as const;

function MonthCard({ month, unit }: { readonly month: Month; readonly unit: Unit }) {
  const t = useT();
  const text = useDayText({ timeZone: 'UTC', today: '' });
  const figure = useFigureText();
  const [loading, setLoading] = useState<Format | null>(null);
  const name = text.month(month.month);
  const download = async (format: Format) => {
    if (loading) return;
    setLoading(format);
    try {
      saveFile(await call(walletEndpoints.statement, { query: { month: month.month, unit, format } }, { quiet: true }));
      toast(t('statement.saved'), 'success');
    } catch (error) {
      // The refusal was shown by the call.
      if (!isApiError(error)) throw error;
    } finally {
      setLoading(null);
    }
  };
  return (
    <Card>
      <div className={styles.statement}>
        <div className="row between">
          <div>
            <h2 className="h3">{name}</h2>
            <p className="cap t3">{t('statement.entries', { count: month.entries })}</p>
          </div>
          {month.open ? <Tag tone="info">{t('statement.so_far')}</Tag> : null}
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
        <div className={styles.files}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              kind="soft"
              size="m"
              icon={glyphs[format]}
              loading={loading === format}
              aria-label={t(`statement.download_${format}`, { month: name })}
              onClick={() => void download(format)}
            >
              {t(`statement.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
