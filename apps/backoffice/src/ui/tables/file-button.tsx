import { EXPORT_FORMATS, type ExportFormat } from '@app/contract/lists/staff-schemas';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useText } from '../../text/use-text';
import { useAction } from '../use-action';

/** A file to be had as CSV or XLSX. */
export function FileButton({ label, save }: { label: string; save: (format: ExportFormat) => Promise<void> }) {
  const t = useText();
  const { busy, run } = useAction();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: EXPORT_FORMATS.map((format) => ({ key: format, label: t(`catalog.import_as.${format}`) })),
        onClick: ({ key }) => void run(() => save(key as ExportFormat), { reads: true }),
      }}
    >
      <Button icon={<IconDownload size={16} />} loading={busy}>
        {label} <IconChevronDown size={16} />
      </Button>
    </Dropdown>
  );
}
