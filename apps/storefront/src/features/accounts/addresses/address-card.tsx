import { useT } from '@app/client/i18n';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton, TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AddressLine } from '../../../widgets/address-line.tsx';
import styles from './addresses.module.css';

/** One address: who and where, whether it is the default, and its actions. With `onChoose` the text chooses it. */
export function AddressCard(props: {
  readonly address: AddressView;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
  readonly onChoose: (() => void) | undefined;
}) {
  const t = useT();
  const { address, busy, onChoose } = props;
  const { name } = address;
  return (
    <Card flush>
      {onChoose ? (
        <button type="button" className={styles.choose} onClick={onChoose}>
          <AddressLine address={address} />
        </button>
      ) : (
        <div className={styles.text}>
          <AddressLine address={address} />
        </div>
      )}
      <div className={styles.actions}>
        <span className="grow">
          {address.isDefault ? (
            <Tag tone="brand">{t('address.default')}</Tag>
          ) : (
            <TextButton disabled={busy} onClick={props.onMakeDefault}>
              {t('address.make_default')}
            </TextButton>
          )}
        </span>
        <IconButton icon={IconPencil} size="m" label={t('address.edit_of', { name })} onClick={props.onEdit} />
        <IconButton
          icon={IconTrash}
          size="m"
          label={t('address.delete_of', { name })}
          disabled={busy}
          onClick={props.onRemove}
        />
      </div>
    </Card>
  );
}
