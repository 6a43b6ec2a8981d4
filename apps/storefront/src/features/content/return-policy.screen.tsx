import { useT } from '@app/client/i18n';
import { StaticPage } from './static-page.tsx';

/** What can be returned, until when, and how the money comes back. */
export default function ReturnPolicyScreen() {
  const t = useT();
  return <StaticPage page="returnpolicy" title={t('content.page_returnpolicy')} />;
}
