import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { WithdrawalDetail } from '@app/contract/withdrawals/schemas';
import { IconMailCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Note, NoteAction } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { Options } from './account-choice.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import styles from './withdrawals.module.css';

function FormSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <div className={styles.hero}>
        <Skeleton width="14rem" height="3.2rem" />
      </div>
      {['8rem', '14rem', '9rem', '12rem'].map((height) => (
        <Card key={height}>
          <Skeleton height={height} radius="var(--r-m)" />
        </Card>
      ))}
    </div>
  );
}

type Frame = (body: ReactNode, footer?: ReactNode) => ReactNode;

/** The form over what the server offers; nothing is asked for before the e-mail is known to be one's own. */
function Body(props: {
  readonly options: Options;
  readonly frame: Frame;
  readonly onSent: (sent: WithdrawalDetail) => void;
}) {
  const t = useT();
  const { options, frame } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const channel = options.channels.find(({ id }) => id === chosen) ?? options.channels[0];
  if (!channel) {
    return frame(
      <EmptyState art="/art/coin.webp" title={t('withdrawals.closed_title')} text={t('withdrawals.closed_text')} />,
    );
  }
  const head = (
    <div className={styles.hero}>
      <p className="sub t2">{t('withdrawals.available')}</p>
      <Price price={options.available} size="xl" />
    </div>
  );
  const under = (body: ReactNode, footer?: ReactNode) =>
    frame(
      <>
        {head}
        {body}
      </>,
      footer,
    );
  if (options.emailVerified) {
    return (
      <WithdrawForm
        key={channel.id}
        options={options}
        channel={channel}
        frame={under}
        onChannel={setChosen}
        onSent={props.onSent}
      />
    );
  }
  return under(
    <div className={styles.note}>
      <Note tone="warn" icon={<Icon as={IconMailCheck} size="m" />}>
        <b className="semi">{t('withdrawals.verify_first')}</b>
        <p>{t('withdrawals.verify_text')}</p>
        <p className={styles.way}>
          <NoteAction href={hrefTo('emailVerify')}>{t('withdrawals.verify')}</NoteAction>
        </p>
      </Note>
    </div>,
  );
}

/** Having money of the wallet paid out; afterwards, what happens now. */
export default function WithdrawalScreen() {
  const t = useT();
  const go = useGo();
  const options = useEndpoint(withdrawalEndpoints.withdrawalOptions, {}, { staleTime: 0 });
  const [sent, setSent] = useState<WithdrawalDetail | null>(null);
  const actions = <NavAction href={hrefTo('withdrawalLog')}>{t('withdrawals.log')}</NavAction>;
  const frame: Frame = (body, footer) => (
    <Page title={t('withdrawals.title')} onBack={go.back} actions={actions} footer={footer}>
      {body}
    </Page>
  );
  if (sent) {
    return frame(
      <EmptyState
        art="/art/coin.webp"
        title={t('withdrawals.sent_title')}
        text={t('withdrawals.sent_text')}
        action={<ButtonLink href={hrefTo('withdrawalDetail', { id: sent.id })}>{t('withdrawals.see')}</ButtonLink>}
      />,
    );
  }
  if (options.data) return <Body options={options.data} frame={frame} onSent={setSent} />;
  if (options.isPending) return frame(<FormSkeleton />);
  return frame(<ErrorState error={options.error} onRetry={() => void options.refetch()} />);
}
