import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { CASHIER_ROUTE } from '@app/contract/payments/cashier-route';
import type { Cashier } from '@app/contract/payments/schemas';
import { IconUserHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { ruleOf } from '../../shell/route-table.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Note } from '../../ui/card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './cashier.module.css';
import { NoPayment } from './cashier-states.tsx';
import { ChannelList } from './channel-list.tsx';
import { DueCard } from './due-card.tsx';
import { GroupCard } from './group-card.tsx';
import { NotYet } from './not-yet.tsx';
import { outcomeOf } from './pay-outcome.ts';
import { PayResult } from './pay-result.tsx';
import { PayTroubleNote } from './pay-trouble.tsx';
import { PayTogetherButton, PayWithOthers, useTogether } from './pay-with-others.tsx';
import { payableLooks } from './payable-looks.ts';
import { TryNote } from './try-note.tsx';
import { useCashier } from './use-cashier.ts';
import { useCashierBack } from './use-cashier-back.ts';
import { usePaymentNews } from './use-payment-news.ts';

/** A link by which somebody else can pay this, where its cashier is open to everybody. */
function PayForMe({ cashier }: { readonly cashier: Cashier }) {
  const t = useT();
  const copy = async () => {
    const path = hrefTo(CASHIER_ROUTE[cashier.payable.kind], { payment: cashier.paymentId, key: cashier.accessKey });
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

/** The channel that is chosen of those that can be used, the first one until then. */
function useChosenChannel({ data, forgetTrouble }: ReturnType<typeof useCashier>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const usable = data?.channels.filter((channel) => channel.usable) ?? [];
  return {
    picked: usable.find((channel) => channel.id === chosen) ?? usable[0] ?? null,
    choose: (id: string) => {
      setChosen(id);
      forgetTrouble();
    },
  };
}

/** The cashier: what is due, how it can be paid, and how paying ended. Also for whoever was sent the link. */
export default function CashierScreen() {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const { payment = '', key } = useScreenParams<'payment' | 'key'>();
  const cashier = useCashier({ payment, key });
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const { picked, choose } = useChosenChannel(cashier);
  usePaymentNews();

  const { data } = cashier;
  const together = useTogether(data);
  const outcome = data ? outcomeOf(data, Date.now() + offsetMs) : null;
  const back = useCashierBack(data, outcome);
  const frame = { title: t('payments.title'), onBack: () => void back() };

  if (!data) {
    return (
      <Page {...frame}>
        <NoPayment named={payment !== ''} error={cashier.error} onRetry={() => void cashier.refetch()} />
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
  if (!data.payableNow) {
    return (
      <Page title={t('payments.title')} onBack={go.back}>
        <NotYet cashier={data} offsetMs={offsetMs} onEnd={() => void cashier.refetch()} />
      </Page>
    );
  }
  const submitted = data.proof?.state === 'submitted';
  const cashierRoute = ruleOf(CASHIER_ROUTE[data.payable.kind]);
  return (
    <Page
      {...frame}
      footer={
        together.chosen.length > 0 ? (
          <PayTogetherButton together={together} />
        ) : (
          <Button block disabled={!picked} loading={cashier.isPaying} onClick={() => picked && cashier.pay(picked.id)}>
            {picked === null
              ? t('payments.choose_first')
              : t(picked.kind === 'balance' ? 'payments.pay' : 'payments.go_on', { amount: format.text(data.amount) })}
          </Button>
        )
      }
    >
      <DueCard
        cashier={submitted ? { ...data, expiresAt: null } : data}
        offsetMs={offsetMs}
        onEnd={() => void cashier.refetch()}
      />
      {cashier.trouble ? <PayTroubleNote trouble={cashier.trouble} /> : <TryNote cashier={data} accessKey={key} />}
      {data.own ? null : (
        <div className={styles.note}>
          <Note>{t(payableLooks[data.payable.kind].words.forOther)}</Note>
        </div>
      )}
      <GroupCard cashier={data} />
      <ChannelList channels={data.channels} chosen={picked?.id ?? null} disabled={cashier.isPaying} onChoose={choose} />
      <PayWithOthers together={together} />
      {data.own && data.accessKey && cashierRoute.public ? <PayForMe cashier={data} /> : null}
    </Page>
  );
}
