import { useT } from '@app/client/i18n';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourParty } from '@app/contract/verticals/tours/party';
import { useState } from 'react';
import { agesFor, PeopleSheet } from '../travel/search/people-sheet.tsx';

type Draft = Omit<TourParty, 'childAges'> & { readonly childAges: readonly (number | null)[] };

const { travellers, childAge } = tourLimits;

/** The party with so many children; without any, somebody grown comes. */
const withChildren = (now: Draft, count: number): Draft => ({
  ...now,
  adults: count === 0 && now.seniors === 0 ? Math.max(now.adults, 1) : now.adults,
  childAges: agesFor(count, now.childAges),
});

/** How many adults and children travel, and how old each child is. Mount it anew for each opening. */
export function TourPartySheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: TourParty;
  readonly onChoose: (party: TourParty) => void;
}) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(props.party);
  const { adults, seniors, childAges } = draft;
  const room = travellers - adults - seniors - childAges.length;
  return (
    <PeopleSheet
      open={props.open}
      onClose={props.onClose}
      title={t('tours.who')}
      draft={draft}
      rows={[
        {
          title: t('travel.adults_label'),
          note: t('tours.adults_note'),
          value: adults,
          min: seniors + childAges.length > 0 ? 0 : 1,
          max: adults + room,
          onChange: (value) => setDraft((now) => ({ ...now, adults: value })),
        },
      ]}
      young={{
        note: t('travel.children_note', { age: childAge }),
        max: childAges.length + room,
        onChange: (count) => setDraft((now) => withChildren(now, count)),
      }}
      ages={{ to: childAge, why: t('tours.ages_why') }}
      onAges={(ages) => setDraft((now) => ({ ...now, childAges: ages }))}
      onDone={props.onChoose}
    />
  );
}
