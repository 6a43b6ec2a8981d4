import { isGone } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import type { TransferView } from '@app/contract/wallet/schemas';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyValue } from '../../ui/copy-button.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Face } from '../../widgets/face.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { useFigureText } from './figure-text.ts';
import styles from './wallet.module.css';

/** One transfer, sent or received. */
export default function TransferDetailScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const transfer = useEndpoint(walletEndpoints.transferDetails, { query: { id } });
  const { data, error } = transfer;
  const missing = isGone(error);
  return (
    <Page title={t('transfer.title')} onBack={go.back}>
      {data ? (
        <Transfer transfer={data} />
      ) : missing ? (
        <EmptyState
          art="/art/search.webp"
          title={t('transfer.missing_title')}
          text={t('transfer.missing_text')}
          action={<ButtonLink href={hrefTo('wallet')}>{t('transfer.to_wallet')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void transfer.refetch()} />
      ) : (
        <Card>
          <div className="stack" aria-hidden="true">
            <Skeleton height="9rem" />
            <SkeletonText lines={3} />
          </div>
        </Card>
      )}
    </Page>
  );
}

function Transfer({ transfer }: { readonly transfer: TransferView }) {
  const t = useT();
  const figure = useFigureText();
  const moment = useMomentText();
  const { way, name, amount } = transfer;
  const sign = way === 'out' ? -1 : 1;
  const signed = { ...amount, usd: sign * amount.usd, amount: sign * amount.amount };
  return (
    <Card>
      <div className={styles.sum}>
        <Face nickname={name} avatar={transfer.avatar} />
        <p className="sub t2">{t(way === 'out' ? 'transfer.sent_to' : 'transfer.received_from', { name })}</p>
        <b className={way === 'in' ? 'ok' : undefined}>{figure.signed(signed)}</b>
      </div>
      <dl>
        {transfer.note ? <KeyValue name={t('transfer.note_title')}>{transfer.note}</KeyValue> : null}
        <KeyValue name={t('transfer.time')}>{moment.minute(transfer.at)}</KeyValue>
        <KeyValue name={t('transfer.reference')}>
          <CopyValue fine text={transfer.id} />
        </KeyValue>
      </dl>
    </Card>
  );
}
