import { useT } from '@app/client/i18n';
import { IconCalendarEvent, IconMapPin, IconSearch, IconUsers } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import styles from '../../../widgets/tours/tour-home.module.css';
import { TourPartySheet } from '../../../widgets/tours/tour-party-sheet.tsx';
import type { TourTrip } from '../../../widgets/tours/tour-trip.ts';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { type TourPlaceChoice, TourPlaceSheet } from './tour-place-sheet.tsx';
import { WhenSheet } from './when-sheet.tsx';

function Row(props: {
  readonly icon: IconGlyph;
  readonly label: string;
  readonly value: string;
  readonly unchosen?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={props.onPress}>
      <Icon as={props.icon} size="m" className="brand" />
      <span className="grow">
        <span className="cap t3">{props.label}</span>
        <span className={cx(styles.value, 'clip1', props.unchosen && 't3')}>{props.value}</span>
      </span>
    </button>
  );
}

/** Where, when and who; the button searches. Without a place it searches everywhere. */
export function TourForm(props: {
  readonly place: TourPlaceChoice | null;
  readonly trip: TourTrip;
  readonly today: LocalDate;
  readonly onPlace: (place: TourPlaceChoice) => void;
  readonly onTrip: (trip: TourTrip) => void;
  readonly onSearch: () => void;
}) {
  const t = useT();
  const words = useTourWords();
  const { place, trip, today } = props;
  const asking = useAsking<'place' | 'when' | 'party'>();
  const change = (part: Partial<TourTrip>) => {
    asking.close();
    props.onTrip({ ...trip, ...part });
  };
  return (
    <div className={styles.form}>
      <Row
        icon={IconMapPin}
        label={t('tours.destination')}
        value={place?.name ?? t('tours.anywhere')}
        unchosen={place === null}
        onPress={() => asking.ask('place')}
      />
      <Row
        icon={IconCalendarEvent}
        label={t('tours.when')}
        value={words.when(trip.when)}
        onPress={() => asking.ask('when')}
      />
      <Row
        icon={IconUsers}
        label={t('tours.who')}
        value={words.party(trip.party)}
        onPress={() => asking.ask('party')}
      />
      <Button block icon={IconSearch} onClick={props.onSearch}>
        {t('tours.search')}
      </Button>
      <TourPlaceSheet
        key={`place ${asking.times}`}
        open={asking.what === 'place'}
        onClose={asking.close}
        onChoose={(chosen) => {
          asking.close();
          props.onPlace(chosen);
        }}
      />
      <WhenSheet
        key={`when ${asking.times}`}
        open={asking.what === 'when'}
        onClose={asking.close}
        when={trip.when}
        today={today}
        onChoose={(when) => change({ when })}
      />
      <TourPartySheet
        key={`party ${asking.times}`}
        open={asking.what === 'party'}
        onClose={asking.close}
        party={trip.party}
        onChoose={(party) => change({ party })}
      />
    </div>
  );
}
