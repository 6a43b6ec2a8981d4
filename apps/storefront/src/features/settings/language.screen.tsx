import { useT } from '@app/client/i18n';
import { useGo } from '../../shell/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LanguageList } from '../../widgets/language-list.tsx';

/** Choosing the language; every text changes in place. */
export default function LanguageScreen() {
  const t = useT();
  const go = useGo();
  return (
    <Page title={t('i18n.language')} onBack={go.back}>
      <Card flush>
        <LanguageList onChosen={() => toast(t('i18n.language_saved'), 'success')} />
      </Card>
    </Page>
  );
}
