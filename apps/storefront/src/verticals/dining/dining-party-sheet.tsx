import { useT } from '@app/client/i18n';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { DiningParty } from '@app/contract/verticals/dining/party';
import { useState } from 'react';
import { agesFor, PeopleSheet } from '../../widgets/travel/search/people-sheet.tsx';

type Draft = { readonly adults: number; readonly childAges: readonly (number | null)[] };

const { people, children, childAge } = diningLimits;

/** How many come to the table, and how old each child is. Mount it anew for each opening. */
export function DiningPartySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: DiningParty;
  readonly onChoose: (party: DiningParty) => void;
}) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(props.party);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  return (
    <PeopleSheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.who')}
      draft={draft}
      rows={[
        {
          title: t('travel.adults_label'),
          note: t('travel.adults_note', { age: childAge + 1 }),
          value: draft.adults,
          min: 1,
          max: people - draft.childAges.length,
          onChange: (adults) => change({ adults }),
        },
      ]}
      young={{
        note: t('travel.children_note', { age: childAge }),
        max: Math.min(children, people - draft.adults),
        onChange: (count) => change({ childAges: agesFor(count, draft.childAges) }),
      }}
      ages={{ to: childAge, why: t('dining.ages_why') }}
      onAges={(childAges) => change({ childAges })}
      onDone={props.onChoose}
    />
  );
}
