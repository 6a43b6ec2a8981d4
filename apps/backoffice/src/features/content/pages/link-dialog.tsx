import type { Editor } from '@tiptap/react';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../../text/use-text';
import styles from './pages.module.css';

const KNOWN = /^(https:\/\/|mailto:)\S+$/;

/** Sets, changes or removes the link of what is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const set = () => {
    const href = address.trim();
    if (href !== '' && !KNOWN.test(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Modal
      open
      title={t('content.link_title')}
      okText={t('content.link_set')}
      cancelText={t('ui.cancel')}
      onOk={set}
      onCancel={onClose}
      destroyOnHidden
    >
      <label htmlFor={id}>{t('content.link_address')}</label>
      <Input
        id={id}
        autoFocus
        value={address}
        maxLength={500}
        placeholder="https://"
        aria-invalid={wrong}
        aria-describedby={`${id}-help`}
        {...(wrong ? { status: 'error' as const } : {})}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onPressEnter={(event) => {
          // The form around the editor must not take it for its own.
          event.preventDefault();
          set();
        }}
      />
      <p id={`${id}-help`} role={wrong ? 'alert' : undefined} className={wrong ? styles.flaw : styles.help}>
        {t(wrong ? 'content.link_wrong' : 'content.link_help')}
      </p>
    </Modal>
  );
}
