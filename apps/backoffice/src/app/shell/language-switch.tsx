import { LOCALES, type Locale } from '@app/contract/core/locale';
import { IconLanguage } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { switchLocale } from '../../text/dictionary';
import { currentLocale, localeNames } from '../../text/locale';
import { useFailureNote } from '../../ui/use-action';

/** The language, by its own name, and the others to choose from. */
export function LanguageSwitch() {
  useTranslation();
  const note = useFailureNote();
  const items = LOCALES.map((locale) => ({ key: locale, label: <span lang={locale}>{localeNames[locale]}</span> }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectable: true,
        selectedKeys: [currentLocale()],
        onClick: ({ key }) => void switchLocale(key as Locale).catch(note),
      }}
    >
      <Button icon={<IconLanguage size={16} />}>{localeNames[currentLocale()]}</Button>
    </Dropdown>
  );
}
