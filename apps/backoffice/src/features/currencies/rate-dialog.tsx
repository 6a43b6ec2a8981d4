import { staffCurrencyEndpoints as calls } from '@app/contract/currencies/staff-endpoints';
import type { StaffCurrency } from '@app/contract/currencies/staff-schemas';
import { plainDecimal } from '@app/kernel/plain-decimal';
import { App } from 'antd';
import { isRefusal } from '../../api/failure';
import { request } from '../../api/request';
import { useText } from '../../text/use-text';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../ui/form/use-step';
import { type RateDraft, rateForm } from './currency-form';

const facts: Fact<StaffCurrency>[] = [
  { label: 'currencies.rate', of: ({ rate }) => rate },
  { label: 'currencies.since', of: ({ rateSince }, { format }) => rateSince && format.exact(rateSince) },
  { label: 'currencies.source', of: ({ rateSource }) => rateSource },
  { label: 'currencies.upcoming', of: ({ upcoming }, { format }) => format.count(upcoming) },
];
const rule = { facts };

/** Enters a rate of a currency; one that differs much from the one before asks whether it is meant. */
export function RateDialog({ onClose, ...props }: { currency: StaffCurrency; onClose: () => void }) {
  const t = useText();
  const step = useStep(props.currency, rule);
  const currency = step.record;
  const { modal } = App.useApp();
  const send = ({ rate, source, validFrom }: RateDraft, confirmed: boolean) =>
    request(calls.addRate, {
      params: { id: currency.id },
      body: { rate: plainDecimal(rate), source, validFrom: validFrom || null, confirmed, version: currency.version },
    });
  const ask = (percent: string) =>
    modal.confirm({
      title: t('currencies.jump_title', { percent }),
      content: t('currencies.jump_text'),
      okText: t('currencies.jump_ok'),
      cancelText: t('ui.cancel'),
    });
  const sendAsking = async (draft: RateDraft): Promise<StaffCurrency> => {
    try {
      return await send(draft, false);
    } catch (error) {
      if (!isRefusal(error, 'currency.rate_jump') || !(await ask(String(error.data.percent)))) throw error;
      return send(draft, true);
    }
  };
  return (
    <FormDialog<RateDraft, StaffCurrency>
      title={t('currencies.new_rate', { code: currency.id })}
      intro={currency.rate && <p>{t('currencies.rate_now', { rate: currency.rate })}</p>}
      fields={rateForm}
      initial={{ rate: '', source: currency.rateSource ?? '', validFrom: null }}
      submit="ui.form.save"
      done="currencies.rate_saved"
      step={step}
      send={sendAsking}
      onClose={onClose}
    />
  );
}
