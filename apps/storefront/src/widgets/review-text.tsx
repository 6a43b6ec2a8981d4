import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { baseOf, tagOf } from '@app/contract/core/locale';
import { languageName } from './language-name.ts';

type Words = { readonly text: string; readonly lang: string | null };

/** The words of a review in the language they were written in, which is named where it is not the reader's; nothing without words. */
export function ReviewText({ review, className }: { readonly review: Words; readonly className?: string | undefined }) {
  const t = useT();
  const reader = usePreferences((state) => state.locale);
  const { text, lang } = review;
  if (text === '') return null;
  if (lang === null) return <span className={className}>{text}</span>;
  return (
    <>
      <span className={className} lang={tagOf(lang)}>
        {text}
      </span>
      {baseOf(lang) === baseOf(reader) ? null : (
        <span className="cap t3">{t('reviews.written_in', { language: languageName(reader, lang) })}</span>
      )}
    </>
  );
}
