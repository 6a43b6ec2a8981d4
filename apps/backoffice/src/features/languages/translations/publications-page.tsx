import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import type { Publication } from '@app/contract/languages/staff-schemas';
import { App, Button, Table } from 'antd';
import { Route, Routes, useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { RecordDrawer } from '../../../ui/drawer';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { publicationList } from './translation-list';
import styles from './translations.module.css';
import { TEXTS_PATH } from './translations-path';

const PATH = `${TEXTS_PATH}/publications`;

/** One publication: each text before and after. */
function PublicationDrawer() {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const answer = useAnswer(calls.readPublication, { params: { id }, query: { limit: '500' } });
  const standing = t('translations.shipped_text');
  return (
    <RecordDrawer
      title={answer.data ? format.exact(answer.data.at) : t('translations.history')}
      waiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      onClose={() => void navigate(PATH)}
    >
      <Table
        size="small"
        rowKey={(change) => `${change.language} ${change.key}`}
        pagination={false}
        dataSource={answer.data?.list ?? []}
        columns={[
          { title: t('languages.language'), dataIndex: 'language', width: 88 },
          {
            title: t('translations.key'),
            key: 'key',
            render: (_, one) => <code className={styles.key}>{one.key}</code>,
          },
          { title: t('translations.before'), key: 'before', render: (_, one) => one.before ?? <i>{standing}</i> },
          { title: t('translations.after'), key: 'after', render: (_, one) => one.after ?? <i>{standing}</i> },
        ]}
      />
    </RecordDrawer>
  );
}

/** What was published, by whom; any of it can be taken back. */
export function PublicationsPage() {
  const t = useText();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { run } = useAction();
  const mayPublish = useAllowed('content.translations.publish');
  const undo = (row: Publication) =>
    modal.confirm({
      title: t('translations.undo_title'),
      content: t('translations.undo_text'),
      okText: t('translations.undo'),
      cancelText: t('ui.cancel'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const done = await run(() => request(calls.undoPublication, { params: { id: row.id } }));
        if (!done) return;
        const { publication, passedOver } = done.answer;
        modal.info({
          title: t('translations.undo_done', { count: publication?.changes ?? 0 }),
          content: passedOver > 0 ? t('translations.undo_passed', { count: passedOver }) : undefined,
        });
      },
    });
  const rowActions = (row: Publication): RowAction[] => [
    { key: 'view', label: 'ui.list.view', to: `${PATH}/${row.id}` },
    ...(mayPublish && !row.undone
      ? [{ key: 'undo', label: 'translations.undo', danger: true, run: () => undo(row) } as const]
      : []),
  ];
  const extra = <Button onClick={() => void navigate(TEXTS_PATH)}>{t('translations.texts')}</Button>;
  return (
    <>
      <ListPage rule={publicationList} actions={{ rowActions, extra }} />
      <Routes>
        <Route path=":id" element={<PublicationDrawer />} />
      </Routes>
    </>
  );
}
