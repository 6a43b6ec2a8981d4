import { useT } from '@app/client/i18n';
import { IconStarFilled } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './hotel-stars.module.css';

/** The stars of a hotel: as many as it has, none for those it lacks. */
export function HotelStars({ stars }: { readonly stars: number }) {
  const t = useT();
  if (stars === 0) return null;
  return (
    <span className={styles.stars} role="img" aria-label={t('common.stars', { count: stars })}>
      {Array.from({ length: stars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never move
        <Icon key={index} as={IconStarFilled} size="xs" />
      ))}
    </span>
  );
}
