import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { PayoutAccount } from '@app/contract/withdrawals/schemas';
import { IconPlus } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { kindIcon, placeOf } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

function Row({ account }: { readonly account: PayoutAccount }) {
  const t = useT();
  const moment = useMomentText();
  const rest = account.restsUntil && t('withdrawals.rests_until', { time: moment.minute(account.restsUntil) });
  return (
    <ListRow
      href={hrefTo('payoutAccountForm', { id: account.id })}
      icon={
        <IconWell>
          <Icon as={kindIcon[account.kind]} size="m" />
        </IconWell>
      }
      title={<span className="num">{account.masked}</span>}
      note={[account.label || t(`withdrawals.kind.${account.kind}`), placeOf(account), rest]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}

/** Accounts that money is paid out to: masked, each leading to its form. */
export default function PayoutAccountsScreen() {
  const t = useT();
  const go = useGo();
  const read = useEndpoint(withdrawalEndpoints.payoutAccounts, {}, { staleTime: 0 });
  const { data } = read;
  const full = data ? data.list.length >= data.most : false;
  const add = () => go.to('payoutAccountForm');
  const body = () => {
    if (data?.list.length) {
      return (
        <>
          <Card flush>
            {data.list.map((account) => (
              <Row key={account.id} account={account} />
            ))}
          </Card>
          <p className="pad cap t2">
            {data.restHours > 0 ? t('withdrawals.rest_note', { count: data.restHours }) : t('withdrawals.mail_note')}
          </p>
        </>
      );
    }
    if (data) {
      return (
        <EmptyState
          art="/art/coin.webp"
          title={t('withdrawals.accounts_empty_title')}
          text={t('withdrawals.accounts_empty_text')}
          action={
            <Button icon={IconPlus} onClick={add}>
              {t('withdrawals.add_account')}
            </Button>
          }
        />
      );
    }
    if (read.isPending) {
      return (
        <Card>
          <Skeleton height="16rem" radius="var(--r-m)" />
        </Card>
      );
    }
    return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  };
  const footer = data?.list.length ? (
    <div className={styles.foot}>
      {full ? (
        <p className="cap t2">{t('withdrawals.accounts_full', { count: data.list.length, most: data.most })}</p>
      ) : null}
      <Button block icon={IconPlus} disabled={full} onClick={add}>
        {t('withdrawals.add_account')}
      </Button>
    </div>
  ) : undefined;
  return (
    <Page title={t('withdrawals.accounts')} onBack={go.back} {...(footer && { footer })}>
      {body()}
    </Page>
  );
}
