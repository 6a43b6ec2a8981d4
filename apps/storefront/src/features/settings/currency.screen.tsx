import { useT } from '@app/client/i18n';
import { useGo } from '../../shell/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { CurrencyList } from '../../widgets/currency-list.tsx';

/** Choosing the currency prices are shown in. */
export default function CurrencyScreen() {
  const t = useT();
  const go = useGo();
  return (
    <Page title={t('i18n.currency')} onBack={go.back}>
      <Card flush>
        <CurrencyList />
      </Card>
      <p className="pad cap t3">{t('i18n.currency_note')}</p>
    </Page>
  );
}
