import { fullName } from '@app/contract/travel/person-names';
import type { StaffGuest } from '@app/contract/travel/person-schemas';
import type { StaffTravelDetail } from '@app/contract/travel/staff-schemas';
import { comma } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { countryName } from '../../../ui/countries';
import { Facts } from '../../../ui/drawer';
import { lookOf } from '../travel-kinds';
import styles from './order.module.css';

/** One traveller: name and what they are, tickets, and the document as far as it is shown. */
function Guest({ guest, all }: { guest: StaffGuest; all: readonly StaffGuest[] }) {
  const t = useText();
  const format = useFormat();
  const { document } = guest;
  const day = (date: string) => format.day(`${date}T00:00`);
  const carrier = guest.infantOf === null ? undefined : all[guest.infantOf - 1];
  const kind = [
    guest.ageType !== 'adult' && t(`travel.staff.age_type.${guest.ageType}`),
    guest.age !== null && t('travel.staff.age', { age: guest.age }),
    carrier && t('travel.staff.on_lap_of', { name: fullName(carrier) }),
  ];
  const papers = document && [
    document.birthDate && t('travel.staff.born', { day: day(document.birthDate) }),
    document.nationality && countryName(document.nationality),
    document.number &&
      (document.type
        ? t('travel.staff.document', {
            type: t(`travel.staff.document_type.${document.type}`),
            number: document.number,
          })
        : document.number),
    document.validUntil && t('travel.staff.document_valid', { day: day(document.validUntil) }),
  ];
  const written = (parts: readonly (string | false | null | undefined)[] | null) =>
    (parts ?? []).filter(Boolean).join(' · ');
  const lines = [
    written(kind),
    guest.references.length > 0 && t('travel.staff.ticket', { numbers: guest.references.join(comma()) }),
    written(papers),
  ];
  return (
    <div className={styles.guest}>
      <span>{fullName(guest)}</span>
      {lines.filter(Boolean).map((line) => (
        <small key={String(line)}>{line}</small>
      ))}
    </div>
  );
}

/** Everybody who travels, by room, seat row or table. */
export function Guests({ order }: { order: StaffTravelDetail }) {
  const t = useText();
  const unit = lookOf(order.kind)?.unit ?? 'travel.staff.unit';
  const units = [...new Set(order.guests.map((guest) => guest.unit))].sort((a, b) => a - b);
  return (
    <Facts
      title={t('travel.staff.guests')}
      facts={units.map((number) => [
        t(unit, { number }),
        order.guests
          .filter((guest) => guest.unit === number)
          // biome-ignore lint/suspicious/noArrayIndexKey: guests never move
          .map((guest, index) => <Guest key={index} guest={guest} all={order.guests} />),
      ])}
    />
  );
}
