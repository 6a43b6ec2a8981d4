import { useT } from '@app/client/i18n';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import {
  type FullParty,
  isFull,
  PARTY_LIMITS,
  type Party,
  withAdults,
  withAge,
  withChildren,
  withRooms,
} from './party.ts';
import { AgeField, CountRow } from './party-fields.tsx';
import styles from './party-sheet.module.css';

const AGES = Array.from({ length: PARTY_LIMITS.childAge + 1 }, (_, age) => age);

/** How many rooms, adults and children, and how old each child is. Mount it anew for each opening. */
export function PartySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: FullParty;
  readonly onChoose: (party: FullParty) => void;
}) {
  const t = useT();
  const [party, setParty] = useState<Party>(props.party);
  const [asked, setAsked] = useState(false);
  const submit = () => {
    if (isFull(party)) props.onChoose(party);
    else {
      setAsked(true);
      // The first field without an age is told from the others by the mark it gets.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus());
    }
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.guests_title')}
      footer={
        <Button block onClick={submit}>
          {t('common.done')}
        </Button>
      }
    >
      <CountRow
        title={t('travel.rooms_label')}
        note={t('travel.rooms_note')}
        value={party.rooms}
        min={1}
        max={PARTY_LIMITS.rooms}
        onChange={(value) => setParty((now) => withRooms(now, value))}
      />
      <CountRow
        title={t('travel.adults_label')}
        note={t('travel.adults_note', { age: PARTY_LIMITS.childAge + 1 })}
        value={party.adults}
        min={party.rooms}
        max={PARTY_LIMITS.adults}
        onChange={(value) => setParty((now) => withAdults(now, value))}
      />
      <CountRow
        title={t('travel.children_label')}
        note={t('travel.children_note', { age: PARTY_LIMITS.childAge })}
        value={party.childAges.length}
        min={0}
        max={PARTY_LIMITS.children}
        onChange={(value) => setParty((now) => withChildren(now, value))}
      />
      {party.childAges.length > 0 ? (
        <div className={styles.ages}>
          {party.childAges.map((age, index) => (
            <AgeField
              // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place alone
              key={index}
              index={index}
              age={age}
              ages={AGES}
              missing={asked && age === null}
              onChange={(value) => setParty((now) => withAge(now, index, value))}
            />
          ))}
          <p className={asked && !isFull(party) ? 'cap bad' : 'cap t3'} role={asked ? 'alert' : undefined}>
            {asked && !isFull(party) ? t('travel.ages_required') : t('travel.ages_why')}
          </p>
        </div>
      ) : null}
    </Sheet>
  );
}
