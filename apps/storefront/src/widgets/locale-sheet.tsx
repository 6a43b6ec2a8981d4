import { useT } from '@app/client/i18n';
import { useState } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CurrencyList } from './currency-list.tsx';
import { LanguageList } from './language-list.tsx';

/** Language and currency side by side, for visitors too; the page behind keeps its place. */
export default function LocaleSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const [tab, setTab] = useState<'language' | 'currency'>('language');
  return (
    <Sheet open={open} onClose={onClose} title={t('i18n.sheet_title')}>
      <Tabs
        label={t('i18n.sheet_title')}
        value={tab}
        onChange={setTab}
        choices={[
          { value: 'language', label: t('i18n.language') },
          { value: 'currency', label: t('i18n.currency') },
        ]}
      />
      {tab === 'language' ? <LanguageList onChosen={onClose} /> : <CurrencyList onChosen={onClose} />}
    </Sheet>
  );
}
