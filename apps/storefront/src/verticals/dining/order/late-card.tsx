import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { diningLimits } from '@app/contract/verticals/dining/limits';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useClockOffset } from '../../../shell/shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from '../../../widgets/dining/table-subject.module.css';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { mayReportLate } from './may-report-late.ts';

const MINUTES = ['10', '15', '20', '30', '45', '60'] as const;

function LateSheet(props: { readonly orderId: string; readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('15');
  const [note, setNote] = useState('');
  const telling = useEndpointMutation(diningEndpoints.tellDiningLate, {
    invalidates: [travelEndpoints.travelOrderDetails],
    onSuccess: () => {
      props.onClose();
      toast(t('dining.late_sent'), 'success');
    },
  });
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.late_title')}
      footer={
        <Button
          block
          loading={telling.isPending}
          onClick={() =>
            telling.mutate({ body: { orderId: props.orderId, minutes: Number(minutes), note: note.trim() } })
          }
        >
          {t('dining.late_send')}
        </Button>
      }
    >
      <p className={`sub t2 ${styles.head}`}>{t('dining.late_text')}</p>
      <Chips
        label={t('dining.late_by')}
        value={minutes}
        onChange={setMinutes}
        choices={MINUTES.map((one) => ({ value: one, label: t('dining.minutes', { count: Number(one) }) }))}
      />
      <div className={styles.deposit}>
        <TextArea
          label={t('dining.late_note')}
          maxLength={diningLimits.lateNote}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Sheet>
  );
}

/** That the party comes late: said to the restaurant around the hour of the table, and shown once it was. */
export function LateCard({ order, item }: { readonly order: TravelOrderDetail; readonly item: DiningItem }) {
  const t = useT();
  const asking = useAsking<'late'>();
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const may = mayReportLate(order, Date.now() + offsetMs);
  if (!may && !item.late) return null;
  return (
    <>
      <Card flush>
        {item.late ? (
          <Note icon={<Icon as={IconClockExclamation} size="m" />}>
            {t('dining.late_known', { time: t('dining.minutes', { count: item.late.minutes }) })}
          </Note>
        ) : null}
        {may ? (
          <ListRow
            icon={<Icon as={IconClockExclamation} className="brand" />}
            title={t(item.late ? 'dining.late_other' : 'dining.late_action')}
            onPress={() => asking.ask('late')}
          />
        ) : null}
      </Card>
      <LateSheet key={asking.times} orderId={order.id} open={asking.what === 'late'} onClose={asking.close} />
    </>
  );
}
