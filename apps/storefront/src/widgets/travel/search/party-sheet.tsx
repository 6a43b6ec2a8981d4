import { useT } from '@app/client/i18n';
import { useState } from 'react';
import {
  type FullParty,
  mostOf,
  PARTY_LIMITS,
  type Party,
  type PartyLimits,
  withAdults,
  withChildren,
  withRooms,
} from './party.ts';
import { PeopleSheet } from './people-sheet.tsx';

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
  const [party, setParty] = useState<Party>(props.party);
  const most = mostOf(party, limits);
  return (
    <PeopleSheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.guests_title')}
      draft={party}
      rows={[
        {
          title: t('travel.rooms_label'),
          note: t('travel.rooms_note'),
          value: party.rooms,
          min: 1,
          max: most.rooms,
          onChange: (value) => setParty((now) => withRooms(now, value, limits)),
        },
        {
          title: t('travel.adults_label'),
          note: t('travel.adults_note', { age: childAge + 1 }),
          value: party.adults,
          min: party.rooms,
          max: most.adults,
          onChange: (value) => setParty((now) => withAdults(now, value, limits)),
        },
      ]}
      young={{
        note: props.notes?.children ?? t('travel.children_note', { age: childAge }),
        max: most.children,
        onChange: (value) => setParty((now) => withChildren(now, value, limits)),
      }}
      ages={{ from: childFrom, to: childAge, why: props.notes?.ages ?? t('travel.ages_why') }}
      onAges={(childAges) => setParty((now) => ({ ...now, childAges }))}
      onDone={props.onChoose}
    />
  );
}
