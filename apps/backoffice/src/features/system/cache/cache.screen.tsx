import { staffSystemEndpoints as calls } from '@app/contract/system/staff-endpoints';
import { CACHE_KINDS, type CacheContents, type CacheKind } from '@app/contract/system/staff-schemas';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { Alert, App, Button, Card, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { TwoLines } from '../../../ui/list/cells';
import list from '../../../ui/list/list.module.css';
import { PageHead, PartError } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import styles from '../system.module.css';
import { bytesText } from './bytes-text';

/** Asks, clears, and gives what was cleared. */
function useClearing() {
  const t = useText();
  const { modal } = App.useApp();
  const { busy, run } = useAction();
  const [cleared, setCleared] = useState<CacheContents[] | null>(null);
  const clear = (kinds: readonly CacheKind[]) => {
    const [only] = kinds;
    const kind = kinds.length === 1 && only ? t(`system.cache.kind.${only}`) : t('system.cache.everything');
    modal.confirm({
      title: t('system.cache.ask', { kind }),
      content: t('system.cache.none_chosen'),
      okText: t('system.cache.clear'),
      cancelText: t('ui.cancel'),
      onOk: async () => {
        const done = await run(() => request(calls.clearCaches, { body: { kinds: [...kinds] } }));
        if (done) setCleared(done.answer.cleared);
      },
    });
  };
  return { busy, clear, cleared };
}

/** What was cleared, kind by kind. */
function Cleared({ cleared }: { cleared: CacheContents[] }) {
  const t = useText();
  const format = useFormat();
  const some = cleared.filter(({ answers }) => answers > 0);
  const parts = some.map(({ kind, answers, bytes }) =>
    t('system.cache.one_cleared', {
      kind: t(`system.cache.kind.${kind}`),
      answers: format.count(answers),
      size: bytesText(bytes, format.count),
    }),
  );
  return (
    <Alert
      showIcon
      type="success"
      role="status"
      className={styles.verdict ?? ''}
      title={some.length > 0 ? t('system.cache.cleared', { list: parts.join(' · ') }) : t('system.cache.cleared_none')}
      {...(some.length > 0 ? { description: t('system.cache.others') } : {})}
    />
  );
}

/** What visitors are answered from memory, by kind, and how to drop it. */
export default function CacheScreen() {
  const t = useText();
  const format = useFormat();
  const mayClear = useAllowed('system.cache.clear');
  const { busy, clear, cleared } = useClearing();
  const answer = useAnswer(calls.readCaches, {});
  return (
    <>
      <PageHead title={t('permission.system.cache')} note={t('system.cache.note')}>
        <Button icon={<IconRefresh size={16} />} onClick={() => void answer.refetch()}>
          {t('ui.list.refresh')}
        </Button>
        {mayClear && (
          <Button type="primary" icon={<IconTrash size={16} />} loading={busy} onClick={() => clear(CACHE_KINDS)}>
            {t('system.cache.clear_all')}
          </Button>
        )}
      </PageHead>
      {cleared && <Cleared cleared={cleared} />}
      <Card variant="borderless" className={list.plain ?? ''} aria-busy={answer.isFetching}>
        {answer.error && !answer.data ? (
          <PartError error={answer.error} onRetry={() => void answer.refetch()} />
        ) : !answer.data ? (
          <Skeleton active paragraph={{ rows: 7 }} style={{ padding: 24 }} />
        ) : (
          <Table<CacheContents>
            rowKey="kind"
            className={list.table ?? ''}
            dataSource={answer.data.kinds}
            pagination={false}
            columns={[
              {
                title: t('system.cache.kind'),
                key: 'kind',
                render: (_, { kind }) => (
                  <TwoLines strong top={t(`system.cache.kind.${kind}`)} bottom={t(`system.cache.about.${kind}`)} />
                ),
              },
              {
                title: t('system.cache.answers'),
                key: 'answers',
                align: 'right',
                render: (_, { answers }) => format.count(answers),
              },
              {
                title: t('system.cache.size'),
                key: 'bytes',
                align: 'right',
                render: (_, { bytes }) => bytesText(bytes, format.count),
              },
              ...(mayClear
                ? [
                    {
                      title: t('ui.list.actions'),
                      key: 'clear',
                      align: 'right' as const,
                      render: (_: unknown, { kind }: CacheContents) => (
                        <Button
                          type="link"
                          size="small"
                          aria-label={`${t('system.cache.clear')} ${t(`system.cache.kind.${kind}`)}`}
                          onClick={() => clear([kind])}
                        >
                          {t('system.cache.clear')}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Card>
    </>
  );
}
