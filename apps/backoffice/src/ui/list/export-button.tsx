import type { PermissionKey } from '@app/contract/core/permissions';
import { IconFileDownload } from '@tabler/icons-react';
import { Button } from 'antd';
import { useSession } from '../../api/session';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

type ExportButtonProps = {
  file: { done: number | null; exportAll: () => Promise<void> };
  /** Who may; everybody who sees the list without it. */
  permission: PermissionKey | undefined;
  disabled: boolean;
};

/** Exports the whole filtered list and counts the rows meanwhile. */
export function ExportButton({ file, permission, disabled }: ExportButtonProps) {
  const t = useText();
  const format = useFormat();
  const { permissions } = useSession();
  if (permission && !permissions.includes(permission)) return null;
  return (
    <Button
      icon={<IconFileDownload size={16} />}
      loading={file.done !== null}
      disabled={disabled}
      onClick={() => void file.exportAll()}
    >
      {file.done ? t('ui.list.exporting', { done: format.count(file.done) }) : t('ui.list.export')}
    </Button>
  );
}
