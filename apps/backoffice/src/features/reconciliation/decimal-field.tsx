import type { NumberStyle } from '@app/kernel/written-numbers';
import { Form } from 'antd';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { NumberQuestion } from '../../ui/tables/number-question';
import type { StatementFile } from './statement-field';

/** How amounts are written: as the chosen column shows, or asked where it can mean two things. */
export function DecimalField({ value, onChange }: OwnFieldProps<NumberStyle | null>) {
  const t = useText();
  const form = Form.useFormInstance();
  const statement = Form.useWatch<StatementFile | null>('statement', form);
  const name = Form.useWatch<string | undefined>('amount', form);
  const numbers = statement?.look.columns.find((column) => column.name === name)?.numbers;
  const style = numbers?.style;
  if (!numbers || !style) return <>{t('reconciliation.decimal_none')}</>;
  if (style === 'ask')
    return (
      <NumberQuestion column={name ?? ''} of={numbers} value={value ?? null} onChange={(one) => onChange?.(one)} />
    );
  return <>{t(`reconciliation.decimal_${style}`)}</>;
}
