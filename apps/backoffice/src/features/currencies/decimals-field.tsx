import { standardDecimals } from '@app/contract/languages/standard-decimals';
import { Form } from 'antd';
import { useEffect } from 'react';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { IntegerInput } from '../../ui/form/inputs/integer-input';

/** Decimals of a new currency: what ISO 4217 sets for its code is proposed, and can be written over. */
export function DecimalsField({ errors: _errors, ...input }: OwnFieldProps<number | null>) {
  const t = useText();
  const { onChange } = input;
  const code = String(Form.useWatch('id') ?? '')
    .trim()
    .toUpperCase();
  const proposed = standardDecimals(code);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a proposal is made when the code changes, not when another field does
  useEffect(() => {
    if (proposed !== null) onChange?.(proposed);
  }, [code]);
  return (
    <>
      <IntegerInput {...input} />
      {proposed !== null && (
        <div className="ant-form-item-extra">{t('currencies.decimals_standard', { code, decimals: proposed })}</div>
      )}
    </>
  );
}
