import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import { useState } from 'react';
import { useGo } from '../../shell/navigation.ts';
import { confirm } from '../../ui/confirm-store.ts';
import { toast } from '../../ui/toast-store.ts';
import type { Picked } from './pick-lines.tsx';
import { BLANK, firstPick, isWritten, missingOf, piecesOf } from './return-draft.ts';
import { useReturnRequestStep } from './use-return-request-step.ts';
import type { Why } from './why-card.tsx';

/** What is asked back and why, sending that, and leaving without. */
export function useReturnDraft(form: AfterSaleForm) {
  const t = useT();
  const go = useGo();
  const [picked, setPicked] = useState<Picked>(() => firstPick(form));
  const [why, setWhy] = useState<Why>(BLANK);
  const request = useReturnRequestStep(afterSaleEndpoints.requestAfterSale);
  const items = piecesOf(picked);
  const back = async () => {
    const question = { title: t('after_sale.leave_title'), text: t('after_sale.leave_text') };
    if (!isWritten(why) || (await confirm({ ...question, confirmLabel: t('after_sale.leave') }))) go.back();
  };
  const send = async () => {
    const { reason, description, failed } = why;
    if (!reason) return;
    const title = t('after_sale.failed_pictures', { count: failed });
    if (failed > 0 && !(await confirm({ title, confirmLabel: t('after_sale.send') }))) return;
    const pictures = why.pictures.map((picture) => picture.url);
    request.mutate(
      { body: { orderId: form.orderId, items, reason, description: description.trim(), pictures } },
      {
        onSuccess: ({ id }) => {
          toast(t('after_sale.sent'), 'success');
          go.replace('afterSaleDetail', { id });
        },
        onError: (error) => toast(Object.values(fieldMessages(error))[0] ?? error.msg, 'warning'),
      },
    );
  };
  return {
    picked,
    pick: setPicked,
    items,
    why,
    write: (change: Partial<Why>) => setWhy((before) => ({ ...before, ...change })),
    errors: fieldMessages(request.error),
    missing: missingOf(items.length, why),
    isSending: request.isPending,
    send,
    back,
  };
}
