import { STOCK_REASONS, type StockReason } from '@app/contract/catalog/stock-reasons';
import { Form, Select } from 'antd';
import { useEffect } from 'react';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';

/** Why pieces are booked; what can be chosen goes with the direction chosen beside it. */
export function ReasonField({ value, onChange, errors: _errors, ...wiring }: OwnFieldProps<StockReason>) {
  const t = useText();
  const kind: 'in' | 'out' = Form.useWatch('kind') ?? 'in';
  const reasons: readonly StockReason[] = STOCK_REASONS[kind];
  const astray = value !== undefined && !reasons.includes(value);
  useEffect(() => {
    if (astray) onChange?.('other');
  }, [astray, onChange]);
  return (
    <Select
      {...wiring}
      value={value ?? null}
      options={reasons.map((reason) => ({ value: reason, label: t(`catalog.reason.${reason}`) }))}
      onChange={(reason: StockReason) => onChange?.(reason)}
    />
  );
}
