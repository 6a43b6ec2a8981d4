import { useT } from '@app/client/i18n';
import { fullName } from '@app/contract/travel/person-names';
import type { Passenger } from '@app/contract/travel/person-schemas';
import { IconChevronRight } from '@tabler/icons-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { fieldText } from '../../form-fields.ts';
import type { BookingValues } from '../booking/booking-form.ts';
import { useAsking } from '../use-asking.ts';
import { withSwapped } from './swapped-places.ts';
import { lapField, passengerField, type TravellerRules } from './traveller-rules.ts';
import { TravellerSheet } from './traveller-sheet.tsx';
import styles from './travellers.module.css';
import type { KeptTravellers } from './use-kept-travellers.ts';

/** Names the travellers of a trip by type: Adult 1, Child 1. */
export function useTravellerTitle() {
  const t = useT();
  return (types: TravellerRules['types'], index: number): string => {
    const type = types[index] ?? 'adult';
    return t(`travel.traveller.${type}`, { index: types.slice(0, index + 1).filter((one) => one === type).length });
  };
}

type Form = UseFormReturn<BookingValues>;

/** One who travels: a press chooses who it is. */
function TravellerRow(props: {
  readonly form: Form;
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly chosen: Passenger | undefined;
  readonly onPress: () => void;
}) {
  const t = useT();
  const { chosen } = props;
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field, fieldState }) => (
        <>
          <button
            ref={field.ref}
            type="button"
            className={styles.row}
            aria-haspopup="dialog"
            aria-invalid={fieldState.error ? true : undefined}
            onClick={() => props.onPress()}
          >
            <span className="grow">
              <span className="semi">{props.title}</span>
              <span className={`cap t3 ${styles.line}`}>{props.note}</span>
            </span>
            <span className={chosen ? styles.chosen : 'accent sub'}>
              {chosen ? fullName(chosen) : t('travel.traveller.to_fill')}
            </span>
            <Icon as={IconChevronRight} size="m" className="t3" />
          </button>
          {fieldState.error ? (
            <p className={`cap bad ${styles.error}`} role="alert">
              {fieldText(fieldState.error)}
            </p>
          ) : null}
        </>
      )}
    />
  );
}

/** On whose lap a baby flies. */
function LapField(props: {
  readonly form: Form;
  readonly name: string;
  readonly adults: readonly { readonly at: number; readonly name: string }[];
}) {
  const t = useT();
  const { form, name, adults } = props;
  return (
    <Field label={t('travel.traveller.lap')} error={fieldText(form.formState.errors[name])}>
      {({ id, describedBy, invalid }) => (
        <NativeSelect
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          {...form.register(name)}
        >
          {adults.map((adult) => (
            <option key={adult.at} value={adult.at + 1}>
              {adult.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type TravellersProps = {
  readonly form: Form;
  readonly rules: TravellerRules;
  readonly kept: KeptTravellers;
  readonly noteOf: (index: number) => string;
  /** Offers to change who is priced, where the one chosen for a place has another type on the day. */
  readonly onOtherType?: (at: number, passenger: Passenger) => void;
  /** Somebody stands at a place now. */
  readonly onChosen?: (at: number, passenger: Passenger) => void;
  /** Two of one type exchanged their places: what is theirs goes with them. */
  readonly onSwapped?: (swap: readonly [number, number]) => void;
};

/** Puts a traveller at a place of a trip, or two at each other's. */
function choiceOf(props: TravellersProps, chosenAt: (index: number) => Passenger | undefined) {
  const { form, rules } = props;
  const choose = (index: number, passenger: Passenger) => {
    // Errors are looked for again once the one just saved stands among those saved.
    form.setValue(passengerField(index), passenger.id, { shouldDirty: true });
    form.clearErrors(passengerField(index));
    props.onChosen?.(index, passenger);
  };
  const swap = (one: number, other: number) => {
    const places = [one, other] as const;
    const persons = places.map(chosenAt);
    const changed = Object.entries(withSwapped(form.getValues(), { count: rules.types.length, swap: places }));
    for (const [field, value] of changed) form.setValue(field, value, { shouldDirty: true });
    form.clearErrors([...changed.map(([field]) => field), ...places.map(passengerField)]);
    props.onSwapped?.(places);
    for (const [index, person] of persons.entries()) if (person) props.onChosen?.(places[1 - index] ?? one, person);
  };
  return { choose, swap };
}

/** Those who travel with documents: a row for each, chosen from those saved or added; babies name their adult. */
export function Travellers(props: TravellersProps) {
  const titleOf = useTravellerTitle();
  const asking = useAsking<string>();
  const { form, rules, kept, onOtherType } = props;
  const { types } = rules;
  const chosenAt = (index: number) => kept.list.find(({ id }) => id === form.watch(passengerField(index)));
  const at = Number(asking.what ?? 0);
  /** Where those who are chosen for other places stand. */
  const placeOf = new Map(types.flatMap((_, index) => (index === at ? [] : [[chosenAt(index)?.id, index] as const])));
  const { choose, swap } = choiceOf(props, chosenAt);
  return (
    <>
      <ul>
        {types.map((type, index) => {
          const name = passengerField(index);
          const chosen = chosenAt(index);
          return (
            <li key={name} className={styles.traveller}>
              <TravellerRow
                form={form}
                name={name}
                title={titleOf(types, index)}
                note={props.noteOf(index)}
                chosen={chosen}
                onPress={() => asking.ask(String(index))}
              />
              {type === 'baby' ? (
                <LapField
                  form={form}
                  name={lapField(index)}
                  adults={types.flatMap((one, adult) => {
                    const person = chosenAt(adult);
                    return one === 'adult'
                      ? [{ at: adult, name: person ? fullName(person) : titleOf(types, adult) }]
                      : [];
                  })}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <TravellerSheet
        key={asking.times}
        open={asking.what !== null}
        title={titleOf(types, at)}
        type={types[at] ?? 'adult'}
        rules={rules}
        kept={kept}
        placeOf={(id) => placeOf.get(id)}
        onClose={asking.close}
        onChoose={(passenger) => {
          asking.close();
          const other = placeOf.get(passenger.id);
          if (other === undefined) choose(at, passenger);
          else swap(at, other);
        }}
        onOtherType={
          onOtherType &&
          ((passenger) => {
            asking.close();
            onOtherType(at, passenger);
          })
        }
      />
    </>
  );
}
