import { textOf, useT } from '@app/client/i18n';
import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { type FlightParty, partyFlaw, travellersOf } from '@app/contract/verticals/flights/party';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Chips } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CountRow } from '../../../widgets/travel/search/party-fields.tsx';
import { agesFor, hasAllAges, PeopleSheet } from '../../../widgets/travel/search/people-sheet.tsx';
import styles from './flight-form.module.css';

type Draft = Omit<FlightParty, 'childAges'> & { readonly childAges: readonly (number | null)[] };

const { travellers, childFrom, childTo } = flightLimits;

/** What is wrong with a party, once that was asked. */
function Flaw({ draft, asked }: { readonly draft: Draft; readonly asked: boolean }) {
  const flaw = hasAllAges(draft) ? partyFlaw(draft) : null;
  if (!flaw || !asked) return null;
  return (
    <p className="cap bad" role="alert">
      {textOf(flaw.message as `field.flight_${string}`)}
    </p>
  );
}

/** Who flies, how old the children are, and in which cabin. Mount it anew for each opening. */
export function PartyCabinSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly party: FlightParty;
  readonly cabin: Cabin;
  readonly onChoose: (party: FlightParty, cabin: Cabin) => void;
}) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(props.party);
  const [cabin, setCabin] = useState(props.cabin);
  const { adults, childAges, babies } = draft;
  const all = adults + childAges.length + babies;
  const room = travellers - all;
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  return (
    <PeopleSheet
      open={props.open}
      onClose={props.onClose}
      title={t('flights.who')}
      action={t('flights.use_party', {
        party: t('flights.travellers', { count: hasAllAges(draft) ? travellersOf(draft) : all }),
        cabin: t(`flights.cabin.${cabin}`),
      })}
      draft={draft}
      rows={[
        {
          title: t('travel.adults_label'),
          note: t('flights.adults_note', { age: childTo + 1 }),
          value: adults,
          min: 1,
          max: adults + room,
          onChange: (value) => change({ adults: value, babies: Math.min(babies, value) }),
        },
      ]}
      young={{
        note: t('flights.children_note', { from: childFrom, to: childTo }),
        max: childAges.length + room,
        onChange: (count) => change({ childAges: agesFor(count, childAges) }),
      }}
      ages={{ from: childFrom, to: childTo, why: t('flights.ages_why') }}
      below={(asked) => (
        <>
          <CountRow
            title={t('flights.babies_label')}
            note={t('flights.babies_note')}
            value={babies}
            min={0}
            max={Math.min(adults, babies + room)}
            onChange={(value) => change({ babies: value })}
          />
          <p className={`cap t2 ${styles.rule}`}>
            <Icon as={IconInfoCircle} size="s" />
            {t('flights.party_rule', { most: travellers })}
          </p>
          <Flaw draft={draft} asked={asked} />
          <h3 className={`h3 ${styles.cabinTitle}`}>{t('flights.cabin_label')}</h3>
          <Chips
            label={t('flights.cabin_label')}
            choices={CABINS.map((value) => ({ value, label: t(`flights.cabin.${value}`) }))}
            value={cabin}
            onChange={setCabin}
          />
        </>
      )}
      onAges={(ages) => change({ childAges: ages })}
      onDone={(party) => {
        if (!partyFlaw(party)) props.onChoose(party, cabin);
      }}
    />
  );
}
