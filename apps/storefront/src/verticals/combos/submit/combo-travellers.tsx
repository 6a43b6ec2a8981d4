import { useT } from '@app/client/i18n';
import type { BundleQuote } from '@app/contract/travel/bundle-views';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/controls.tsx';
import { GuestFields } from '../../../widgets/travel/booking/guest-fields.tsx';
import { Travellers, useTravellerTitle } from '../../../widgets/travel/travellers/travellers.tsx';
import { peopleOf, rulesOf } from './combo-people.ts';
import styles from './combo-submit.module.css';
import type { TripBooking } from './use-book-trip.ts';
import { useOtherAge } from './use-other-age.ts';

/** Everybody who travels, named once for every part: chosen with their documents where a part flies, else by name. */
export function ComboTravellers({ booking, quote }: { readonly booking: TripBooking; readonly quote: BundleQuote }) {
  const t = useT();
  const titleOf = useTravellerTitle();
  const { form, party, kept } = booking;
  const people = peopleOf(party);
  const rules = rulesOf(quote, party);
  const other = useOtherAge(booking, rules);
  const noteOf = (index: number): string => {
    const { age = null, room = 1 } = people[index] ?? {};
    const note = age === null ? t('combos.adult_note') : t('combos.child_note', { count: age });
    return party.rooms > 1 ? t('combos.in_room', { index: room, note }) : note;
  };
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('combos.travellers')}</h2>
      {rules ? (
        <Travellers form={form} rules={rules} kept={kept} noteOf={noteOf} {...other} />
      ) : (
        people.map((_, index) => (
          <GuestFields
            // biome-ignore lint/suspicious/noArrayIndexKey: people are told apart by their place alone
            key={index}
            form={form}
            index={index}
            title={titleOf(
              people.map(({ type }) => type),
              index,
            )}
            note={noteOf(index)}
          />
        ))
      )}
      <p className={`cap t3 ${styles.hint}`}>{t(rules ? 'combos.documents_hint' : 'combos.names_hint')}</p>
      {rules ? null : (
        <Checkbox label={t('travel.keep_guests')} checked={booking.keeps} onChange={booking.setKeeps}>
          <span className="sub">{t('travel.keep_guests')}</span>
        </Checkbox>
      )}
    </Card>
  );
}
