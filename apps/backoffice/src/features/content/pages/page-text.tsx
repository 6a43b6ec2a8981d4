import type { Locale } from '@app/contract/core/locale';
import { useState } from 'react';
import { listed } from '../../../text/in-my-language';
import { localeNames } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft, OwnFieldProps } from '../../../ui/form/define-form';
import { LocaleTabs } from '../../../ui/form/inputs/localized-input';
import { PagePreview } from './page-preview';
import styles from './pages.module.css';
import { TextEditor } from './text-editor';

/** The page's text in four languages, each with what readers will see beside it. */
export function PageText({ value = {}, onChange, errors }: OwnFieldProps<LocalizedDraft>) {
  const t = useText();
  // What the editor makes of a text it is given is not a change of it.
  const [given] = useState(value);
  const change = (locale: Locale, html: string) => onChange?.({ ...value, [locale]: html });
  return (
    <LocaleTabs value={value} errors={errors}>
      {(locale) => (
        <div className={styles.sides}>
          <TextEditor
            label={listed(t('content.page_text'), localeNames[locale])}
            locale={locale}
            html={given[locale] ?? ''}
            wrong={errors[locale] !== undefined}
            onChange={(html) => change(locale, html)}
          />
          <PagePreview locale={locale} html={value[locale] ?? ''} />
        </div>
      )}
    </LocaleTabs>
  );
}
