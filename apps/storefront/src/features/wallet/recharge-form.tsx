import { textOf, useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Channel } from '@app/contract/payments/schemas';
import { toDecimal } from '@app/kernel/money';
import { IconCurrencyDollar } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Note, NoteAction } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { TextInput } from '../../ui/field.tsx';
import { RefusalNote } from '../../widgets/refusal-note.tsx';
import { inUsd, typedCents } from '../../widgets/typed-cents.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { takes } from './recharge-flaws.ts';
import { type RechargeDraft, useRechargeForm } from './use-recharge-form.ts';
import styles from './wallet.module.css';

/** What is offered to be pressed, in cents, as far as the channel takes it. */
const QUICK = [20_00, 50_00, 100_00, 200_00, 500_00];

/** How much, and by which channel. */
export function RechargeForm({ channels }: { readonly channels: readonly Channel[] }) {
  const t = useT();
  const format = usePriceFormat();
  const draft = useRechargeForm(channels);
  const { flaws, refused } = draft;
  const cents = typedCents(draft.amount);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
      noValidate
    >
      <Card>
        <div className={styles.form}>
          <TextInput
            ref={draft.amountField}
            label={t('recharge.amount')}
            icon={IconCurrencyDollar}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            helper={t('recharge.no_fee')}
            error={flaws.amount ? textOf(flaws.amount as `field.${string}`) : undefined}
            onChange={(event) => draft.type(event.target.value)}
          />
          <QuickAmounts draft={draft} />
        </div>
      </Card>
      <ChannelChoice
        channels={channels}
        chosen={draft.channel?.id ?? null}
        error={flaws.channel ? textOf(flaws.channel as `field.${string}`) : undefined}
        onChoose={draft.choose}
      />
      <div className={styles.submit}>
        {draft.unpaid ? (
          <UnpaidNote id={draft.unpaid}>{refused.refusal?.text}</UnpaidNote>
        ) : (
          <RefusalNote refusal={refused.refusal} onEnd={refused.clear} />
        )}
        <Button type="submit" block loading={draft.isBusy} disabled={refused.blocked}>
          {cents === null ? t('recharge.go') : t('recharge.go_amount', { amount: format.text(inUsd(cents)) })}
        </Button>
      </div>
    </form>
  );
}

/** Amounts to be pressed, without the cents they do not have. */
function QuickAmounts({ draft: { amount, channel, type } }: { readonly draft: RechargeDraft }) {
  const t = useT();
  const format = usePriceFormat();
  const choices = QUICK.filter((value) => !channel || takes(channel, value)).map((value) => ({
    value: toDecimal(value).replace('.00', ''),
    label: format.text(inUsd(value)).replace(/[.,]00(?=\D*$)/, ''),
  }));
  const cents = typedCents(amount);
  return (
    <div className={styles.quick}>
      <Chips
        label={t('recharge.quick')}
        choices={choices}
        value={choices.find(({ value }) => typedCents(value) === cents)?.value ?? null}
        onChange={type}
      />
    </div>
  );
}

/** Leads to the top-up that is to be paid or cancelled first. */
function UnpaidNote({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  const t = useT();
  return (
    <Note
      tone="warn"
      action={<NoteAction href={hrefTo('rechargeDetail', { id })}>{t('recharge.see_open')}</NoteAction>}
    >
      {children}
    </Note>
  );
}
