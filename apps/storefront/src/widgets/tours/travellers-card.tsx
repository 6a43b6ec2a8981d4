import { useT } from '@app/client/i18n';
import type { UseFormReturn } from 'react-hook-form';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import type { BookingValues } from '../travel/booking/booking-form.ts';
import { GuestFields } from '../travel/booking/guest-fields.tsx';
import styles from './tour-subject.module.css';
import { usePersonTitle } from './tour-words.ts';
import type { TourPerson } from './use-book-tour.ts';

/** Who is named: the one who answers for the booking, or everybody. */
export function TravellersCard(props: {
  readonly form: UseFormReturn<BookingValues>;
  readonly people: readonly TourPerson[];
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
}) {
  const t = useT();
  const titleOf = usePersonTitle();
  const { form, people } = props;
  const lead = people[0]?.type === 'lead';
  return (
    <Card>
      <h2 className="visually-hidden">{t('tours.travellers')}</h2>
      {people.map((_, index) => (
        <GuestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their place alone
          key={index}
          form={form}
          index={index}
          title={titleOf(people, index)}
        />
      ))}
      <p className={`cap t3 ${styles.hint}`}>{t(lead ? 'tours.lead_hint' : 'tours.names_hint')}</p>
      <Checkbox label={t('travel.keep_guests')} checked={props.keeps} onChange={props.onKeeps}>
        <span className="sub">{t('travel.keep_guests')}</span>
      </Checkbox>
    </Card>
  );
}
