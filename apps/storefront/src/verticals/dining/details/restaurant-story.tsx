import { useT } from '@app/client/i18n';
import type { RestaurantDetail } from '@app/contract/verticals/dining/views';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { facilityIcons } from './facility-icons.ts';
import styles from './restaurant-story.module.css';

/** Letters of the story that are shown before the rest is asked for. */
const SHORT = 220;

/** What the house says of itself, and what it has. */
export function RestaurantStory({ restaurant }: { readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { story, facilities } = restaurant;
  const long = story.length > SHORT;
  return (
    <>
      {story ? (
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('dining.about')}</h2>
          <p className={cx(styles.story, long && !all && styles.clipped)}>{story}</p>
          {long ? (
            <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'common.less' : 'common.more')}
            </TextButton>
          ) : null}
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
