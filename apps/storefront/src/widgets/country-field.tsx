import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { addressProfile, COUNTRIES } from '@app/contract/accounts/address-profile';
import { tagOf } from '@app/contract/core/locale';
import { inNameOrder } from '@app/contract/core/name-order';
import { IconCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { SelectField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import choices from './choice-list.module.css';
import styles from './country-field.module.css';

/** The countries the shop delivers to, by name in the language in use. */
export function CountryField(props: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const [open, setOpen] = useState(false);
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(tagOf(locale), { type: 'region' });
    const named = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }));
    return inNameOrder(locale, named, ({ name }) => name);
  }, [locale]);
  const choose = (code: string) => {
    props.onChange(code);
    setOpen(false);
  };
  return (
    <>
      <SelectField
        label={t('address.country')}
        value={countries.find((one) => one.code === props.value)?.name}
        error={props.error}
        onOpen={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('address.choose_country')}>
        <div className={`${choices.list} ${styles.countries}`}>
          {countries.map(({ code, name }) => {
            const on = code === props.value;
            return (
              <button
                key={code}
                type="button"
                aria-pressed={on}
                className={on ? choices.on : undefined}
                onClick={() => choose(code)}
              >
                <span className={choices.name}>{name}</span>
                <span className={`${choices.note} num`}>+{addressProfile(code)?.callingCode}</span>
                {on ? <Icon as={IconCheck} size="m" /> : null}
              </button>
            );
          })}
        </div>
      </Sheet>
    </>
  );
}
