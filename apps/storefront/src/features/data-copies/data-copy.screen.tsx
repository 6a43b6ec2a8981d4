import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { dataCopyEndpoints } from '@app/contract/data-copies/endpoints';
import type { DataCopy } from '@app/contract/data-copies/schemas';
import { IconClock, IconFileZip, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AskForm } from './ask-form.tsx';
import { CopyState } from './copy-state.tsx';
import styles from './data-copy.module.css';

/** How often a copy under way is asked after, in milliseconds. */
const ASK_EVERY_MS = 4_000;

const isUnderWay = (copy: DataCopy | null | undefined): boolean =>
  copy?.state === 'waiting' || copy?.state === 'running';

/** A copy of all that the shop keeps about a customer: what is in it, how the last one stands, and asking for one. */
export default function DataCopyScreen() {
  const t = useT();
  const go = useGo();
  const [watched, setWatched] = useState(false);
  const copy = useEndpoint(
    dataCopyEndpoints.dataCopy,
    {},
    { staleTime: 0, refetchInterval: watched ? ASK_EVERY_MS : false },
  );
  const { data } = copy;
  if (isUnderWay(data) !== watched) setWatched(!watched);
  return (
    <Page title={t('data_copy.title')} onBack={go.back}>
      {data === undefined && copy.isError ? (
        <ErrorState error={copy.error} onRetry={() => void copy.refetch()} />
      ) : data === undefined ? (
        <Card>
          <div className="stack" role="status" aria-label={t('shell.loading')}>
            {['first', 'second', 'third'].map((row) => (
              <Skeleton key={row} height="2.8rem" />
            ))}
          </div>
        </Card>
      ) : (
        <>
          {data ? <CopyState copy={data} /> : null}
          <About />
          {isUnderWay(data) || data?.againAt ? null : <AskForm again={data !== null} />}
        </>
      )}
    </Page>
  );
}

function About() {
  const t = useT();
  const facts: readonly [IconGlyph, string][] = [
    [IconFileZip, t('data_copy.what')],
    [IconClock, t('data_copy.how')],
    [IconLock, t('data_copy.without')],
  ];
  return (
    <Card>
      <h2 className="h3">{t('data_copy.lead')}</h2>
      <ul className={styles.facts}>
        {facts.map(([glyph, text]) => (
          <li key={text}>
            <Icon as={glyph} size="m" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
