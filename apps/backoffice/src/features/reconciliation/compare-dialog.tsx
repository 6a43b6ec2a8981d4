import { staffReconciliationEndpoints as calls } from '@app/contract/reconciliation/staff-endpoints';
import type { Reconciliation, StatementLook } from '@app/contract/reconciliation/staff-schemas';
import type { NumberStyle } from '@app/kernel/written-numbers';
import { useMemo, useState } from 'react';
import { sendFile } from '../../api/send-file';
import { useText } from '../../text/use-text';
import { defineForm, type OwnFieldProps } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { DayRange, type Days } from '../../ui/range-picker';
import { DecimalField } from './decimal-field';
import { channelChoices } from './reconciliation-list';
import { readingQuery, StatementField, type StatementFile } from './statement-field';

type Wish = {
  channel: string;
  days: Days | null;
  statement: StatementFile | null;
  decimal: NumberStyle | null;
  reference: string;
  amount: string;
  out: string;
  currency: string;
  kind: string;
};

function DaysField({ value, onChange }: OwnFieldProps<Days | null>) {
  return <DayRange {...(value ? { value } : {})} onChange={(days) => onChange?.(days ?? null)} />;
}

/** The fields; columns are to be chosen from those of the file. */
const fieldsFor = (columns: StatementLook['columns'], onRead: (read: StatementFile) => void) => {
  const choices = { given: columns.filter(({ twice }) => !twice).map(({ name }) => ({ value: name, label: name })) };
  return defineForm<Wish>()([
    { name: 'channel', kind: 'select', label: 'reconciliation.channel', required: true, choices: channelChoices },
    { name: 'days', kind: 'own', label: 'reconciliation.period', required: true, render: DaysField },
    {
      name: 'statement',
      kind: 'own',
      label: 'reconciliation.file',
      required: true,
      render: (props) => <StatementField {...props} onRead={onRead} />,
    },
    {
      name: 'reference',
      kind: 'select',
      label: 'reconciliation.reference_column',
      required: true,
      half: true,
      choices,
    },
    { name: 'amount', kind: 'select', label: 'reconciliation.amount_column', required: true, half: true, choices },
    { name: 'out', kind: 'select', label: 'reconciliation.out_column', clearable: true, half: true, choices },
    { name: 'decimal', kind: 'own', label: 'reconciliation.decimal', render: DecimalField },
    { name: 'currency', kind: 'select', label: 'reconciliation.currency_column', clearable: true, half: true, choices },
    { name: 'kind', kind: 'select', label: 'reconciliation.kind_column', clearable: true, half: true, choices },
  ]);
};

function compare({
  channel,
  days,
  statement,
  decimal,
  reference,
  amount,
  out,
  currency,
  kind,
}: Wish): Promise<Reconciliation> {
  if (!days || !statement) throw new Error('the form asks for both');
  const { file, reading, look: styles } = statement;
  // The columns were chosen from the row that names them, guessed or not.
  const as = readingQuery({ ...reading, head: styles.head ?? undefined });
  const columns = { reference, amount, out: out || '', currency: currency || '', kind: kind || '' };
  const query = { channel, ...days, ...as, ...columns, ...(decimal ? { decimal } : {}) };
  return sendFile(calls.compareStatement, { query }, { file, onProgress: () => undefined });
}

/** Asks for a statement and which of its columns says what. */
export function CompareDialog({ onClose, onDone }: { onClose: () => void; onDone: (made: Reconciliation) => void }) {
  const t = useText();
  const [columns, setColumns] = useState<StatementLook['columns']>([]);
  const fields = useMemo(() => fieldsFor(columns, (read) => setColumns(read.look.columns)), [columns]);
  return (
    <FormDialog<Wish, Reconciliation>
      title={t('reconciliation.new')}
      intro={<p>{t('reconciliation.intro')}</p>}
      fields={fields}
      initial={{ decimal: null, out: '', currency: '', kind: '' }}
      submit="reconciliation.compare"
      done="reconciliation.compared"
      send={compare}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
