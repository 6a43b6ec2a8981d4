import { useT } from '@app/client/i18n';
import { StaticPage } from './static-page.tsx';

/** Terms and conditions. */
export default function ConditionScreen() {
  const t = useT();
  return <StaticPage page="condition" title={t('content.page_condition')} />;
}
