import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import { IconCloudUpload, IconFileDownload, IconUpload } from '@tabler/icons-react';
import { App, Button, Dropdown, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { publishChosen, reviewChosen } from './chosen-texts';
import { ImportDialog } from './import-dialog';
import { saveTexts } from './save-texts';
import { translationList } from './translation-list';
import styles from './translations.module.css';
import { TEXTS_PATH } from './translations-path';

/** Gives customers what was reviewed, after saying what that means. */
function usePublish(): () => void {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  return () =>
    modal.confirm({
      title: t('translations.publish_title'),
      content: t('translations.publish_text'),
      okText: t('translations.publish'),
      cancelText: t('ui.cancel'),
      onOk: async () => {
        const done = await run(() => request(calls.publishTranslations, {}));
        if (!done) return;
        const { publication, heldBack } = done.answer;
        modal.info({
          title: publication
            ? t('translations.published_done', { count: publication.changes })
            : t('translations.nothing_to_publish'),
          content: heldBack > 0 ? t('translations.held_back', { count: heldBack }) : undefined,
        });
      },
    });
}

/** The texts of the language in the address beside the English ones. */
export function TextsPage() {
  const t = useText();
  const navigate = useNavigate();
  const { language = '' } = useParams();
  const { run } = useAction();
  const publish = usePublish();
  const mayEdit = useAllowed('content.translations.edit');
  const mayReview = useAllowed('content.translations.review');
  const mayPublish = useAllowed('content.translations.publish');
  const languages = useAnswer(calls.translationLanguages, {}, { keepMs: 60_000 });
  const [importing, setImporting] = useState(false);
  const rule = useMemo(() => ({ ...translationList, only: { language } }), [language]);
  const download = async (format: 'csv' | 'json') => {
    const read = await run(() => request(calls.exportTranslations, { query: { language } }), { reads: true });
    if (read) saveTexts(read.answer, format);
  };
  const bulkActions = [
    ...(mayReview ? [reviewChosen(language)] : []),
    ...(mayPublish ? [publishChosen(language)] : []),
  ];
  const extra = (
    <>
      <Dropdown
        menu={{
          items: [
            { key: 'csv', label: 'CSV' },
            { key: 'json', label: 'JSON' },
          ],
          onClick: ({ key }) => void download(key === 'json' ? 'json' : 'csv'),
        }}
      >
        <Button icon={<IconFileDownload size={16} />}>{t('translations.download')}</Button>
      </Dropdown>
      {mayEdit && (
        <Button icon={<IconUpload size={16} />} onClick={() => setImporting(true)}>
          {t('translations.import')}
        </Button>
      )}
      {mayPublish && (
        <Button type="primary" icon={<IconCloudUpload size={16} />} onClick={publish}>
          {t('translations.publish')}
        </Button>
      )}
    </>
  );
  const above = (
    <div className={styles.bar}>
      <Select
        aria-label={t('languages.language')}
        value={language}
        loading={languages.isPending}
        options={(languages.data ?? []).map((one) => ({ value: one.id, label: `${one.title} (${one.id})` }))}
        onChange={(id) => void navigate(`${TEXTS_PATH}/${id}`)}
      />
      <Button onClick={() => void navigate(`${TEXTS_PATH}/missed`)}>{t('translations.missed')}</Button>
      <Button onClick={() => void navigate(`${TEXTS_PATH}/publications`)}>{t('translations.history')}</Button>
    </div>
  );
  return (
    <>
      <ListPage
        key={language}
        rule={rule}
        actions={{ extra, above, ...(bulkActions.length > 0 ? { bulkActions } : {}) }}
      />
      {importing && <ImportDialog language={language} onClose={() => setImporting(false)} />}
    </>
  );
}
