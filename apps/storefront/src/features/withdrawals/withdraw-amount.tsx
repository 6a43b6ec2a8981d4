import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { WithdrawalChannel } from '@app/contract/withdrawals/schemas';
import { toDecimal } from '@app/kernel/money';
import { plainDecimal } from '@app/kernel/plain-decimal';
import type { UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../ui/field.tsx';
import { fieldText } from '../../widgets/form-fields.ts';
import { inUsd } from '../../widgets/typed-cents.ts';
import type { WithdrawValues } from './withdraw-values.ts';
import styles from './withdrawals.module.css';

/** How much, within the range of the channel, or all there is. `onSettled` is called with an amount that is typed to its end. */
export function WithdrawAmount(props: {
  readonly form: UseFormReturn<WithdrawValues>;
  readonly channel: WithdrawalChannel;
  readonly onSettled: (amount: string) => void;
}) {
  const t = useT();
  const format = usePriceFormat();
  const { form, channel, onSettled } = props;
  const nothing = channel.allInUsd === 0;
  const flaw = form.formState.errors.amount;
  const min = format.text(inUsd(channel.minimumUsd));
  const range =
    channel.maximumUsd === null
      ? t('withdrawals.at_least', { min })
      : t('withdrawals.between', { min, max: format.text(inUsd(channel.maximumUsd)) });
  const takeAll = () => {
    const all = toDecimal(channel.allInUsd);
    form.setValue('amount', all, { shouldValidate: true, shouldDirty: true });
    onSettled(all);
  };
  return (
    <TextInput
      label={t('withdrawals.amount')}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      helper={nothing ? t('withdrawals.too_little') : range}
      error={flaw ? `${fieldText(flaw) ?? ''} ${range}` : undefined}
      suffix={
        <button type="button" className={styles.all} disabled={nothing} onClick={takeAll}>
          {t('withdrawals.all_in')}
        </button>
      }
      {...form.register('amount', { onBlur: (event) => onSettled(plainDecimal(String(event.target.value))) })}
    />
  );
}
