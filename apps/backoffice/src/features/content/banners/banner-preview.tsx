import { LOCALES, type Locale } from '@app/contract/core/locale';
import { pictureAt } from '@app/contract/core/picture-size';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { Segmented } from 'antd';
import { useState } from 'react';
import { currentLocale, localeNames } from '../../../text/locale';
import { useText } from '../../../text/use-text';
import type { LocalizedDraft } from '../../../ui/form/define-form';
import type { BannerDraft } from './banner-form';
import styles from './banner-preview.module.css';

const textIn = (text: LocalizedDraft, locale: Locale): string => text[locale] || text['en-US'] || '';

/** A banner as the storefront shows it on a phone: the words beside the picture's sail, or the picture whole. */
export function BannerPreview({
  banner,
}: {
  banner: Pick<BannerDraft, 'title' | 'kicker' | 'action' | 'image' | 'target'>;
}) {
  const t = useText();
  const [locale, setLocale] = useState<Locale>(currentLocale());
  const [title, kicker, action] = [banner.title, banner.kicker, banner.action].map((text) => textIn(text, locale));
  return (
    <section className={styles.preview} aria-label={t('content.banner.preview')}>
      <header>
        <h3>{t('content.banner.preview')}</h3>
        <Segmented
          size="small"
          value={locale}
          onChange={setLocale}
          options={LOCALES.map((one) => ({ value: one, label: localeNames[one] }))}
        />
      </header>
      {banner.image ? (
        <div className={styles.banner} lang={locale}>
          <span className={title ? styles.picture : styles.whole}>
            <img src={pictureAt(banner.image, 720)} alt="" />
          </span>
          {title && (
            <span className={styles.panel}>
              {kicker && <span className={styles.kicker}>{kicker}</span>}
              <b className={styles.title}>{title}</b>
              {action && banner.target.type !== 'none' && (
                <span className={styles.action}>
                  {action}
                  <IconArrowNarrowRight size={20} stroke={1.75} />
                </span>
              )}
            </span>
          )}
        </div>
      ) : (
        <p className={styles.empty}>{t('content.banner.preview_empty')}</p>
      )}
    </section>
  );
}
