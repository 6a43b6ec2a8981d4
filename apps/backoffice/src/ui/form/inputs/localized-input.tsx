import { LOCALES, type Locale } from '@app/contract/core/locale';
import { Input, Segmented } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { listed } from '../../../text/in-my-language';
import { localeNames } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft } from '../define-form';
import styles from '../form.module.css';
import { RichText } from './rich-text';

type LocaleTabsProps = {
  value: LocalizedDraft;
  errors: Readonly<Record<string, string>>;
  children: (locale: Locale) => ReactNode;
};

/** One input a language, one shown at a time. A dot marks the languages that are filled, a red one those in error. */
export function LocaleTabs({ value, errors, children }: LocaleTabsProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Locale>('en-US');
  const wrong = LOCALES.find((locale) => errors[locale]);
  useEffect(() => {
    if (wrong) setChosen(wrong);
  }, [wrong]);
  const label = (locale: Locale) => {
    const state = errors[locale] ? styles.dotError : value[locale]?.trim() ? styles.dotFull : styles.dot;
    const said = t(
      errors[locale]
        ? 'ui.form.language_error'
        : value[locale]?.trim()
          ? 'ui.form.language_done'
          : 'ui.form.language_empty',
    );
    return (
      <span className={styles.locale}>
        <i className={state} title={said} />
        {localeNames[locale]}
      </span>
    );
  };
  return (
    <div className={styles.localized}>
      <Segmented
        size="small"
        value={chosen}
        onChange={setChosen}
        options={LOCALES.map((locale) => ({ value: locale, label: label(locale) }))}
      />
      {LOCALES.map((locale) => (
        <div key={locale} hidden={locale !== chosen}>
          {children(locale)}
        </div>
      ))}
    </div>
  );
}

type LocalizedInputProps = {
  id?: string;
  value?: LocalizedDraft;
  onChange?: (value: LocalizedDraft) => void;
  max?: number;
  as: 'line' | 'long' | 'rich';
  errors: Readonly<Record<string, string>>;
  label: string;
};

/** A text in the product's four languages. English is what the others fall back to. */
export function LocalizedInput({ id, value = {}, onChange, max, as, errors, label }: LocalizedInputProps) {
  const t = useText();
  const change = (locale: Locale, text: string) => onChange?.({ ...value, [locale]: text });
  return (
    <LocaleTabs value={value} errors={errors}>
      {(locale) => {
        const shared = {
          ...(locale === 'en-US' && id ? { id } : {}),
          'aria-label': listed(label, localeNames[locale]),
          value: value[locale] ?? '',
          lang: locale,
          ...(errors[locale] ? { status: 'error' as const } : {}),
        };
        if (as === 'rich') return <RichText {...shared} onChange={(html) => change(locale, html)} />;
        const typing = {
          ...shared,
          maxLength: max ?? 1_000,
          placeholder: locale === 'en-US' ? '' : (value['en-US'] ?? '') || t('ui.form.same_as_english'),
          onChange: (event: { target: { value: string } }) => change(locale, event.target.value),
        };
        return as === 'long' ? (
          <Input.TextArea {...typing} rows={3} className={styles.long ?? ''} showCount />
        ) : (
          <Input {...typing} />
        );
      }}
    </LocaleTabs>
  );
}
