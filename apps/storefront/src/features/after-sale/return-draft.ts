import type { TextKey } from '@app/client/i18n';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import type { Picked } from './pick-lines.tsx';
import type { Why } from './why-card.tsx';

export const BLANK: Why = { reason: null, description: '', pictures: [], busy: false, failed: 0 };

type Line = Pick<AfterSaleForm['lines'][number], 'id' | 'left'>;

/** Picks all of a line that is alone: it needs no choosing. */
export function firstPick({ lines }: { readonly lines: readonly Line[] }): Picked {
  const open = lines.filter((line) => line.left > 0);
  return Object.fromEntries(open.length === 1 ? open.map((line) => [line.id, line.left]) : []);
}

/** What is still to be done before a request can be sent. */
export function missingOf(pieces: number, why: Why): TextKey | null {
  if (pieces === 0) return 'after_sale.choose_first';
  if (why.reason === null) return 'after_sale.reason_first';
  return why.busy ? 'after_sale.wait_pictures' : null;
}

/** The pieces that were picked, as they are sent. */
export const piecesOf = (picked: Picked): { lineId: string; quantity: number }[] =>
  Object.entries(picked).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));

/** Whether something would be lost by leaving. */
export const isWritten = ({ reason, description, pictures }: Why): boolean =>
  reason !== null || description !== '' || pictures.length > 0;
