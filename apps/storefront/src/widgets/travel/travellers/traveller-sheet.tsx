import { textOf, useT } from '@app/client/i18n';
import { fullName } from '@app/contract/travel/person-names';
import type { AgeType, Passenger } from '@app/contract/travel/person-schemas';
import { IconPencil, IconUser, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyPart, ErrorNote } from '../../../ui/states.tsx';
import { TravellerForm } from './traveller-form.tsx';
import { flawOfKept, missingOf, type TravellerRules } from './traveller-rules.ts';
import styles from './travellers.module.css';
import type { KeptTravellers } from './use-kept-travellers.ts';

const LABELS = {
  familyName: 'travel.traveller.family_name',
  givenName: 'travel.traveller.given_name',
  gender: 'travel.traveller.gender',
  birthDate: 'travel.traveller.birth_date',
  nationality: 'travel.traveller.nationality',
  documentType: 'travel.traveller.document',
  documentNumber: 'travel.traveller.number',
  documentValidUntil: 'travel.traveller.valid_until',
} as const;

/** Returns what is wrong with a saved traveller, in words; missing fields by name. */
function useFlawText() {
  const t = useT();
  return (flaw: string, passenger: Passenger): string => {
    const missing = missingOf(passenger);
    if (missing.length === 0) return textOf(flaw as `field.${string}`);
    return t('travel.traveller.missing', {
      what: missing.map((field) => t(LABELS[field])).join(t('travel.list_comma')),
    });
  };
}

/** Somebody kept, or somebody new, for one place of a trip. Mount it anew for each opening. */
export function TravellerSheet(props: {
  readonly open: boolean;
  readonly title: string;
  readonly type: AgeType;
  readonly rules: TravellerRules;
  readonly kept: KeptTravellers;
  /** The position of the other guest of the same name; undefined where there is none. */
  readonly placeOf: (id: string) => number | undefined;
  readonly onClose: () => void;
  readonly onChoose: (passenger: Passenger) => void;
  /** Takes somebody who has another type on the day than this place; without it they are refused. */
  readonly onOtherType?: ((passenger: Passenger) => void) | undefined;
}) {
  const t = useT();
  const flawText = useFlawText();
  const { kept, type, rules } = props;
  const [editing, setEditing] = useState<{ readonly passenger: Passenger | null } | null>(null);
  const title = () => {
    if (!editing) return props.title;
    return editing.passenger ? t('travel.traveller.complete') : t('travel.traveller.new');
  };
  const take = (passenger: Passenger) => {
    const flaw = flawOfKept(passenger, type, rules);
    if (flaw === 'field.flight_age' && props.onOtherType) props.onOtherType(passenger);
    else if (flaw) setEditing({ passenger });
    else props.onChoose(passenger);
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={title()}
      footer={
        editing ? undefined : (
          <Button block kind="soft" icon={IconUserPlus} onClick={() => setEditing({ passenger: null })}>
            {t('travel.traveller.add')}
          </Button>
        )
      }
    >
      {editing ? (
        <TravellerForm
          passenger={editing.passenger}
          type={type}
          rules={rules}
          anyAge={props.onOtherType !== undefined}
          onSaved={(saved) => {
            kept.take(saved);
            take(saved);
          }}
        />
      ) : (
        <>
          {kept.isPending ? <Skeleton height="5.2rem" /> : null}
          {kept.error ? <ErrorNote error={kept.error} onRetry={kept.refetch} /> : null}
          {kept.list.length === 0 && !kept.isPending && !kept.error ? (
            <EmptyPart icon={IconUser} title={t('travel.traveller.none')} text={t('travel.traveller.none_text')} />
          ) : null}
          <ul>
            {kept.list.map((passenger) => {
              const flaw = flawOfKept(passenger, type, rules);
              const place = props.placeOf(passenger.id);
              const swaps = place !== undefined && rules.types[place] === type;
              const named = place !== undefined && !swaps;
              return (
                <li key={passenger.id} className={styles.choice}>
                  <button type="button" className={styles.name} disabled={named} onClick={() => take(passenger)}>
                    <Icon as={IconUser} size="m" className="brand" />
                    <span className="grow">
                      <span className={styles.line}>{fullName(passenger)}</span>
                      {named ? <span className="cap t3">{t('travel.traveller.in_use')}</span> : null}
                      {swaps ? <span className="cap brand">{t('travel.traveller.swap')}</span> : null}
                      {flaw && !named ? <span className="cap bad">{flawText(flaw, passenger)}</span> : null}
                    </span>
                  </button>
                  <IconButton
                    icon={IconPencil}
                    size="m"
                    label={t('travel.traveller.edit', { name: fullName(passenger) })}
                    onClick={() => setEditing({ passenger })}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
}
