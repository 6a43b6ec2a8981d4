import { call } from '@app/client/call';
import { readRecord, writeRecord } from '@app/client/device-db';
import { useT } from '@app/client/i18n';
import { useEndpoint, useInvalidate } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSignedIn } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import styles from './messages.module.css';

const RichText = lazy(() => import('../../ui/rich-text.tsx'));

/** Where the device keeps which popup notices were closed on it: table `quick`. */
const RECORD = 'closed_notices';
/** Older ones are forgotten; a shop rarely has more than one at a time. */
const KEPT = 50;

const closedOnDevice = async (): Promise<string[]> => {
  const kept = await readRecord<unknown>('quick', RECORD);
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
};

/** The popup notice of the moment, once: closing it is remembered by the account, for a visitor by the device. */
export default function PopupNotice() {
  const t = useT();
  const signedIn = useSignedIn();
  const invalidate = useInvalidate();
  const { data: notice } = useEndpoint(messageEndpoints.popupMessage, undefined, { staleTime: 60_000, ofShell: true });
  const [closed, setClosed] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void closedOnDevice().then(setClosed);
  }, []);
  const open = Boolean(notice && closed && !closed.includes(notice.id));
  const close = () => {
    if (!notice || !closed) return;
    const all = [notice.id, ...closed].slice(0, KEPT);
    setClosed(all);
    void writeRecord('quick', RECORD, all);
    if (!signedIn) return;
    void call(messageEndpoints.readMessages, { body: { ids: [notice.id] } }, { quiet: true, toast: false })
      .then(() => invalidate(messageEndpoints.messageList, accountEndpoints.userInfo))
      // Unread it stays in the list, where it can be read later.
      .catch(() => undefined);
  };
  if (!notice) return null;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={notice.title}
      footer={
        <Button block onClick={close}>
          {t('common.done')}
        </Button>
      }
    >
      <div className={styles.letter}>
        {notice.cover ? (
          <span className={styles.cover}>
            <Picture src={notice.cover} alt="" width={343} ratio="16 / 9" eager />
          </span>
        ) : null}
        <Suspense fallback={<SkeletonText lines={4} />}>
          <RichText html={notice.html} />
        </Suspense>
      </div>
    </Sheet>
  );
}
