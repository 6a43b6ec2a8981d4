import { useT } from '@app/client/i18n';
import type { Banner } from '@app/contract/content/schemas';
import { isHttpsLink } from '@app/contract/core/https-link';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './banners.module.css';

const RichText = lazy(() => import('../../ui/rich-text.tsx'));

/** What a banner says beyond its face: a text, or where an outside link leads, which is asked before it is followed. */
export function BannerLetter({ banner, onClose }: { readonly banner: Banner | null; readonly onClose: () => void }) {
  const t = useT();
  const target = banner?.target;
  const leaves = target?.type === 'external';
  // An address that readers could take differently is named and not followed.
  const way = leaves && isHttpsLink(target.url) ? new URL(target.url) : null;
  return (
    <Sheet
      open={banner !== null}
      onClose={onClose}
      title={leaves ? t('content.leaving_title') : banner?.title || t('content.banners')}
      footer={
        way ? (
          <a
            className={styles.leave}
            href={way.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={onClose}
          >
            {t('content.leave')}
            <Icon as={IconExternalLink} size="m" />
          </a>
        ) : undefined
      }
    >
      {way ? <p>{t('content.leaving_text', { host: way.host })}</p> : null}
      {leaves && !way ? <p>{t('content.leaving_unsafe')}</p> : null}
      {target?.type === 'rich_text' ? (
        <Suspense fallback={null}>
          <RichText html={target.html} />
        </Suspense>
      ) : null}
    </Sheet>
  );
}
