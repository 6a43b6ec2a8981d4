import type { BannerState, StaffBanner } from '@app/contract/content/banners/staff-schemas';
import { pictureAt } from '@app/contract/core/picture-size';
import { routes } from '@app/contract/core/routes';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { StatusTag, type Tone, TwoLines } from '../../../ui/list/cells';
import { isOffered } from './banner-words';
import styles from './banners.module.css';

const tones: Record<BannerState, Tone> = { off: 'neutral', scheduled: 'info', shown: 'success', expired: 'neutral' };

/** What a banner is doing now. */
export function BannerStateTag({ state }: { state: BannerState }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`content.banner.state.${state}`)}</StatusTag>;
}

/** A banner's picture, title and the line above it. */
export function BannerFace({ banner }: { banner: StaffBanner }) {
  const t = useText();
  return (
    <span className={styles.cell}>
      <img src={pictureAt(banner.image, 360)} alt="" loading="lazy" />
      <TwoLines
        strong
        top={inMyLanguage(banner.title) || t('content.banner.untitled')}
        bottom={inMyLanguage(banner.kicker)}
      />
    </span>
  );
}

/** Where a banner leads: the kind of place, and which. */
export function BannerTarget({ banner: { target, productName } }: { banner: StaffBanner }) {
  const t = useText();
  const where = () => {
    if (target.type === 'external') return target.url;
    if (target.type === 'product') return productName;
    if (target.type !== 'internal') return '';
    return isOffered(target.route) ? t(`content.banner.screen.${target.route}`) : routes[target.route].path;
  };
  return <TwoLines top={t(`content.banner.target.${target.type}`)} bottom={where()} />;
}
