import { usePreferences } from '@app/client/preferences';
import { Unbroken } from '@app/client/unbroken';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { addressText } from '@app/contract/accounts/address-text';
import styles from './address-line.module.css';
import { phoneText } from './phone-text.ts';

/** Who receives it and where, in two lines. */
export function AddressLine({ address }: { readonly address: AddressView }) {
  const locale = usePreferences((state) => state.locale);
  return (
    <span className="grow">
      <span className="row baseline wrap g2">
        <b className="semi clip2">{address.name}</b>
        <span className="sub t2 num nowrap">{phoneText(address.tel, address.country)}</span>
      </span>
      <span className={`sub t2 ${styles.place}`}>
        <Unbroken text={addressText(address, locale)} />
      </span>
    </span>
  );
}
