import { useT } from '@app/client/i18n';
import { useId } from 'react';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import styles from './party-sheet.module.css';
import { type AgeOf, agesOf, ageText } from './party-text.ts';

/** How many of one kind travel. */
export function CountRow(props: {
  readonly title: string;
  readonly note?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <div className={styles.row}>
      <div className="grow">
        <p className="semi">{props.title}</p>
        {props.note ? <p className="cap t3">{props.note}</p> : null}
      </div>
      <Stepper label={props.title} value={props.value} min={props.min} max={props.max} onChange={props.onChange} />
    </div>
  );
}

/** How old a child is. */
function AgeField(props: {
  readonly of: AgeOf;
  readonly age: number | null;
  /** Those to choose from. */
  readonly ages: readonly number[];
  readonly missing: boolean;
  readonly onChange: (age: number) => void;
}) {
  const t = useT();
  const id = useId();
  const { of, age, missing } = props;
  return (
    <div className={styles.age}>
      <label htmlFor={id} className="cap t2">
        {t(`travel.age_of_${of.kind}`, { index: of.index })}
      </label>
      <NativeSelect
        small
        id={id}
        value={age ?? ''}
        aria-invalid={missing || undefined}
        onChange={(event) => props.onChange(Number(event.target.value))}
      >
        <option value="" disabled>
          {t('common.select')}
        </option>
        {props.ages.map((one) => (
          <option key={one} value={one}>
            {ageText(t, one)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** How old each child is: a field each, named after whom it is of. */
export function AgeFields(props: {
  readonly ages: readonly (number | null)[];
  /** Ages to choose from. */
  readonly choices: readonly number[];
  /** Whether those without an age are marked. */
  readonly asked: boolean;
  /** What all of them are called, whatever their age. */
  readonly kind?: AgeOf['kind'];
  readonly onChange: (index: number, age: number) => void;
}) {
  const { ages, kind } = props;
  const named = agesOf(ages).map((one, index) => (kind ? { kind, index: index + 1 } : one));
  return named.map((of, index) => (
    <AgeField
      // biome-ignore lint/suspicious/noArrayIndexKey: children differ by their place alone
      key={index}
      of={of}
      age={ages[index] ?? null}
      ages={props.choices}
      missing={props.asked && ages[index] == null}
      onChange={(age) => props.onChange(index, age)}
    />
  ));
}
