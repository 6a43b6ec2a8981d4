import type { TableReading } from '@app/contract/core/tables';
import { staffReconciliationEndpoints as calls } from '@app/contract/reconciliation/staff-endpoints';
import type { StatementLook } from '@app/contract/reconciliation/staff-schemas';
import { IconUpload } from '@tabler/icons-react';
import { Button } from 'antd';
import { useRef } from 'react';
import { sendFile } from '../../api/send-file';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { TableReadingFields } from '../../ui/tables/table-reading';
import { useAction } from '../../ui/use-action';

/** A chosen statement with how the server reads it. */
export type StatementFile = { readonly file: File; readonly reading: TableReading; readonly look: StatementLook };

/** How a file is to be read, as calls take it beside the file. */
export const readingQuery = ({ head, ...rest }: TableReading) => ({ ...rest, ...(head ? { head: String(head) } : {}) });

type StatementFieldProps = OwnFieldProps<StatementFile | null> & { onRead: (read: StatementFile) => void };

/** The file of a statement; once chosen, how it is read can be seen and changed. */
export function StatementField({ value, onChange, onRead }: StatementFieldProps) {
  const t = useText();
  const { busy, run } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined, reading: TableReading) => {
    if (!file) return;
    const styles = () =>
      sendFile(calls.lookAtStatement, { query: readingQuery(reading) }, { file, onProgress: () => undefined });
    const done = await run(styles, { reads: true });
    if (!done) return;
    const statement = { file, reading, look: done.answer };
    onRead(statement);
    onChange?.(statement);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('reconciliation.file')}
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0], {});
          event.target.value = '';
        }}
      />
      <Button
        style={{ marginBottom: 12 }}
        icon={<IconUpload size={16} />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {value?.file.name ?? t('reconciliation.choose_file')}
      </Button>
      {value && (
        <TableReadingFields of={value.look} busy={busy} onChange={(reading) => void read(value.file, reading)} />
      )}
    </>
  );
}
