import { useT } from '@app/client/i18n';
import type { RestaurantDetail } from '@app/contract/verticals/dining/views';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Story } from '../../../widgets/travel/place/details-page.tsx';
import { facilityIcons } from './facility-icons.ts';
import styles from './restaurant-story.module.css';

/** What the house says of itself, and what it has. */
export function RestaurantStory({ restaurant }: { readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const { story, facilities } = restaurant;
  return (
    <>
      {story ? (
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('dining.about')}</h2>
          <Story text={story} />
        </Card>
      ) : null}
      {facilities.length > 0 ? (
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('dining.facilities')}</h2>
          <ul className={styles.facilities}>
            {facilities.map((facility) => (
              <li key={facility}>
                <Icon as={facilityIcons[facility]} size="m" className="brand" />
                <span className="sub">{t(`dining.facility.${facility}`)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
