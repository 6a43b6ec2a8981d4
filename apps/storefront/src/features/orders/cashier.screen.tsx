import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconUserHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ChannelList } from './channel-list.tsx';
import { DueCard } from './due-card.tsx';
import styles from './orders.module.css';
import { outcomeOf } from './pay-outcome.ts';
import { PayResult } from './pay-result.tsx';
import { useCashier } from './use-cashier.ts';
import { useOrderNews } from './use-order-news.ts';

/** How the last try at a provider went, while the payment is still open. */
function TryNote({ cashier }: { readonly cashier: Cashier }) {
  const t = useT();
  const notes = {
    pending: { tone: 'info', text: t('payments.waiting') },
    failed: { tone: 'bad', text: t('payments.failed_note') },
    cancelled: { tone: 'warn', text: t('payments.called_off_note') },
  } as const;
  const note = cashier.lastAttempt in notes ? notes[cashier.lastAttempt as keyof typeof notes] : null;
  if (!note) return null;
  return (
    <div className={styles.note} role="status">
      <Note tone={note.tone}>{note.text}</Note>
    </div>
  );
}

/** A link by which somebody else can pay this. */
function PayForMe({ cashier }: { readonly cashier: Cashier }) {
  const t = useT();
  const copy = async () => {
    const path = hrefTo('cashier', { payment: cashier.paymentId, key: cashier.accessKey });
    const done = await copyText(`${window.location.origin}${window.location.pathname}${path}`);
    toast(t(done ? 'payments.link_copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
  return (
    <Card flush>
      <ListRow
        icon={<Icon as={IconUserHeart} className="brand" />}
        title={t('payments.ask_other')}
        note={t('payments.ask_other_text')}
        onPress={() => void copy()}
      />
    </Card>
  );
}

const CashierSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.note}>
      <Skeleton height="18.6rem" radius="var(--r-l) var(--r-l) var(--r-sail) var(--r-l)" />
    </div>
    <Card>
      <div className="stack">
        <Skeleton width="30%" height="2rem" />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </div>
    </Card>
  </div>
);

/** The cashier: what is due, how it can be paid, and how paying ended. Also for whoever was sent the link. */
export default function CashierScreen() {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const { payment = '', key } = useScreenParams<'payment' | 'key'>();
  const cashier = useCashier({ payment, key });
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const [chosen, setChosen] = useState<string | null>(null);
  useOrderNews();

  const { data } = cashier;
  const outcome = data ? outcomeOf(data, Date.now() + offsetMs) : null;
  const back = async () => {
    const asks = data?.own && data.status === 'pending' && !outcome;
    const question = { title: t('payments.leave_title'), text: t('payments.leave_text') };
    const leave = { confirmLabel: t('payments.leave'), cancelLabel: t('payments.stay') };
    if (!asks || (await confirm({ ...question, ...leave }))) go.back();
  };
  const frame = { title: t('payments.title'), onBack: () => void back() };

  if (!data) {
    const missing =
      payment === '' || cashier.error?.key === 'record.not_found' || cashier.error?.key === 'input.invalid';
    return (
      <Page {...frame}>
        {missing ? (
          <EmptyState
            art="/art/search.webp"
            title={t('payments.missing_title')}
            text={t('payments.missing_text')}
            action={<ButtonLink href={hrefTo('home')}>{t('shell.go_home')}</ButtonLink>}
          />
        ) : cashier.error ? (
          <ErrorState error={cashier.error} onRetry={() => void cashier.refetch()} />
        ) : (
          <CashierSkeleton />
        )}
      </Page>
    );
  }
  if (outcome) {
    return (
      <Page {...frame}>
        <PayResult cashier={data} outcome={outcome} />
      </Page>
    );
  }
  const usable = data.channels.filter((channel) => channel.usable);
  const picked = usable.find((channel) => channel.id === chosen) ?? usable[0] ?? null;
  const amount = format.text(data.amount);
  return (
    <Page
      {...frame}
      footer={
        <Button block disabled={!picked} loading={cashier.isPaying} onClick={() => picked && cashier.pay(picked.id)}>
          {picked === null
            ? t('payments.choose_first')
            : t(picked.kind === 'balance' ? 'payments.pay' : 'payments.go_on', { amount })}
        </Button>
      }
    >
      <DueCard cashier={data} offsetMs={offsetMs} onEnd={() => void cashier.refetch()} />
      <TryNote cashier={data} />
      {data.own ? null : (
        <div className={styles.note}>
          <Note>{t('payments.for_other')}</Note>
        </div>
      )}
      <ChannelList
        channels={data.channels}
        chosen={picked?.id ?? null}
        disabled={cashier.isPaying}
        onChoose={setChosen}
      />
      {data.own && data.accessKey ? <PayForMe cashier={data} /> : null}
    </Page>
  );
}
