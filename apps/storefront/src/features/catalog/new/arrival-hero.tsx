import { useT } from '@app/client/i18n';
import type { ProductCard } from '@app/contract/catalog/schemas';
import { hrefTo } from '../../../shell/navigation.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ListedPrice } from '../../../widgets/listed-price.tsx';
import styles from './new.module.css';

/** The newest product of all on a hero surface: words in the panel, the picture behind the sail's curve. */
export function ArrivalHero({ card }: { readonly card: ProductCard }) {
  const t = useT();
  return (
    <a className={styles.hero} href={hrefTo('productDetail', { id: card.id })}>
      <span className={styles.heroPicture}>
        <Picture src={card.cover} alt="" width={190} eager />
      </span>
      <span className={styles.heroText}>
        <span className={styles.kicker}>{t('catalog.just_in')}</span>
        <h2 className={styles.heroName}>{card.name}</h2>
        <span className={styles.heroPrice}>
          <ListedPrice of={card} />
        </span>
      </span>
    </a>
  );
}
