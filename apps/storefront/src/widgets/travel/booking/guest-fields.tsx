import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import type { Passenger } from '@app/contract/travel/person-schemas';
import { IconAddressBook } from '@tabler/icons-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextButton } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fieldText } from '../../form-fields.ts';
import { KeptGuestsSheet } from '../travellers/kept-guests.tsx';
import { OneNameHint } from '../travellers/one-name-hint.tsx';
import { type BookingValues, guestField } from './booking-form.ts';
import styles from './guest-fields.module.css';

/** The name of one guest, typed or taken from those kept. `title` says for which room or seat. */
export function GuestFields(props: {
  readonly form: UseFormReturn<BookingValues>;
  readonly index: number;
  readonly title: string;
  readonly note?: string;
}) {
  const t = useT();
  const [choosing, setChoosing] = useState({ open: false, times: 0 });
  const { form, index } = props;
  const { errors } = form.formState;
  const take = ({ familyName, givenName }: Passenger) => {
    const options = { shouldValidate: true, shouldDirty: true } as const;
    form.setValue(guestField('family', index), familyName, options);
    form.setValue(guestField('given', index), givenName, options);
    setChoosing((now) => ({ ...now, open: false }));
  };
  return (
    <fieldset className={styles.guest}>
      <legend className="visually-hidden">{props.title}</legend>
      <div className={styles.head}>
        <div className="grow">
          <p className="h3" aria-hidden="true">
            {props.title}
          </p>
          {props.note ? <p className="cap t3">{props.note}</p> : null}
        </div>
        <TextButton onClick={() => setChoosing((now) => ({ open: true, times: now.times + 1 }))}>
          <Icon as={IconAddressBook} size="m" />
          {t('travel.kept_guests')}
        </TextButton>
      </div>
      <div className={styles.pair}>
        {(['family', 'given'] as const).map((part) => {
          const name = guestField(part, index);
          return (
            <TextInput
              key={name}
              label={t(part === 'family' ? 'travel.family_name' : 'travel.given_name')}
              autoComplete={index === 0 ? `${part}-name` : 'off'}
              maxLength={limits.personName}
              error={fieldText(errors[name])}
              {...form.register(name)}
            />
          );
        })}
      </div>
      <OneNameHint form={form} family={guestField('family', index)} given={guestField('given', index)} />
      <KeptGuestsSheet
        key={choosing.times}
        open={choosing.open}
        onClose={() => setChoosing((now) => ({ ...now, open: false }))}
        onChoose={take}
      />
    </fieldset>
  );
}
