import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Progress, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { failureText } from '../../use-action';
import type { BulkCall, BulkWork } from '../define-list';
import styles from '../list.module.css';
import { type RowResult, runBulk } from './run-bulk';

type BulkResultProps<T> = {
  title: string;
  rows: readonly T[];
  work: BulkWork<T> | BulkCall<T>;
  onClose: () => void;
};

function Mark({ result }: { result: RowResult | undefined }) {
  if (!result) return <Spin size="small" />;
  if (result.state === 'done') return <IconCheck size={18} className={styles.resultDone ?? ''} />;
  if (result.state === 'left') return <IconMinus size={18} className={styles.none ?? ''} />;
  return <IconAlertTriangle size={18} className={styles.resultRefused ?? ''} />;
}

/**
 * Does something with every selected row and says of each how it went: done, or refused and why. What was refused can be
 * tried again alone. Stopping leaves the rows that were not begun as they are.
 */
export function BulkResult<T extends { id: string }>({ title, rows, work, onClose }: BulkResultProps<T>) {
  const t = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [stop, setStop] = useState<AbortController | null>(null);
  const begun = useRef(false);
  const go = async (some: readonly T[]) => {
    const running = new AbortController();
    setStop(running);
    setResults((all) => new Map([...all].filter(([id]) => !some.some((row) => row.id === id))));
    await runBulk(some, work, {
      signal: running.signal,
      said: (error) => failureText(error, t),
      text: t,
      onResult: (id, result) => setResults((all) => new Map(all).set(id, result)),
    });
    setStop(null);
    void queries.invalidateQueries();
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void go(rows);
  });
  const of = (state: RowResult['state']) => [...results.values()].filter((one) => one.state === state).length;
  const again = rows.filter((row) => results.has(row.id) && results.get(row.id)?.state !== 'done');
  return (
    <Modal
      open
      title={title}
      width={560}
      mask={{ closable: false }}
      closable={stop === null}
      keyboard={stop === null}
      onCancel={onClose}
      footer={
        stop ? (
          <Button onClick={() => stop.abort()}>{t('ui.bulk.stop')}</Button>
        ) : (
          <>
            {again.length > 0 && <Button onClick={() => void go(again)}>{t('ui.bulk.again')}</Button>}
            <Button type="primary" onClick={onClose}>
              {t('ui.close')}
            </Button>
          </>
        )
      }
    >
      <Progress
        aria-label={title}
        percent={Math.round((results.size / rows.length) * 100)}
        status={stop ? 'active' : again.length > 0 ? 'exception' : 'success'}
      />
      <p role="status" className={styles.second}>
        {t('ui.bulk.sum', { done: format.count(of('done')), all: format.count(rows.length) })}
        {of('refused') > 0 && ` · ${t('ui.bulk.refused', { count: of('refused') })}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys */}
      <ul className={styles.results} aria-label={title} tabIndex={0}>
        {rows.map((row) => {
          const result = results.get(row.id);
          return (
            <li key={row.id}>
              <Mark result={result} />
              <span>
                <b>{work.nameOf(row)}</b>
                {result?.state === 'refused' && <small>{result.why}</small>}
                {result?.state === 'left' && <small>{t('ui.bulk.left')}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
