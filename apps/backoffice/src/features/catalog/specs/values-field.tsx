import { limits } from '@app/contract/core/limits';
import { LOCALES, type Locale } from '@app/contract/core/locale';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { listed } from '../../../text/in-my-language';
import { localeNames } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft, OwnFieldProps } from '../../../ui/form/define-form';
import styles from '../products/product.module.css';

/** The values of a spec template, named in the language chosen above them. */
export function ValuesField({ value: values = [], onChange, errors }: OwnFieldProps<LocalizedDraft[]>) {
  const t = useText();
  const [locale, setLocale] = useState<Locale>('en-US');
  const failed = (at: number) => Object.keys(errors).some((path) => path === `${at}` || path.startsWith(`${at}.`));
  return (
    <div className={styles.specs}>
      <Segmented
        size="small"
        value={locale}
        onChange={setLocale}
        options={LOCALES.map((one) => ({ value: one, label: localeNames[one] }))}
      />
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal while typed and are only added at the end
        <div key={at} className={styles.value}>
          <Input
            value={value[locale] ?? ''}
            placeholder={value['en-US'] || t('catalog.spec_value')}
            aria-label={listed(`${t('catalog.template_values')} ${at + 1}`, localeNames[locale])}
            maxLength={60}
            style={{ width: 320 }}
            {...(failed(at) ? { status: 'error' as const } : {})}
            onChange={(event) =>
              onChange?.(values.map((one, index) => (index === at ? { ...one, [locale]: event.target.value } : one)))
            }
          />
          <Button
            type="text"
            shape="circle"
            disabled={values.length === 1}
            aria-label={t('catalog.remove_value')}
            icon={<IconX size={16} />}
            onClick={() => onChange?.(values.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {values.length < limits.specValues && (
        <Button icon={<IconPlus size={16} />} onClick={() => onChange?.([...values, { 'en-US': '' }])}>
          {t('catalog.add_value')}
        </Button>
      )}
    </div>
  );
}
