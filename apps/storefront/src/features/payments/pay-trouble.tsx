import type { ApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Note, NoteAction } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './cashier.module.css';

/** The last attempt to pay that did not come through: `retry` sends the same one once more. */
export type PayTrouble = { readonly error: ApiError; readonly retry: () => void };

/** Whether the server has not said how it ended: it may have been done. */
const isUnheard = ({ kind }: ApiError): boolean => kind !== 'answer';

/** Why paying went no further, until it is tried again: what was refused, or that nothing was heard, with Retry. */
export function PayTroubleNote({ trouble }: { readonly trouble: PayTrouble }) {
  const t = useT();
  const { error, retry } = trouble;
  const unheard = isUnheard(error);
  return (
    <div className={styles.note}>
      <Note
        tone="bad"
        icon={<Icon as={IconAlertTriangle} size="m" />}
        action={unheard ? <NoteAction onPress={retry}>{t('common.retry')}</NoteAction> : null}
      >
        {unheard ? t('payments.unheard') : error.msg}
      </Note>
    </div>
  );
}
