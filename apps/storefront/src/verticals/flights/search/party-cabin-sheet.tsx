import { textOf, useT } from '@app/client/i18n';
import { CABINS, type Cabin } from '@app/contract/verticals/flights/facts';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import { type FlightParty, partyFlaw, travellersOf } from '@app/contract/verticals/flights/party';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AgeFields, CountRow } from '../../../widgets/travel/search/party-fields.tsx';
import fields from '../../../widgets/travel/search/party-sheet.module.css';
import styles from './flight-form.module.css';

type Draft = Omit<FlightParty, 'childAges'> & { readonly childAges: readonly (number | null)[] };

const { travellers, childFrom, childTo } = flightLimits;
const AGES = Array.from({ length: childTo - childFrom + 1 }, (_, index) => childFrom + index);

const isFull = (draft: Draft): draft is FlightParty => draft.childAges.every((age) => age !== null);

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
  const [asked, setAsked] = useState(false);
  const { adults, childAges, babies } = draft;
  const all = adults + childAges.length + babies;
  const room = travellers - all;
  const flaw = isFull(draft) ? partyFlaw(draft) : null;
  const ageMissing = asked && !isFull(draft);
  const submit = () => {
    setAsked(true);
    if (isFull(draft) && !flaw) props.onChoose(draft, cabin);
    // The first field without an age is told from the others by the mark it gets.
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus());
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('flights.who')}
      footer={
        <Button block onClick={submit}>
          {t('flights.use_party', {
            party: t('flights.travellers', { count: isFull(draft) ? travellersOf(draft) : all }),
            cabin: t(`flights.cabin.${cabin}`),
          })}
        </Button>
      }
    >
      <CountRow
        title={t('travel.adults_label')}
        note={t('flights.adults_note', { age: childTo + 1 })}
        value={adults}
        min={1}
        max={adults + room}
        onChange={(value) => setDraft((now) => ({ ...now, adults: value, babies: Math.min(now.babies, value) }))}
      />
      <CountRow
        title={t('travel.children_label')}
        note={t('flights.children_note', { from: childFrom, to: childTo })}
        value={childAges.length}
        min={0}
        max={childAges.length + room}
        onChange={(value) =>
          setDraft((now) => ({
            ...now,
            childAges: Array.from({ length: value }, (_, index) => now.childAges[index] ?? null),
          }))
        }
      />
      {childAges.length > 0 ? (
        <div className={fields.ages}>
          <AgeFields
            ages={childAges}
            choices={AGES}
            asked={asked}
            onChange={(index, value) =>
              setDraft((now) => ({ ...now, childAges: now.childAges.map((one, at) => (at === index ? value : one)) }))
            }
          />
          <p className={ageMissing ? 'cap bad' : 'cap t3'} role={asked ? 'alert' : undefined}>
            {ageMissing ? t('travel.ages_required') : t('flights.ages_why')}
          </p>
        </div>
      ) : null}
      <CountRow
        title={t('flights.babies_label')}
        note={t('flights.babies_note')}
        value={babies}
        min={0}
        max={Math.min(adults, babies + room)}
        onChange={(value) => setDraft((now) => ({ ...now, babies: value }))}
      />
      <p className={`cap t2 ${styles.rule}`}>
        <Icon as={IconInfoCircle} size="s" />
        {t('flights.party_rule', { most: travellers })}
      </p>
      {flaw && asked ? (
        <p className="cap bad" role="alert">
          {textOf(flaw.message as `field.flight_${string}`)}
        </p>
      ) : null}
      <h3 className={`h3 ${styles.cabinTitle}`}>{t('flights.cabin_label')}</h3>
      <Chips
        label={t('flights.cabin_label')}
        choices={CABINS.map((value) => ({ value, label: t(`flights.cabin.${value}`) }))}
        value={cabin}
        onChange={setCabin}
      />
    </Sheet>
  );
}
