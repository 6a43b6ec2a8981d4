import type { TextKey } from '../../../text/text-key';
import { StatusTag } from '../cells';
import type { CellContext } from '../define-list';

/** Which row stands where nobody has chosen one. */
export const defaultColumn = {
  key: 'isDefault',
  title: 'languages.default',
  render: (row: { isDefault: boolean }, { t }: CellContext) =>
    row.isDefault ? <StatusTag tone="brand">{t('ui.yes')}</StatusTag> : t('ui.no'),
  write: { path: 'isDefault', yes: 'ui.yes', no: 'ui.no' },
} as const;

/** Whether customers are offered the row; `on` says that they are. */
export const offeredColumn = <K extends TextKey>(on: K) =>
  ({
    key: 'enabled',
    title: 'languages.state',
    render: (row: { enabled: boolean }, { t }: CellContext) => (
      <StatusTag tone={row.enabled ? 'success' : 'neutral'}>{t(row.enabled ? on : 'languages.off')}</StatusTag>
    ),
    write: { path: 'enabled', yes: on, no: 'languages.off' },
  }) as const;
