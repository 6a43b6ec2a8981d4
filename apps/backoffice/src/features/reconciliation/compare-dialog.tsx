import { staffReconciliationEndpoints as calls } from '@app/contract/reconciliation/staff-endpoints';
import type { ColumnMapping, Reconciliation } from '@app/contract/reconciliation/staff-schemas';
import { IconUpload } from '@tabler/icons-react';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { sendFile } from '../../api/send-file';
import { useText } from '../../text/use-text';
import { defineForm, type OwnFieldProps } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/form-dialog';
import { DayRange, type Days } from '../../ui/range-picker';
import { channelChoices } from './reconciliation-list';
import { readHead, type StatementFile } from './statement-head';

type Wish = {
  channel: string;
  days: Days | null;
  statement: StatementFile | null;
  decimal: ColumnMapping['decimal'];
  reference: string;
  amount: string;
  currency: string;
  kind: string;
};

function DaysField({ value, onChange }: OwnFieldProps<Days | null>) {
  return <DayRange {...(value ? { value } : {})} onChange={(days) => onChange?.(days ?? null)} />;
}

type FileFieldProps = OwnFieldProps<StatementFile | null> & { onRead: (read: StatementFile) => void };

function FileField({ value, onChange, onRead }: FileFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readHead(file);
    onRead(read);
    onChange?.(read);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('reconciliation.file')}
        hidden
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Button icon={<IconUpload size={16} />} onClick={() => input.current?.click()}>
        {value?.file.name ?? t('reconciliation.choose_file')}
      </Button>
    </>
  );
}

/** The fields; columns are to be chosen from those of the file. */
const fieldsFor = (columns: readonly string[], onRead: (read: StatementFile) => void) => {
  const choices = { given: columns.map((name) => ({ value: name, label: name })) };
  return defineForm<Wish>()([
    { name: 'channel', kind: 'select', label: 'reconciliation.channel', required: true, choices: channelChoices },
    { name: 'days', kind: 'own', label: 'reconciliation.period', required: true, draw: DaysField },
    {
      name: 'statement',
      kind: 'own',
      label: 'reconciliation.file',
      required: true,
      draw: (props) => <FileField {...props} onRead={onRead} />,
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
    {
      name: 'decimal',
      kind: 'select',
      label: 'reconciliation.decimal',
      required: true,
      half: true,
      choices: {
        known: [
          { value: 'point', label: 'reconciliation.decimal_point' },
          { value: 'comma', label: 'reconciliation.decimal_comma' },
        ],
      },
    },
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
  currency,
  kind,
}: Wish): Promise<Reconciliation> {
  if (!days || !statement) throw new Error('the form asks for both');
  const { file, separator } = statement;
  const query = { channel, ...days, separator, decimal, reference, amount, currency: currency || '', kind: kind || '' };
  return sendFile(calls.compareStatement, { query }, { file, onProgress: () => undefined });
}

/** Asks for a statement and which of its columns says what. */
export function CompareDialog({ onClose, onDone }: { onClose: () => void; onDone: (made: Reconciliation) => void }) {
  const t = useText();
  const [columns, setColumns] = useState<readonly string[]>([]);
  const fields = useMemo(() => fieldsFor(columns, (read) => setColumns(read.columns)), [columns]);
  return (
    <FormDialog<Wish, Reconciliation>
      title={t('reconciliation.new')}
      intro={<p>{t('reconciliation.intro')}</p>}
      fields={fields}
      initial={{ decimal: 'point', currency: '', kind: '' }}
      submit="reconciliation.compare"
      done="reconciliation.compared"
      send={compare}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
