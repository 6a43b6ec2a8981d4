import type { ApiError } from '@app/client/api-error';
import { textOf, useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import type { Channel } from '@app/contract/payments/schemas';
import { toDecimal } from '@app/kernel/money';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { IconCurrencyDollar, IconHistory } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, Note, NoteAction } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { RefusalNote, useRefusal } from '../../widgets/refusal-note.tsx';
import { inUsd, typedCents } from '../../widgets/typed-cents.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { useRecharge } from './use-recharge.ts';
import styles from './wallet.module.css';
import { RechargeSkeleton } from './wallet-skeleton.tsx';

/** What is offered to be pressed, in cents, as far as the channel takes it. */
const QUICK = [20_00, 50_00, 100_00, 200_00, 500_00];

/** Filling the wallet: an amount, a channel with its limits, and on to where it is paid. */
export default function RechargeScreen() {
  const t = useT();
  const go = useGo();
  const channels = useEndpoint(paymentEndpoints.paymentChannels, { query: { purpose: 'recharge' } });
  const { data } = channels;
  return (
    <Page
      title={t('recharge.title')}
      onBack={go.back}
      actions={<IconButton icon={IconHistory} label={t('recharge.history')} onClick={() => go.to('rechargeLog')} />}
    >
      {data ? (
        data.length > 0 ? (
          <RechargeForm channels={data} />
        ) : (
          <EmptyState
            art="/art/coin.webp"
            title={t('recharge.no_channels_title')}
            text={t('recharge.no_channels_text')}
          />
        )
      ) : channels.error ? (
        <ErrorState error={channels.error} onRetry={() => void channels.refetch()} />
      ) : (
        <RechargeSkeleton />
      )}
    </Page>
  );
}

type Flaws = { readonly amount?: string | undefined; readonly channel?: string | undefined };

function flawsOf(amount: string, channel: Channel | undefined): Flaws {
  const cents = typedCents(amount);
  if (!channel) return { channel: 'field.channel_required' };
  if (cents === null) return { amount: 'field.amount' };
  if (cents < (channel.minimum?.usd ?? 0)) return { amount: 'field.below_channel' };
  return cents > (channel.maximum?.usd ?? cents) ? { amount: 'field.above_channel' } : {};
}

const within = ({ minimum, maximum }: Channel, cents: number): boolean =>
  cents >= (minimum?.usd ?? 0) && cents <= (maximum?.usd ?? cents);

function RechargeForm({ channels }: { readonly channels: readonly Channel[] }) {
  const t = useT();
  const format = usePriceFormat();
  const [amount, setAmount] = useState('');
  const amountField = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(channels[0]?.id ?? null);
  const [flaws, setFlaws] = useState<Flaws>({});
  const [open, setOpen] = useState<string | null>(null);
  const { refusal, blocked, show, clear } = useRefusal();
  const channel = channels.find(({ id }) => id === chosen);
  const cents = typedCents(amount);
  const notify = (found: Flaws) => {
    setFlaws(found);
    if (found.amount) amountField.current?.focus();
  };
  const refused = (error: ApiError) => {
    const { amount: wrongAmount, channel: wrongChannel } = error.fields;
    if (wrongAmount || wrongChannel) notify({ amount: wrongAmount, channel: wrongChannel });
    else show(error);
    if (error.key === 'top_up.unpaid_exists') setOpen((error.data as { topUpId: string }).topUpId);
  };
  const recharge = useRecharge(refused);
  const submit = () => {
    const found = flawsOf(amount, channel);
    notify(found);
    clear();
    setOpen(null);
    if (!channel || Object.keys(found).length > 0) return;
    void recharge.begin({ channel: channel.id, amount: plainDecimal(amount) });
  };
  const quick = QUICK.filter((value) => !channel || within(channel, value)).map((value) => ({
    value: toDecimal(value).replace('.00', ''),
    label: format.text(inUsd(value)).replace(/[.,]00(?=\D*$)/, ''),
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <Card>
        <div className={styles.form}>
          <TextInput
            ref={amountField}
            label={t('recharge.amount')}
            icon={IconCurrencyDollar}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            helper={t('recharge.no_fee')}
            error={flaws.amount ? textOf(flaws.amount as `field.${string}`) : undefined}
            onChange={(event) => {
              setAmount(event.target.value);
              setFlaws({});
            }}
          />
          <div className={styles.quick}>
            <Chips
              label={t('recharge.quick')}
              choices={quick}
              value={quick.find(({ value }) => typedCents(value) === cents)?.value ?? null}
              onChange={(value) => {
                setAmount(value);
                setFlaws({});
              }}
            />
          </div>
        </div>
      </Card>
      <ChannelChoice
        channels={channels}
        chosen={chosen}
        error={flaws.channel ? textOf(flaws.channel as `field.${string}`) : undefined}
        onChoose={(id) => {
          setChosen(id);
          setFlaws({});
        }}
      />
      <div className={styles.submit}>
        {open ? (
          <Note
            tone="warn"
            action={<NoteAction href={hrefTo('rechargeDetail', { id: open })}>{t('recharge.see_open')}</NoteAction>}
          >
            {refusal?.text}
          </Note>
        ) : (
          <RefusalNote refusal={refusal} onEnd={clear} />
        )}
        <Button type="submit" block loading={recharge.isBusy} disabled={blocked}>
          {cents === null ? t('recharge.go') : t('recharge.go_amount', { amount: format.text(inUsd(cents)) })}
        </Button>
      </div>
    </form>
  );
}
