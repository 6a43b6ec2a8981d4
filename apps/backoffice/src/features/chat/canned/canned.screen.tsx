import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { Canned } from '@app/contract/chat/staff-schemas';
import { LOCALES, localize } from '@app/contract/core/locale';
import { IconMessageBolt, IconPlus } from '@tabler/icons-react';
import { App, Button, Card, Skeleton, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { comma } from '../../../text/in-my-language';
import { currentLocale, localeNames } from '../../../text/locale';
import { type Text, useText } from '../../../text/use-text';
import { TwoLines } from '../../../ui/list/cells';
import styles from '../../../ui/list/list.module.css';
import { RowActions } from '../../../ui/list/row-actions';
import { PageHead, PartEmpty, PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import { CannedDrawer } from './canned-drawer';

/** What a reply is called, says, and in which languages. */
function columnsOf(t: Text): TableColumnType<Canned>[] {
  const textOf = (reply: Canned) => localize(reply.text as Parameters<typeof localize>[0], currentLocale());
  return [
    {
      title: t('desk.canned.title'),
      key: 'title',
      render: (_, reply) => <TwoLines strong top={reply.title} bottom={`/${reply.shortcut}`} />,
    },
    { title: t('desk.canned.text'), key: 'text', render: (_, reply) => textOf(reply) },
    {
      title: t('desk.canned.languages'),
      key: 'languages',
      render: (_, reply) => (
        <span className={styles.line}>
          {LOCALES.filter((locale) => reply.text[locale])
            .map((locale) => localeNames[locale])
            .join(comma())}
        </span>
      ),
    },
  ];
}

/** Canned replies: written once in four languages, called by their shortcut in the inbox. */
export default function CannedScreen() {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayEdit = useAllowed('service.chat.canned.edit');
  const answer = useAnswer(calls.listCanned, {});
  const [open, setOpen] = useState<Canned | 'new' | null>(null);
  const remove = (reply: Canned) =>
    modal.confirm({
      title: t('desk.canned.delete', { title: reply.title }),
      content: t('desk.canned.delete_text'),
      okText: t('ui.delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await run(() => request(calls.deleteCanned, { params: { id: reply.id } }), { done: 'desk.canned.deleted' });
      },
    });
  const columns = columnsOf(t);
  if (mayEdit) {
    columns.push({
      title: t('ui.list.actions'),
      key: 'actions',
      align: 'right',
      render: (_, reply) => (
        <RowActions
          actions={[{ key: 'edit', label: 'ui.list.edit', run: () => setOpen(reply) }]}
          menu={[{ key: 'delete', label: 'ui.delete', danger: true, run: () => remove(reply) }]}
        />
      ),
    });
  }
  return (
    <>
      <PageHead title={t('permission.service.chat.canned')}>
        {mayEdit && (
          <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setOpen('new')}>
            {t('desk.canned.new')}
          </Button>
        )}
      </PageHead>
      <Card variant="borderless" className={styles.plain ?? ''} aria-busy={answer.isFetching}>
        {answer.error && !answer.data ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton active paragraph={{ rows: 6 }} style={{ padding: 24 }} />
        ) : (
          <Table<Canned>
            rowKey="id"
            className={styles.table ?? ''}
            columns={columns}
            dataSource={answer.data}
            pagination={false}
            locale={{
              emptyText: <PartEmpty icon={<IconMessageBolt size={24} stroke={1.75} />} text={t('desk.canned.none')} />,
            }}
          />
        )}
      </Card>
      {open && <CannedDrawer editing={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
