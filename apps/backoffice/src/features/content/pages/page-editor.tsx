import { staffContentEndpoints as calls } from '@app/contract/content/staff-endpoints';
import type { StaffArticle } from '@app/contract/content/staff-schemas';
import { Button, Card, Form } from 'antd';
import { useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { FormFields } from '../../../ui/form/form-fields';
import { useVersionedForm } from '../../../ui/form/records/use-versioned-form';
import { PageHead } from '../../../ui/page-parts';
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
  const mayEdit = useAllowed('content.pages.edit');
  const { form, clash } = useVersionedForm<PageDraft, StaffArticle>({
    fields: pageFields,
    record: page,
    draftOf,
    save: ({ title, html }, over) =>
      request(calls.updateArticle, {
        params: { key: page.key },
        body: { title: withEnglish(title), html: withEnglish(html), version: (over ?? page).version },
      }),
    done: 'content.page_published',
    onSaved,
    onTaken: onSaved,
  });
  const note = t('content.page_note', { version: format.count(page.version), time: format.moment(page.updatedAt) });
  return (
    <>
      <PageHead title={titleOf(page.title)} note={note}>
        <Button onClick={() => void navigate(PAGES_PATH)}>{t('ui.back_to_list')}</Button>
        {mayEdit && (
          <Button type="primary" loading={form.busy} onClick={() => void form.submit()}>
            {t('content.page_publish')}
          </Button>
        )}
      </PageHead>
      <Card variant="borderless">
        <Form {...form.wiring} layout="vertical" disabled={!mayEdit} initialValues={draftOf(page)}>
          <FormFields fields={pageFields} errors={form.errors} />
        </Form>
      </Card>
      {clash}
    </>
  );
}
