import { useT } from '@app/client/i18n';
import { StaticPage } from './static-page.tsx';

/** Who runs the shop. */
export default function AboutScreen() {
  const t = useT();
  return <StaticPage page="about" title={t('content.page_about')} />;
}
