import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpointMutation } from '@app/client/use-mutation';
import { limits } from '@app/contract/core/limits';
import { tagOf } from '@app/contract/core/locale';
import { inNameOrder } from '@app/contract/core/name-order';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { type AgeType, DOCUMENT_TYPES, GENDERS, type Passenger } from '@app/contract/travel/person-schemas';
import { useEffect, useMemo, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { fieldText, resolveBy, showRefusedFields } from '../../form-fields.ts';
import type { BookingValues } from '../booking/booking-form.ts';
import { useKeptDraft } from '../booking/kept-draft.ts';
import { useDateText } from '../dates/date-text.ts';
import { addDays } from '../dates/local-date.ts';
import { useToday } from '../dates/use-today.ts';
import { NATIONALITIES } from './nationalities.ts';
import { OneNameHint } from './one-name-hint.tsx';
import {
  flawsOfTraveller,
  TRAVELLER_FIELDS,
  type TravellerRules,
  travellerInput,
  valuesOfTraveller,
} from './traveller-rules.ts';
import styles from './travellers.module.css';

const OLDEST = '1905-01-01';
/** Days that a document is valid for at most: no country gives more than some fifteen years. */
const LONGEST_DAYS = 7_300;

type Form = UseFormReturn<BookingValues>;

function DateField(props: {
  readonly form: Form;
  readonly name: 'birthDate' | 'documentValidUntil';
  readonly label: string;
  readonly helper?: string;
  readonly min: string;
  readonly max: string;
}) {
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field, fieldState }) => (
        <DateInput
          label={props.label}
          helper={props.helper}
          name={field.name}
          ref={field.ref}
          value={field.value}
          min={props.min}
          max={props.max}
          error={fieldText(fieldState.error)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

/** Countries by their names in the language in use. */
function useCountries() {
  const locale = usePreferences((state) => state.locale);
  return useMemo(() => {
    const names = new Intl.DisplayNames(tagOf(locale), { type: 'region' });
    const named = NATIONALITIES.map((code) => ({ code, name: names.of(code) ?? code }));
    return inNameOrder(locale, named, ({ name }) => name);
  }, [locale]);
}

/** The name as the document spells it. */
function NameFields({ form }: { readonly form: Form }) {
  const t = useT();
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label={t('travel.traveller.family_name')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.personName}
        error={fieldText(errors.familyName)}
        {...form.register('familyName')}
      />
      <TextInput
        label={t('travel.traveller.given_name')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.personName}
        error={fieldText(errors.givenName)}
        {...form.register('givenName')}
      />
      <OneNameHint form={form} family="familyName" given="givenName" />
    </>
  );
}

/** Gender, date of birth and nationality. */
function PersonFields({ form }: { readonly form: Form }) {
  const t = useT();
  const today = useToday();
  const countries = useCountries();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('travel.traveller.gender')} error={fieldText(errors.gender)}>
        {({ id, describedBy, invalid }) => (
          <NativeSelect
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...form.register('gender')}
          >
            <option value="">{t('common.select')}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`travel.traveller.gender_${gender}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <DateField form={form} name="birthDate" label={t('travel.traveller.birth_date')} min={OLDEST} max={today} />
      <Field label={t('travel.traveller.nationality')} error={fieldText(errors.nationality)}>
        {({ id, describedBy, invalid }) => (
          <NativeSelect
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...form.register('nationality')}
          >
            <option value="">{t('common.select')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </>
  );
}

/** Which document, its number, and until when it is valid. */
function DocumentFields({ form, rules }: { readonly form: Form; readonly rules: TravellerRules }) {
  const t = useT();
  const date = useDateText();
  const today = useToday();
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="documentType"
        render={({ field, fieldState }) => (
          <div className={styles.document}>
            <p className="sub medium">{t('travel.traveller.document')}</p>
            <Chips
              label={t('travel.traveller.document')}
              choices={DOCUMENT_TYPES.map((value) => ({ value, label: t(`travel.traveller.document_${value}`) }))}
              value={DOCUMENT_TYPES.find((one) => one === field.value) ?? null}
              onChange={(value) => {
                field.onChange(value);
                void form.trigger('documentType');
              }}
            />
            {fieldState.error ? (
              <p className="cap bad" role="alert">
                {fieldText(fieldState.error)}
              </p>
            ) : null}
          </div>
        )}
      />
      <TextInput
        label={t('travel.traveller.number')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
        error={fieldText(errors.documentNumber)}
        {...form.register('documentNumber')}
      />
      <DateField
        form={form}
        name="documentValidUntil"
        label={t('travel.traveller.valid_until')}
        helper={t('travel.traveller.valid_hint', { day: date.day(rules.documentsUntil) })}
        min={today}
        max={addDays(today, LONGEST_DAYS)}
      />
    </>
  );
}

/** A traveller with their document, as it spells them. What is typed stays in this tab until it is saved. */
export function TravellerForm(props: {
  /** Who is changed; null for somebody new. */
  readonly passenger: Passenger | null;
  readonly type: AgeType;
  /** Any date of birth will do: the place is asked about afterwards. */
  readonly anyAge?: boolean;
  readonly rules: TravellerRules;
  readonly onSaved: (passenger: Passenger) => void;
}) {
  const t = useT();
  const { passenger, type, rules } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const save = useEndpointMutation(travelEndpoints.savePassenger, {
    toast: false,
    invalidates: [travelEndpoints.passengerPage],
  });
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => flawsOfTraveller(values, props.anyAge ? null : type, rules)),
    mode: 'onTouched',
    defaultValues: valuesOfTraveller(passenger),
  });
  const forgetDraft = useKeptDraft(form, `traveller ${passenger?.id ?? type}`);
  // What is missing of a saved traveller is named at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (passenger) void form.trigger();
  }, []);
  const submit = form.handleSubmit(async (values) => {
    setRefused(null);
    try {
      const saved = await save.mutateAsync({ body: travellerInput(values, passenger?.id) });
      forgetDraft();
      toast(t('travel.traveller.saved'), 'success');
      props.onSaved(saved);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const place = (field: string) => TRAVELLER_FIELDS.find((one) => one === field) ?? null;
      if (!showRefusedFields(failure, form.setError, place)) setRefused(failure.msg);
    }
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <NameFields form={form} />
      <PersonFields form={form} />
      <DocumentFields form={form} rules={rules} />
      {refused ? <Note tone="bad">{refused}</Note> : null}
      <Button block type="submit" loading={save.isPending}>
        {t('common.save')}
      </Button>
    </form>
  );
}
