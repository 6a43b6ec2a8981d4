import { staffListEndpoints as calls } from '@app/contract/lists/staff-endpoints';
import type { ExportRow, ExportState } from '@app/contract/lists/staff-schemas';
import { IconDownload, IconFileSpreadsheet, IconFileText, IconFileX, IconTrash, IconX } from '@tabler/icons-react';
import { Button, Drawer, Progress, Skeleton } from 'antd';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useFormat } from '../../../text/use-format';
import { type Text, useText, useTextOf } from '../../../text/use-text';
import { PartEmpty, PartError } from '../../page-parts';
import { useAction } from '../../use-action';
import { useReturnFocus } from '../../use-return-focus';
import { StatusTag, type Tone } from '../cells';
import styles from './exports.module.css';

const SHOWN = '50';
const LOOK_AGAIN_MS = 1_000;

const tones: Record<ExportState, Tone> = {
  waiting: 'info',
  running: 'brand',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
};

function rowsText(row: ExportRow, ctx: { t: Text; count: (n: number) => string }): string {
  if (row.state === 'running' && row.total !== null)
    return ctx.t('ui.export.rows_of', { rows: ctx.count(row.rows), total: ctx.count(row.total) });
  return ctx.t('ui.export.rows', { count: row.rows, rows: ctx.count(row.rows) });
}

/** Hands the file at an address to the person. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

function ExportItem({ row }: { row: ExportRow }) {
  const t = useText();
  const textOf = useTextOf();
  const format = useFormat();
  const { busy, run } = useAction();
  const params = { id: row.id };
  const Icon = row.format === 'xlsx' ? IconFileSpreadsheet : IconFileText;
  const download = async () => {
    const link = await run(() => request(calls.linkExport, { params }), { reads: true });
    if (link) follow(link.answer.url);
  };
  const name = `${row.name}.${row.format}`;
  return (
    <li className={styles.item}>
      <Icon size={28} stroke={1.5} className={styles.icon ?? ''} />
      <div className={styles.text}>
        <b>{name}</b>
        <span>
          {format.moment(row.createdAt)} · {rowsText(row, { t, count: format.count })}
        </span>
        {row.state === 'running' && (
          <Progress
            size="small"
            status="active"
            showInfo={row.total !== null}
            percent={row.total ? Math.floor((row.rows / row.total) * 100) : 100}
          />
        )}
        {row.refusal && <span className={styles.refusal}>{textOf(`error.${row.refusal}`, 'ui.fault.unknown')}</span>}
        {row.expiresAt && <span>{t('ui.export.until', { moment: format.moment(row.expiresAt) })}</span>}
      </div>
      <StatusTag tone={tones[row.state]}>{t(`ui.export.state.${row.state}`)}</StatusTag>
      <span className={styles.actions}>
        {row.actions.includes('download') && (
          <Button
            type="text"
            shape="circle"
            aria-label={`${t('ui.export.download')} ${name}`}
            loading={busy}
            icon={<IconDownload size={18} />}
            onClick={() => void download()}
          />
        )}
        {row.actions.includes('cancel') && (
          <Button size="small" loading={busy} onClick={() => void run(() => request(calls.cancelExport, { params }))}>
            {t('ui.export.cancel')}
          </Button>
        )}
        {row.actions.includes('remove') && (
          <Button
            type="text"
            shape="circle"
            aria-label={`${t('ui.export.remove')} ${name}`}
            icon={<IconTrash size={18} />}
            onClick={() => void run(() => request(calls.removeExport, { params }))}
          />
        )}
      </span>
    </li>
  );
}

const isUnderWay = (row: ExportRow): boolean => row.state === 'waiting' || row.state === 'running';

/** My exports: what is under way and how far, what can be downloaded, and what went wrong. */
export function ExportsDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  useReturnFocus();
  const answer = useAnswer(calls.listExports, { query: { limit: SHOWN } }, { everyMs: LOOK_AGAIN_MS });
  const list = answer.data?.list;
  const head = (
    <div className={styles.head}>
      <Button type="text" shape="circle" aria-label={t('ui.close')} icon={<IconX size={20} />} onClick={onClose} />
      <h2>{t('ui.export.mine')}</h2>
    </div>
  );
  return (
    <Drawer open size={560} title={head} closable={false} onClose={onClose}>
      <p className={styles.note}>{t('ui.export.note')}</p>
      {answer.error && !list ? (
        <PartError error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !list ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : list.length === 0 ? (
        <PartEmpty icon={<IconFileX size={24} stroke={1.75} />} text={t('ui.export.none')} />
      ) : (
        <ul className={styles.items} aria-busy={list.some(isUnderWay)}>
          {list.map((row) => (
            <ExportItem key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
