import { useT } from '@app/client/i18n';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/controls.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AddressLine } from '../../../widgets/address-line.tsx';
import styles from '../my-orders/orders.module.css';

/** The customer's addresses to choose from, and a way to add one. */
export function AddressSheet(props: {
  readonly open: boolean;
  readonly addresses: readonly AddressView[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('orders.deliver_to')}
      footer={
        <Button block kind="soft" icon={IconPlus} onClick={props.onAdd}>
          {t('orders.other_address')}
        </Button>
      }
    >
      <ul className={styles.choices}>
        {props.addresses.map((address) => (
          <li key={address.id} className={styles.choice}>
            <Radio
              name="delivery-address"
              label={address.name}
              checked={address.id === props.chosen}
              onChange={() => props.onChoose(address.id)}
            >
              <AddressLine address={address} />
            </Radio>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
