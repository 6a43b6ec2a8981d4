import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from '../my-orders/orders.module.css';

/** A word to the seller: one row, in whose place the field opens. What is wrong with the note is said at the open field. */
export function NoteRow(props: {
  readonly note: string;
  readonly error: string | undefined;
  readonly onChange: (note: string) => void;
}) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  if (!opened && props.note === '' && !props.error) {
    return (
      <ListRow
        icon={<Icon as={IconMessageCircle} className="brand" />}
        title={t('orders.note')}
        value={<span className="t3">{t('orders.note_optional')}</span>}
        onPress={() => setOpened(true)}
      />
    );
  }
  return (
    <div className={styles.noteField}>
      <TextArea
        label={t('orders.note')}
        placeholder={t('orders.note_hint')}
        maxLength={limits.orderNote}
        rows={2}
        value={props.note}
        error={props.error}
        // Opened by a press: one goes on typing.
        autoFocus={opened && props.note === ''}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}
