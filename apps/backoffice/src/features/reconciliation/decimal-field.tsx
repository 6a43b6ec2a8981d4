import type { NumberStyle } from '@app/kernel/written-numbers';
import { Form } from 'antd';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { NumberQuestion } from '../../ui/tables/number-question';
import type { StatementFile } from './statement-field';

/** How amounts are written: as the chosen columns show, or asked where they can mean two things. */
export function DecimalField({ value, onChange }: OwnFieldProps<NumberStyle | null>) {
  const t = useText();
  const form = Form.useFormInstance();
  const statement = Form.useWatch<StatementFile | null>('statement', form);
  const names = [Form.useWatch<string | undefined>('amount', form), Form.useWatch<string | undefined>('out', form)];
  const columns = statement?.look.columns.filter((column) => names.includes(column.name)) ?? [];
  const inStyle = (...styles: unknown[]) => columns.find(({ numbers }) => styles.includes(numbers.style));
  // One of two columns that shows it does for both.
  const found = inStyle('point', 'comma') ?? inStyle('ask') ?? inStyle('either');
  if (!found) return <>{t('reconciliation.decimal_none')}</>;
  const { name, numbers } = found;
  const style = numbers.style ?? 'either';
  if (style === 'ask')
    return <NumberQuestion column={name} of={numbers} value={value ?? null} onChange={(one) => onChange?.(one)} />;
  return <>{t(`reconciliation.decimal_${style}`)}</>;
}
