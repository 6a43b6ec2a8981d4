import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextInput } from '../../../ui/field.tsx';
import { CountryField } from '../../country-field.tsx';
import { fieldText } from '../../form-fields.ts';
import type { BookingValues } from './booking-form.ts';

/** Who is written to about a booking: name, phone with its country, e-mail. */
export function ContactFields({ form }: { readonly form: UseFormReturn<BookingValues> }) {
  const t = useT();
  const { errors } = form.formState;
  return (
    <>
      <TextInput
        label={t('travel.contact_name')}
        autoComplete="name"
        maxLength={60}
        error={fieldText(errors.contactName)}
        {...form.register('contactName')}
      />
      <Controller
        control={form.control}
        name="country"
        render={({ field, fieldState }) => (
          <CountryField value={field.value ?? ''} error={fieldText(fieldState.error)} onChange={field.onChange} />
        )}
      />
      <TextInput
        label={t('travel.contact_phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        error={fieldText(errors.phone)}
        {...form.register('phone')}
      />
      <TextInput
        label={t('travel.contact_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.email}
        helper={t('travel.contact_email_why')}
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
    </>
  );
}
