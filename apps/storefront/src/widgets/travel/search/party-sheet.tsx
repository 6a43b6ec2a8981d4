import { useT } from '@app/client/i18n';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import {
  type FullParty,
  isFull,
  mostOf,
  PARTY_LIMITS,
  type Party,
  type PartyLimits,
  withAdults,
  withAge,
  withChildren,
  withRooms,
} from './party.ts';
import { AgeFields, CountRow } from './party-fields.tsx';
import styles from './party-sheet.module.css';

/** How many rooms, adults and children, and how old each child is. Mount it anew for each opening. */
export function PartySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: FullParty;
  readonly onChoose: (party: FullParty) => void;
  /** How many there may be, if not as many as in a hotel. */
  readonly limits?: PartyLimits;
  /** Which children may come, and what their ages are for; as in a hotel where it is not said. */
  readonly notes?: { readonly children: string; readonly ages: string };
}) {
  const t = useT();
  const limits: PartyLimits = props.limits ?? PARTY_LIMITS;
  const { childFrom = 0, childAge } = limits;
  const ages = Array.from({ length: childAge - childFrom + 1 }, (_, index) => childFrom + index);
  const [party, setParty] = useState<Party>(props.party);
  const [asked, setAsked] = useState(false);
  const most = mostOf(party, limits);
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
        max={most.rooms}
        onChange={(value) => setParty((now) => withRooms(now, value, limits))}
      />
      <CountRow
        title={t('travel.adults_label')}
        note={t('travel.adults_note', { age: childAge + 1 })}
        value={party.adults}
        min={party.rooms}
        max={most.adults}
        onChange={(value) => setParty((now) => withAdults(now, value, limits))}
      />
      <CountRow
        title={t('travel.children_label')}
        note={props.notes?.children ?? t('travel.children_note', { age: childAge })}
        value={party.childAges.length}
        min={0}
        max={most.children}
        onChange={(value) => setParty((now) => withChildren(now, value, limits))}
      />
      {party.childAges.length > 0 ? (
        <div className={styles.ages}>
          <AgeFields
            ages={party.childAges}
            choices={ages}
            asked={asked}
            onChange={(index, value) => setParty((now) => withAge(now, index, value))}
          />
          <p className={asked && !isFull(party) ? 'cap bad' : 'cap t3'} role={asked ? 'alert' : undefined}>
            {asked && !isFull(party) ? t('travel.ages_required') : (props.notes?.ages ?? t('travel.ages_why'))}
          </p>
        </div>
      ) : null}
    </Sheet>
  );
}
