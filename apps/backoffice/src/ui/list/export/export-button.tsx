import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { IconFileDownload } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useText } from '../../../text/use-text';
import type { Column, OtherExport } from '../define-list';
import { ExportsDrawer } from './exports-drawer';
import { type ExportRequest, type ListExport, useExport } from './use-export';

type ExportMenuProps = {
  onExport: (format: ExportFormat) => void;
  /** Opens my exports; not offered without it. */
  onShow?: () => void;
  /** Another file of the same rows. */
  also?: { label: string; begin: (format: ExportFormat) => void } | undefined;
  busy: boolean;
  disabled?: boolean;
  size?: 'small';
};

/** The button that asks as what to export. */
export function ExportMenu({ onExport, onShow, also, busy, disabled, size }: ExportMenuProps) {
  const t = useText();
  const formats = (['csv', 'xlsx'] as const).map((format) => ({
    key: format,
    label: t(`ui.export.${format}`),
    disabled: disabled ?? false,
    onClick: () => onExport(format),
  }));
  const others = also
    ? [
        { type: 'divider' as const },
        {
          type: 'group' as const,
          key: 'also',
          label: also.label,
          children: formats.map(({ key, label, disabled }) => ({
            key: `also.${key}`,
            label,
            disabled,
            onClick: () => also.begin(key),
          })),
        },
      ]
    : [];
  const mine = onShow
    ? [{ type: 'divider' as const }, { key: 'mine', label: t('ui.export.mine'), onClick: onShow }]
    : [];
  return (
    <Dropdown trigger={['click']} menu={{ items: [...formats, ...others, ...mine] }}>
      <Button {...(size ? { size } : { icon: <IconFileDownload size={16} /> })} loading={busy}>
        {t('ui.list.export')}
      </Button>
    </Dropdown>
  );
}

type ExportButtonProps = { file: ListExport; also?: OtherExport | undefined; asked: ExportRequest; empty: boolean };

const NONE: readonly Column<Record<string, unknown>>[] = [];

/** Exports the whole filtered list, and leads to what was exported before. */
export function ExportButton({ file, also, asked, empty }: ExportButtonProps) {
  const t = useText();
  const other = useExport(
    { endpoint: also?.endpoint ?? file.endpoint, name: also?.name ?? '', columns: also?.columns ?? NONE },
    asked,
  );
  if (!file.allowed) return null;
  const beginOther = (format: ExportFormat) => void other.begin(format).then(() => file.show(true));
  return (
    <>
      <ExportMenu
        busy={file.busy || other.busy}
        disabled={empty}
        also={also && { label: t(also.label), begin: beginOther }}
        onExport={(format) => void file.begin(format)}
        onShow={() => file.show(true)}
      />
      {file.shown && <ExportsDrawer onClose={() => file.show(false)} />}
    </>
  );
}
