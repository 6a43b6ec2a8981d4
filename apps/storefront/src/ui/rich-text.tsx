import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

const ALLOWED = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'a',
  'img',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
];

/** Text written in the back office. The server has sanitised it; it is sanitised again where it is shown. */
export default function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        ALLOWED_TAGS: ALLOWED,
        ALLOWED_ATTR: ['href', 'src', 'alt', 'title'],
        ALLOWED_URI_REGEXP: /^(https:|#|\/)/,
      }),
    [html],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised twice, by the server and the line above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
