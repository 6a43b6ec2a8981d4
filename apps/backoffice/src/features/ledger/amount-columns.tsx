import type { ComponentProps } from 'react';
import type { CellContext } from '../../ui/list/define-list';
import { Change, ReferenceLink } from './ledger-cells';
import { sizeText } from './ledger-words';

type Unit = Parameters<typeof sizeText>[0];

const size = (unit: Unit, amount: number | null, ctx: CellContext): string =>
  amount === null ? '–' : sizeText(unit, amount, ctx);

/** What was there before, how it changed, and what is there after; a dash where an account keeps no sum. */
export const amountColumns = [
  {
    key: 'before',
    title: 'ledger.before',
    align: 'right',
    render: (row: { unit: Unit; before: number | null }, ctx: CellContext) => size(row.unit, row.before, ctx),
    write: { amount: 'before', unit: 'unit' },
  },
  {
    key: 'amount',
    title: 'ledger.amount',
    align: 'right',
    render: (row: ComponentProps<typeof Change>) => <Change unit={row.unit} amount={row.amount} />,
    write: { amount: 'amount', unit: 'unit' },
  },
  {
    key: 'after',
    title: 'ledger.after',
    align: 'right',
    render: (row: { unit: Unit; after: number | null }, ctx: CellContext) => size(row.unit, row.after, ctx),
    write: { amount: 'after', unit: 'unit' },
  },
] as const;

/** What a booking is about. */
export const referenceColumn = {
  key: 'reference',
  title: 'ledger.reference',
  render: (row: ComponentProps<typeof ReferenceLink>) => <ReferenceLink reference={row.reference} />,
  write: ['reference.kind', 'reference.id'],
} as const;
