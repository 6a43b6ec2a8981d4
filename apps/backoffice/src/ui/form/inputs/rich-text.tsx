import { IconBold, IconH2, IconItalic, IconList, IconListNumbers } from '@tabler/icons-react';
import { Button } from 'antd';
import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import { useText } from '../../../text/use-text';
import styles from '../form.module.css';

/** What the storefront's product page can show; the server sanitises again. */
const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'div'],
  ALLOWED_ATTR: [],
};

type RichTextProps = {
  value: string;
  onChange: (html: string) => void;
  id?: string;
  lang: string;
  'aria-label': string;
  status?: 'error';
};

const isEmpty = (box: HTMLElement): boolean => box.textContent?.trim() === '';

/** A small editor for formatted text: bold, italic, heading and lists. Pasted formats beyond those are dropped. */
export function RichText({ value, onChange, status, ...rest }: RichTextProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const clean = DOMPurify.sanitize(value, ALLOWED);
    if (box.current && document.activeElement !== box.current && box.current.innerHTML !== clean)
      box.current.innerHTML = clean;
  }, [value]);
  const notify = () => {
    if (box.current) onChange(isEmpty(box.current) ? '' : DOMPurify.sanitize(box.current.innerHTML, ALLOWED));
  };
  const apply = (command: string, argument?: string) => {
    box.current?.focus();
    // The one editing command set that every browser has; the standard names no successor.
    document.execCommand(command, false, argument);
    notify();
  };
  const tools = [
    { label: t('ui.rich.bold'), icon: <IconBold size={16} />, run: () => apply('bold') },
    { label: t('ui.rich.italic'), icon: <IconItalic size={16} />, run: () => apply('italic') },
    { label: t('ui.rich.heading'), icon: <IconH2 size={16} />, run: () => apply('formatBlock', 'h2') },
    { label: t('ui.rich.list'), icon: <IconList size={16} />, run: () => apply('insertUnorderedList') },
    { label: t('ui.rich.numbers'), icon: <IconListNumbers size={16} />, run: () => apply('insertOrderedList') },
  ];
  return (
    <div className={`${styles.rich} ${status ? styles.richError : ''}`}>
      <div className={styles.richTools} role="toolbar" aria-label={t('ui.rich.tools')}>
        {tools.map((tool) => (
          <Button
            key={tool.label}
            type="text"
            size="small"
            aria-label={tool.label}
            title={tool.label}
            icon={tool.icon}
            onMouseDown={(event) => event.preventDefault()}
            onClick={tool.run}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold formatted text */}
      <div
        {...rest}
        ref={box}
        className={styles.richBox}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline="true"
        tabIndex={0}
        onInput={notify}
        onPaste={(event) => {
          event.preventDefault();
          const html = event.clipboardData.getData('text/html');
          const text = event.clipboardData.getData('text/plain');
          if (html) document.execCommand('insertHTML', false, DOMPurify.sanitize(html, ALLOWED));
          else document.execCommand('insertText', false, text);
        }}
      />
    </div>
  );
}
