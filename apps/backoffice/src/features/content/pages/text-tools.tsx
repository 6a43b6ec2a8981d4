import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconSeparator,
  IconUnderline,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import { LinkDialog } from './link-dialog';
import styles from './pages.module.css';

type Tool = { label: TextKey; icon: ReactNode; run: () => void; on?: boolean; off?: boolean };

/** What the text is where the caret stands, and whether a step can be undone or done again. */
const useMarks = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });

function toolsOf(editor: Editor, is: ReturnType<typeof useMarks>, onLink: () => void): Tool[] {
  const chain = () => editor.chain().focus();
  return [
    { label: 'content.tool.bold', icon: <IconBold size={16} />, on: is.bold, run: () => chain().toggleBold().run() },
    {
      label: 'content.tool.italic',
      icon: <IconItalic size={16} />,
      on: is.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: 'content.tool.underline',
      icon: <IconUnderline size={16} />,
      on: is.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      label: 'content.tool.heading',
      icon: <IconH2 size={16} />,
      on: is.h2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'content.tool.subheading',
      icon: <IconH3 size={16} />,
      on: is.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: 'content.tool.list',
      icon: <IconList size={16} />,
      on: is.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: 'content.tool.numbers',
      icon: <IconListNumbers size={16} />,
      on: is.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      label: 'content.tool.quote',
      icon: <IconBlockquote size={16} />,
      on: is.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    { label: 'content.tool.rule', icon: <IconSeparator size={16} />, run: () => chain().setHorizontalRule().run() },
    { label: 'content.tool.link', icon: <IconLink size={16} />, on: is.link, run: onLink },
    {
      label: 'content.tool.undo',
      icon: <IconArrowBackUp size={16} />,
      off: !is.canUndo,
      run: () => chain().undo().run(),
    },
    {
      label: 'content.tool.redo',
      icon: <IconArrowForwardUp size={16} />,
      off: !is.canRedo,
      run: () => chain().redo().run(),
    },
  ];
}

/** What can be done with the text that is selected, or where the caret stands. */
export function TextTools({ editor }: { editor: Editor }) {
  const t = useText();
  const [linking, setLinking] = useState(false);
  const tools = toolsOf(editor, useMarks(editor), () => setLinking(true));
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('ui.rich.tools')}>
      {tools.map(({ label, icon, run, on, off }) => (
        <Button
          key={label}
          type="text"
          size="small"
          className={on ? (styles.on ?? '') : ''}
          aria-label={t(label)}
          title={t(label)}
          {...(on === undefined ? {} : { 'aria-pressed': on })}
          icon={icon}
          disabled={off ?? false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        />
      ))}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
