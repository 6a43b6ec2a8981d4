import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { Switch } from 'antd';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import { MoneyInput } from '../../../ui/form/inputs/money-input';
import styles from './brands.module.css';

type Rule = FareBrandInput['changeRule'];

export const NO_CHANGE: Rule = { allowed: false, feeUsd: 0, untilMinutes: 0 };

/** Whether ways in a fare are changed, what that costs a traveller and way, and until how long before departure. */
export function ChangeRuleField({ value = NO_CHANGE, onChange }: OwnFieldProps<Rule>) {
  const t = useText();
  const change = (part: Partial<Rule>) => onChange?.({ ...value, ...part });
  return (
    <div className={styles.fees}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is in it */}
      <label>
        {t('flights.staff.change_allowed')}
        <Switch
          aria-label={t('flights.staff.change_allowed')}
          checked={value.allowed}
          onChange={(allowed) => change({ allowed })}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is in it */}
      <label>
        {t('flights.staff.change_fee')}
        <MoneyInput
          aria-label={t('flights.staff.change_fee')}
          value={value.feeUsd}
          onChange={(feeUsd) => change({ feeUsd: feeUsd ?? Number.NaN })}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is in it */}
      <label>
        {t('flights.staff.change_until')}
        <IntegerInput
          aria-label={t('flights.staff.change_until')}
          value={value.untilMinutes}
          onChange={(untilMinutes) => change({ untilMinutes: untilMinutes ?? Number.NaN })}
        />
      </label>
    </div>
  );
}
