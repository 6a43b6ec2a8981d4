import { useT } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { useGo } from '../../shell/navigation.ts';
import { confirm } from '../../ui/confirm-store.ts';
import type { Outcome } from './pay-outcome.ts';
import { payableLooks } from './payable-looks.ts';
import { useLeavingNote } from './use-leaving-note.ts';

/** Returns what leaves the cashier. While one's own payment is open that is asked about first, or said afterwards. */
export function useCashierBack(data: Cashier | undefined, outcome: Outcome | null): () => Promise<void> {
  const t = useT();
  const go = useGo();
  const look = data ? payableLooks[data.payable.kind] : null;
  const text = t(look?.words.leave ?? 'payments.leave_text');
  const asks = data?.own && data.status === 'pending' && !outcome && data.proof?.state !== 'submitted';
  const forgetNote = useLeavingNote(asks ? text : null);
  return async () => {
    const leave = { confirmLabel: t('payments.leave'), cancelLabel: t('payments.stay') };
    if (asks && !(await confirm({ title: t('payments.leave_title'), text, ...leave }))) return;
    forgetNote();
    go.back();
  };
}
