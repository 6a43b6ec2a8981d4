import { useT } from '@app/client/i18n';
import type { HotelDetail } from '@app/contract/verticals/hotels/views';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import { DetailsSheet } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceRow } from '../../../widgets/travel/place/place-row.tsx';
import { ScoreBadge, scoreWord } from '../../../widgets/travel/place/score-badge.tsx';
import { HotelStars } from '../hotel-stars.tsx';
import { useDistanceText } from '../hotel-words.ts';
import { facilityIcons } from './facility-icons.ts';
import styles from './hotel-details.module.css';

/** Facilities that fit in one row. */
const SHOWN = 4;

function Facilities({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const first = hotel.facilities.slice(0, SHOWN);
  if (first.length === 0) return null;
  return (
    <>
      <ul className={styles.facilities}>
        {first.map((facility) => (
          <li key={facility}>
            <Icon as={facilityIcons[facility]} />
            <span className="cap t2">{t(`hotels.facility.${facility}`)}</span>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon as={IconDots} />
            <span className="cap t2">{t('common.all')}</span>
          </button>
        </li>
      </ul>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('hotels.facilities')}>
        <ul className={styles.allFacilities}>
          {hotel.facilities.map((facility) => (
            <li key={facility}>
              <Icon as={facilityIcons[facility]} size="m" className="brand" />
              {t(`hotels.facility.${facility}`)}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

/** Where it is; a press shows the surroundings. */
function Location({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useT();
  const distance = useDistanceText();
  const { name, address, latitude, longitude, phone } = hotel;
  return (
    <PlaceRow
      place={{ name, address, latitude, longitude, phone }}
      note={[hotel.area || hotel.city, distance(hotel.distance)].join(t('travel.comma'))}
      title={t('hotels.location')}
    />
  );
}

/** Name, stars and score, what the house has, and where it stands. */
export function HotelHead({ hotel }: { readonly hotel: HotelDetail }) {
  const t = useT();
  const number = useNumberText();
  return (
    <DetailsSheet>
      <div className={styles.title}>
        <div className="grow">
          <h1 className="h1">{hotel.name}</h1>
          <p className={`sub t2 ${styles.rated}`}>
            <HotelStars stars={hotel.stars} />
            {hotel.score === null
              ? t('travel.reviews.none')
              : [
                  scoreWord(t, hotel.score),
                  t('travel.reviews.count', { count: hotel.reviews, shown: number(hotel.reviews) }),
                ].join(t('travel.comma'))}
          </p>
        </div>
        {hotel.score === null ? null : <ScoreBadge score={hotel.score} large />}
      </div>
      <Facilities hotel={hotel} />
      <Location hotel={hotel} />
    </DetailsSheet>
  );
}
