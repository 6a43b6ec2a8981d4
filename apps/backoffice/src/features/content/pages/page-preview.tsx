import type { Locale } from '@app/contract/core/locale';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { useText } from '../../../text/use-text';
import { hasWords } from './has-words';
import styles from './pages.module.css';

/** A text as readers see it on a phone. */
export function PagePreview({ locale, html }: { locale: Locale; html: string }) {
  const t = useText();
  const clean = useMemo(() => DOMPurify.sanitize(html, { FORBID_TAGS: ['style'], FORBID_ATTR: ['style'] }), [html]);
  return (
    <section className={styles.preview} aria-label={t('content.page_preview')}>
      <h3>{t('content.page_preview')}</h3>
      {hasWords(html) ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the line above, and by the server before it is kept
        <div lang={locale} className={styles.paper} dangerouslySetInnerHTML={{ __html: clean }} />
      ) : (
        <p className={styles.paper}>{t('content.page_preview_empty')}</p>
      )}
    </section>
  );
}
