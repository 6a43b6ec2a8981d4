import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { tripEndpoints } from '@app/contract/trips/endpoints';
import type { TripDetail } from '@app/contract/trips/views';
import { hrefTo } from '../../shell/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './note-sheet.module.css';

/** The address that shows a trip to whoever has it. */
const addressOf = (key: string): string =>
  `${window.location.origin}${window.location.pathname}${hrefTo('trip', { key })}`;

/** The link that shows a trip to others: it is made with the first press, and ended here. */
export function ShareSheet(props: {
  readonly trip: Pick<TripDetail, 'id' | 'shareKey'>;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { trip, open, onClose } = props;
  const reads = { invalidates: [tripEndpoints.tripDetails] };
  const make = useEndpointMutation(tripEndpoints.shareTrip, reads);
  const end = useEndpointMutation(tripEndpoints.unshareTrip, {
    ...reads,
    onSuccess: () => {
      toast(t('trip.share_ended'), 'success');
      onClose();
    },
  });
  const copy = async () => {
    const key = trip.shareKey ?? (await make.mutateAsync({ body: { id: trip.id } })).key;
    const done = await copyText(addressOf(key));
    toast(t(done ? 'travel.link_copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('trip.share')}>
      <div className={styles.form}>
        <p className="t2">{t('trip.share_text')}</p>
        {trip.shareKey ? <p className="sub semi">{t('trip.share_is_on')}</p> : null}
        <div className={styles.ways}>
          {/* A refusal has said so itself. */}
          <Button block loading={make.isPending} onClick={() => void copy().catch(() => undefined)}>
            {t('trip.share_copy')}
          </Button>
          {trip.shareKey ? (
            <Button kind="danger" block loading={end.isPending} onClick={() => end.mutate({ body: { id: trip.id } })}>
              {t('trip.share_end')}
            </Button>
          ) : null}
        </div>
      </div>
    </Sheet>
  );
}
