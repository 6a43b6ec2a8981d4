import { useT } from '@app/client/i18n';
import { IconMapPin, IconSearch, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { StayRow } from '../../../widgets/travel/dates/stay-row.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import type { Stay } from '../stay.ts';
import { type StaySheet, StaySheets } from '../stay-sheets.tsx';
import { type Destination, DestinationSheet } from './destination-sheet.tsx';
import styles from './search-form.module.css';

/** Where, when and who; the button searches. Without a destination it asks for one first. */
export function SearchForm(props: {
  readonly destination: Destination | null;
  readonly stay: Stay;
  readonly today: LocalDate;
  readonly onDestination: (destination: Destination) => void;
  readonly onStay: (stay: Stay) => void;
  readonly onSearch: (destination: Destination) => void;
}) {
  const t = useT();
  const partyText = usePartyText();
  const { destination, stay } = props;
  const asking = useAsking<StaySheet>();
  const [choosing, setChoosing] = useState({ open: false, times: 0 });
  const openPlaces = () => setChoosing((now) => ({ open: true, times: now.times + 1 }));
  const close = () => setChoosing((now) => ({ ...now, open: false }));
  return (
    <div className={styles.form}>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={openPlaces}>
        <Icon as={IconMapPin} size="m" className="brand" />
        <span className="grow">
          <span className="cap t3">{t('hotels.destination')}</span>
          <span className={cx(styles.value, 'clip1', !destination && 't3')}>
            {destination?.name ?? t('hotels.where_to')}
          </span>
        </span>
      </button>
      <div className={styles.dates}>
        <StayRow from={stay.checkIn} to={stay.checkOut} onPress={() => asking.ask('dates')} />
      </div>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => asking.ask('party')}>
        <Icon as={IconUsers} size="m" className="brand" />
        <span className="grow">
          <span className="cap t3">{t('travel.guests_title')}</span>
          <span className={cx(styles.value, 'clip1')}>{partyText.whole(stay.party)}</span>
        </span>
      </button>
      <Button block icon={IconSearch} onClick={() => (destination ? props.onSearch(destination) : openPlaces())}>
        {t('hotels.search')}
      </Button>
      <StaySheets
        asking={asking}
        stay={stay}
        today={props.today}
        city={destination?.kind === 'city' ? destination.id : undefined}
        hotel={destination?.kind === 'hotel' ? destination.id : undefined}
        onChange={props.onStay}
      />
      <DestinationSheet
        key={choosing.times}
        open={choosing.open}
        onClose={close}
        onChoose={(chosen) => {
          close();
          props.onDestination(chosen);
        }}
      />
    </div>
  );
}
