import type { Days } from '@app/contract/reports/ranges';
import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { REBUILD_DAYS_MAX } from '@app/contract/reports/staff-schemas';
import { Modal } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { DayRange } from '../../ui/range-picker';
import { useAction } from '../../ui/use-action';
import { useNotes } from '../../ui/use-notes';

/** Counts days again from their records, and says how many sums stood wrong. */
export function RecountDialog({ initial, onClose }: { initial: Days; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const notes = useNotes();
  const { busy, run } = useAction();
  const [days, setDays] = useState<Days | undefined>(initial);
  const send = async () => {
    if (!days) return;
    // What a report answers with names its quick range as well, which is no field of the call.
    const { from, to } = days;
    const done = await run(() => request(calls.recount, { body: { from, to } }));
    if (!done) return;
    const { corrected } = done.answer;
    notes.success(
      corrected === 0
        ? t('reports.recount_whole')
        : t('reports.recount_done', { count: corrected, shown: format.count(corrected) }),
    );
    onClose();
  };
  return (
    <Modal
      open
      title={t('reports.recount_title')}
      okText={t('reports.recount')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: !days }}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{t('reports.recount_text', { days: REBUILD_DAYS_MAX })}</p>
      <DayRange {...(days ? { value: days } : {})} onChange={setDays} />
    </Modal>
  );
}
