import { useT } from '@app/client/i18n';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { IconChevronRight, IconMapPin, IconMapPinPlus } from '@tabler/icons-react';
import { Card, IconWell } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AddressLine } from '../../../widgets/address-line.tsx';
import { useNamedText } from '../../../widgets/list-text.ts';
import styles from '../my-orders/orders.module.css';

/** Where it goes; pressing it offers other addresses, or asks for the first one. */
export function AddressCard(props: {
  readonly address: AddressView | null;
  readonly error: string | undefined;
  readonly onPress: () => void;
}) {
  const t = useT();
  const named = useNamedText();
  const { address } = props;
  return (
    <Card flush>
      <button type="button" className={styles.addressCard} onClick={props.onPress}>
        <IconWell>
          <Icon as={address ? IconMapPin : IconMapPinPlus} size="m" />
        </IconWell>
        {address ? (
          <>
            <span className="visually-hidden">{named(t('orders.change_address'), '')}</span>
            <AddressLine address={address} />
          </>
        ) : (
          <span className="grow">
            <b className="semi">{t('orders.add_address')}</b>
            <br />
            <span className={props.error ? 'sub bad' : 'sub t2'}>{props.error ?? t('orders.add_address_text')}</span>
          </span>
        )}
        <Icon as={IconChevronRight} size="m" className={styles.chevron} />
      </button>
    </Card>
  );
}
