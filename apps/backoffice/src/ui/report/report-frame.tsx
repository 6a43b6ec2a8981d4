import { IconFileDownload } from '@tabler/icons-react';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { saveFile } from '../list/export/csv';
import { PageError, PageHead } from '../page-parts';

type Answered<R> = { data: R | undefined; error: Error | null; refetch: () => unknown };

type ReportFrameProps<R> = {
  title: TextKey;
  answer: Answered<R>;
  /** What the report states about itself. */
  note: (report: R | undefined) => ReactNode;
  /** The report as a file. */
  file: (report: R) => { name: string; text: string };
  exportText?: TextKey;
  actions?: ReactNode;
  /** What it can be narrowed by. */
  filters: (report: R | undefined) => ReactNode;
  children: (report: R) => ReactNode;
};

/** A report: its head with what it states and its file, its filters, and its parts once they are there. */
export function ReportFrame<R>({ answer, file, exportText = 'ui.list.export', ...of }: ReportFrameProps<R>) {
  const t = useText();
  const report = answer.data;
  const save = (whole: R) => {
    const { name, text } = file(whole);
    saveFile(`${name}.csv`, text);
  };
  return (
    <>
      <PageHead title={t(of.title)} note={of.note(report)}>
        {of.actions}
        <Button icon={<IconFileDownload size={16} />} disabled={!report} onClick={() => report && save(report)}>
          {t(exportText)}
        </Button>
      </PageHead>
      {of.filters(report)}
      {!report && answer.error && <PageError error={answer.error} onRetry={() => void answer.refetch()} />}
      {!report && !answer.error && <Skeleton active paragraph={{ rows: 12 }} />}
      {report && of.children(report)}
    </>
  );
}
