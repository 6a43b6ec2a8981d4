import { useT } from '@app/client/i18n';
import { StaticPage } from './static-page.tsx';

/** What the shop knows about its visitors, and why. */
export default function PrivacyScreen() {
  const t = useT();
  return <StaticPage page="privacy" title={t('content.page_privacy')} />;
}
