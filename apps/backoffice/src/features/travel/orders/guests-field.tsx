import type { GuestInput } from '@app/contract/travel/person-schemas';
import { Input } from 'antd';
import { listed } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { useFieldWords } from '../../../ui/form/use-field-words';
import styles from './order.module.css';

const MOST = 40;

export type NamedGuest = Pick<GuestInput, 'unit' | 'givenName' | 'familyName' | 'ageType' | 'age'>;

/** The names of those who travel; nothing else of them can be changed. */
export function GuestsField({ value = [], onChange, errors }: OwnFieldProps<NamedGuest[]>) {
  const t = useText();
  const wordsOf = useFieldWords();
  const set = (index: number, part: Partial<NamedGuest>) =>
    onChange?.(value.map((guest, at) => (at === index ? { ...guest, ...part } : guest)));
  return (
    <div className={styles.guests}>
      {value.map((guest, index) => {
        const name = t('travel.staff.guest_number', { number: index + 1 });
        const wrong = (['givenName', 'familyName'] as const).find((key) => errors[`${index}.${key}`]);
        const input = (key: 'givenName' | 'familyName', label: string) => (
          <Input
            aria-label={listed(label, name)}
            placeholder={label}
            maxLength={MOST}
            value={guest[key]}
            {...(errors[`${index}.${key}`] ? { status: 'error' as const } : {})}
            onChange={(event) => set(index, { [key]: event.target.value })}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests never move
          <fieldset key={index}>
            <legend>{name}</legend>
            {input('givenName', t('travel.staff.given_name'))}
            {input('familyName', t('travel.staff.family_name'))}
            {wrong && <span className={styles.wrong}>{wordsOf(errors[`${index}.${wrong}`] ?? '')}</span>}
          </fieldset>
        );
      })}
    </div>
  );
}
