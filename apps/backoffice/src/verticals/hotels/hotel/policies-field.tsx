import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelInput } from '@app/contract/verticals/hotels/staff-input';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { errorsAt } from '../../../ui/form/field-errors';
import { LocalizedInput } from '../../../ui/form/inputs/localized-input';
import styles from './hotel.module.css';

type Policies = HotelInput['policies'];
const PARTS = ['children', 'pets', 'extra'] as const;
const none: Policies = { children: { 'en-US': '' }, pets: { 'en-US': '' }, extra: { 'en-US': '' } };

/** What the hotel says of children, of pets, and else, in four languages each. */
export function PoliciesField({ value = none, onChange, errors }: OwnFieldProps<Policies>) {
  const t = useText();
  return (
    <div className={styles.policies}>
      {PARTS.map((part) => (
        <section key={part}>
          <h4>{t(`hotels.staff.policy.${part}`)}</h4>
          <LocalizedInput
            as="long"
            max={hotelLimits.policy}
            value={value[part]}
            label={t(`hotels.staff.policy.${part}`)}
            errors={errorsAt(errors, part).parts}
            onChange={(text) => onChange?.({ ...value, [part]: { ...text, 'en-US': text['en-US'] ?? '' } })}
          />
        </section>
      ))}
    </div>
  );
}
