import type { ExportFormat } from '@app/contract/lists/staff-schemas';
import { IconFileDownload } from '@tabler/icons-react';
import { Button, Dropdown } from 'antd';
import { useText } from '../../text/use-text';
import { ExportsDrawer } from './exports-drawer';
import type { ListExport } from './use-export';

type ExportMenuProps = {
  onExport: (format: ExportFormat) => void;
  /** Opens my exports; not offered without it. */
  onShow?: () => void;
  busy: boolean;
  disabled?: boolean;
  size?: 'small';
};

/** The button that asks as what to export. */
export function ExportMenu({ onExport, onShow, busy, disabled, size }: ExportMenuProps) {
  const t = useText();
  const formats = (['csv', 'xlsx'] as const).map((format) => ({
    key: format,
    label: t(`ui.export.${format}`),
    disabled: disabled ?? false,
    onClick: () => onExport(format),
  }));
  const mine = onShow
    ? [{ type: 'divider' as const }, { key: 'mine', label: t('ui.export.mine'), onClick: onShow }]
    : [];
  return (
    <Dropdown trigger={['click']} menu={{ items: [...formats, ...mine] }}>
      <Button {...(size ? { size } : { icon: <IconFileDownload size={16} /> })} loading={busy}>
        {t('ui.list.export')}
      </Button>
    </Dropdown>
  );
}

/** Exports the whole filtered list, and leads to what was exported before. */
export function ExportButton({ file, empty }: { file: ListExport; empty: boolean }) {
  if (!file.allowed) return null;
  return (
    <>
      <ExportMenu
        busy={file.busy}
        disabled={empty}
        onExport={(format) => void file.begin(format)}
        onShow={() => file.show(true)}
      />
      {file.shown && <ExportsDrawer onClose={() => file.show(false)} />}
    </>
  );
}
