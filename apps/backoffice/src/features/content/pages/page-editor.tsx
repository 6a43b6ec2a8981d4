import { staffContentEndpoints as calls } from '@app/contract/content/staff-endpoints';
import type { StaffArticle } from '@app/contract/content/staff-schemas';
import { Button, Card, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '../../../api/failure';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { FormFields } from '../../../ui/form/form-fields';
import { StaleDialog } from '../../../ui/form/stale-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { LeaveGuard } from '../../../ui/leave-guard';
import { PageHead } from '../../../ui/page-parts';
import { useAction } from '../../../ui/use-action';
import { draftOf, type PageDraft, pageFields } from './page-form';
import { titleOf } from './page-list';
import { PAGES_PATH } from './pages-path';

type PageEditorProps = { page: StaffArticle; onSaved: (page: StaffArticle) => void };

const withEnglish = (text: PageDraft['title']) => ({ ...text, 'en-US': text['en-US'] ?? '' });

/** Edits and publishes one page. A version published meanwhile is shown beside one's own before either stands. */
export function PageEditor({ page, onSaved }: PageEditorProps) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { run } = useAction();
  const mayEdit = useAllowed('content.pages.edit');
  const [clash, setClash] = useState<{ mine: PageDraft; theirs: StaffArticle } | null>(null);
  const publish = ({ title, html }: PageDraft, version: number) =>
    request(calls.updateArticle, {
      params: { key: page.key },
      body: { title: withEnglish(title), html: withEnglish(html), version },
    });
  const record = useRecordForm<PageDraft, StaffArticle>({
    send: async (draft) => {
      try {
        return await publish(draft, page.version);
      } catch (error) {
        if (isRefusal(error, 'record.stale')) setClash({ mine: draft, theirs: error.data.current as StaffArticle });
        throw error;
      }
    },
    done: 'content.page_published',
    onDone: onSaved,
    // The refusal brought the version that stands; the dialog is open already.
    onStale: () => undefined,
  });
  const keepMine = async () => {
    if (!clash) return;
    setClash(null);
    const saved = await run(() => publish(clash.mine, clash.theirs.version), { done: 'content.page_published' });
    if (saved) onSaved(saved.answer);
  };
  const note = t('content.page_note', { version: format.count(page.version), time: format.moment(page.updatedAt) });
  return (
    <>
      <PageHead title={titleOf(page.title)} note={note}>
        <Button onClick={() => void navigate(PAGES_PATH)}>{t('ui.back_to_list')}</Button>
        {mayEdit && (
          <Button type="primary" loading={record.busy} onClick={() => void record.submit()}>
            {t('content.page_publish')}
          </Button>
        )}
      </PageHead>
      <Card variant="borderless">
        <Form {...record.wiring} layout="vertical" disabled={!mayEdit} initialValues={draftOf(page)}>
          <FormFields fields={pageFields} errors={record.errors} />
        </Form>
      </Card>
      <LeaveGuard isDirty={record.isDirty} />
      {clash && (
        <StaleDialog
          fields={pageFields}
          mine={clash.mine}
          theirs={draftOf(clash.theirs)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => onSaved(clash.theirs)}
          onClose={() => setClash(null)}
        />
      )}
    </>
  );
}
