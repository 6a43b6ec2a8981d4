import { controlEndpoints as calls } from '@app/contract/staff/control/staff-endpoints';
import type { PermissionEntry } from '@app/contract/staff/control/staff-schemas';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { Button, Card, Input, Table, type TableColumnType } from 'antd';
import { useMemo, useState } from 'react';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { comma, listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';
import { PageHead, PartEmpty, PartError } from '../../../ui/page-parts';
import { iconOf } from '../../../ui/permission-icon';
import { useScreens } from '../../../ui/screens';
import { type EntryRow, entryRows } from './entry-rows';
import { PermissionDrawer } from './permission-drawer';
import styles from './permissions.module.css';

/** The columns of the registry; a screen lends its entry, and the pages below it, the address. */
function useColumns(onEdit: ((entry: PermissionEntry) => void) | null): TableColumnType<EntryRow>[] {
  const t = useText();
  const format = useFormat();
  const screens = useScreens();
  const addressOf = ({ id, parent, route }: EntryRow): string | null => {
    const place = screens.find(({ permission }) => permission === (route === null ? id : parent));
    if (!place) return null;
    return `/admin/#${place.path}${route === null ? '' : `/${route}`}`;
  };
  return [
    {
      title: t('control.perm.name'),
      render: (_, entry) => (
        <span className={styles.name}>
          <b>{t(`permission.${entry.id}`)}</b>
          <span className={styles.key}>{entry.id}</span>
        </span>
      ),
    },
    {
      title: t('control.perm.type'),
      render: (_, entry) => <StatusTag tone="neutral">{t(`control.type.${entry.type}`)}</StatusTag>,
    },
    {
      title: t('control.perm.parent'),
      render: (_, entry) => (entry.parent ? t(`permission.${entry.parent}`) : '–'),
    },
    {
      title: t('control.perm.icon'),
      render: (_, entry) => {
        const Icon = iconOf(entry.id);
        return Icon ? (
          <span className={styles.icon}>
            <Icon size={20} stroke={1.75} />
          </span>
        ) : (
          '–'
        );
      },
    },
    {
      title: listed(t('control.perm.method'), t('control.perm.url')),
      render: (_, entry) => {
        const address = addressOf(entry);
        return (
          <ul className={styles.calls}>
            {address && <li>{address}</li>}
            {entry.calls.map((call) => (
              <li key={`${call.method} ${call.path}`}>
                <b>{call.method}</b> {call.path}{' '}
                <span className={styles.key}>· {t(`control.scope.${call.scope}`)}</span>
              </li>
            ))}
          </ul>
        );
      },
    },
    { title: t('control.perm.params'), render: (_, entry) => entry.parameters.join(comma()) || '–' },
    { title: t('control.perm.sort'), align: 'right', render: (_, entry) => format.count(entry.sort) },
    { title: t('control.perm.roles'), align: 'right', render: (_, entry) => format.count(entry.roles) },
    ...(onEdit
      ? [
          {
            title: t('ui.list.actions'),
            align: 'right' as const,
            render: (_: unknown, entry: EntryRow) => (
              <Button type="link" size="small" onClick={() => onEdit(entry)}>
                {t('ui.list.edit')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}

/** The registry of permissions as a tree, with what each opens; its names can be changed. */
export default function PermissionsScreen() {
  const t = useText();
  const mayEdit = useAllowed('control.permissions.edit');
  const answer = useAnswer(calls.listPermissions, {});
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<PermissionEntry | null>(null);
  const columns = useColumns(mayEdit ? setEditing : null);
  const rows = useMemo(
    () =>
      entryRows(answer.data ?? [], search, (entry) =>
        [t(`permission.${entry.id}`), entry.id, ...entry.calls.map(({ path }) => path)].join(' '),
      ),
    [answer.data, search, t],
  );
  return (
    <>
      <PageHead title={t('permission.control.permissions')} note={t('control.perm.note')} />
      <Card variant="borderless">
        {answer.error ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <>
            <div className={styles.tools}>
              <Input
                className={styles.search ?? ''}
                prefix={<IconSearch size={16} />}
                aria-label={t('control.perm.search')}
                placeholder={t('control.perm.search')}
                value={search}
                maxLength={100}
                allowClear
                onChange={(event) => setSearch(event.target.value)}
              />
            </div>
            <Table<EntryRow>
              key={search && String(answer.isSuccess)}
              rowKey="id"
              columns={columns}
              dataSource={rows}
              loading={answer.isPending}
              pagination={false}
              expandable={{ defaultExpandAllRows: search !== '' }}
              locale={{
                emptyText: (
                  <PartEmpty icon={<IconSearchOff size={24} stroke={1.75} />} text={t('control.perm.nothing')} />
                ),
              }}
            />
          </>
        )}
      </Card>
      {editing && <PermissionDrawer editing={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
