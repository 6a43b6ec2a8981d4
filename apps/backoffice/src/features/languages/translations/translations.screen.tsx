import { staffLanguageEndpoints as calls } from '@app/contract/languages/staff-endpoints';
import { Skeleton } from 'antd';
import { Navigate, Route, Routes } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { currentLocale } from '../../../text/locale';
import { PartError } from '../../../ui/page-parts';
import { MissingPage } from './missing-page';
import { PublicationsPage } from './publications-page';
import { TextsPage } from './texts-page';
import { TEXTS_PATH } from './translations-path';

/** Leads to the texts of a language: that of the person at the desk, or the first one that is translated. */
function FirstLanguage() {
  const answer = useAnswer(calls.translationLanguages, {}, { keepMs: 60_000 });
  if (answer.error) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const others = answer.data.filter((one) => one.id !== 'en-US');
  const first = others.find((one) => one.id === currentLocale()) ?? others[0];
  return <Navigate replace to={`${TEXTS_PATH}/${first?.id ?? 'en-US'}`} />;
}

/** Texts of the storefront: by language, those missed, and what was published. */
export default function TranslationsScreen() {
  return (
    <Routes>
      <Route index element={<FirstLanguage />} />
      <Route path="missed" element={<MissingPage />} />
      <Route path="publications/*" element={<PublicationsPage />} />
      <Route path=":language" element={<TextsPage />} />
    </Routes>
  );
}
