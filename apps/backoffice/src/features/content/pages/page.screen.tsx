import { staffContentEndpoints as calls } from '@app/contract/content/staff-endpoints';
import type { StaffArticle } from '@app/contract/content/staff-schemas';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useAnswer } from '../../../api/use-answer';
import { PageError } from '../../../ui/page-parts';
import { PageEditor } from './page-editor';
import { PageSkeleton } from './page-skeleton';

/** The page in the address. */
export default function PageScreen() {
  const { key = '' } = useParams();
  const answer = useAnswer(calls.readArticle, { params: { key } }, { keepMs: Number.POSITIVE_INFINITY });
  // The form starts from the version first read; a later one is only taken when the person asks for it.
  const [base, setBase] = useState<StaffArticle | null>(null);
  if (answer.data?.key === key && base?.key !== key) setBase(answer.data ?? null);
  const page = base?.key === key ? base : null;
  if (page) return <PageEditor key={`${page.key} ${page.version}`} page={page} onSaved={setBase} />;
  if (answer.error) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  return <PageSkeleton />;
}
