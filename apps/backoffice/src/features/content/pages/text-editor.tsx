import type { Locale } from '@app/contract/core/locale';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useAllowed } from '../../../api/session';
import { hasWords } from './has-words';
import styles from './pages.module.css';
import { TextTools } from './text-tools';

/** Formats that the storefront shows; others are dropped, also from what is pasted. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: false, protocols: ['mailto'], defaultProtocol: 'https' },
  }),
];

type TextEditorProps = {
  label: string;
  locale: Locale;
  /** What it starts from; later values are its own. */
  html: string;
  wrong: boolean;
  onChange: (html: string) => void;
};

/** A text with headings, lists, quotes and links. Tells nothing until somebody types. */
export function TextEditor({ label, locale, html, wrong, onChange }: TextEditorProps) {
  const disabled = !useAllowed('content.pages.edit');
  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(wrong),
        lang: locale,
        class: styles.paper ?? '',
      },
    },
    onUpdate: ({ editor: now }) => onChange(hasWords(now.getHTML()) ? now.getHTML() : ''),
  });
  return (
    <div className={`${styles.editor} ${wrong ? styles.wrong : ''}`}>
      {editor && !disabled && <TextTools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
