import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { IconPackage, IconPhoto, IconSend2 } from '@tabler/icons-react';
import { Button, Input, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { CannedChoice } from './canned-choice';
import styles from './inbox.module.css';
import { ProductDialog } from './product-dialog';
import { useDraftReply } from './use-draft-reply';
import { usePictureSending } from './use-picture-sending';
import type { Talk } from './use-talk';

type ToolProps = { label: string; icon: ReactNode; loading?: boolean; onClick: () => void };

const Tool = ({ label, ...button }: ToolProps) => (
  <Tooltip title={label}>
    <Button type="text" aria-label={label} {...button} />
  </Tooltip>
);

/** Sends a product that is searched for in a dialog. */
function ProductTool({ line }: { line: Talk }) {
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Tool
        label={t('desk.add_product')}
        icon={<IconPackage size={20} stroke={1.75} />}
        onClick={() => setChoosing(true)}
      />
      {choosing && (
        <ProductDialog
          onClose={() => setChoosing(false)}
          onChoose={(productId) => {
            setChoosing(false);
            void line.send({ kind: 'product', productId });
          }}
        />
      )}
    </>
  );
}

/** Where one answers. `/` searches the canned replies, which are put in in the customer's language. */
export function ReplyBox({ talk, line }: { talk: InboxTalk; line: Talk }) {
  const t = useText();
  const sees = useAllowed('catalog.products.view');
  const picture = usePictureSending(line);
  const draft = useDraftReply(talk, line);
  const { canned } = draft;
  return (
    <footer className={styles.reply}>
      {canned.searching && (
        <CannedChoice replies={canned.found} marked={canned.marked} locale={talk.locale} onChoose={draft.insert} />
      )}
      {talk.leftMessage && talk.email && <p className={styles.byMail}>{t('desk.by_mail', { email: talk.email })}</p>}
      <Input.TextArea
        ref={draft.box}
        rows={3}
        maxLength={limits.chatText}
        value={draft.words}
        placeholder={t('desk.write')}
        aria-label={t('desk.write')}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={draft.onKey}
      />
      <div className={styles.tools}>
        <Tool
          label={t('desk.add_picture')}
          icon={<IconPhoto size={20} stroke={1.75} />}
          loading={picture.busy}
          onClick={picture.choose}
        />
        {sees && <ProductTool line={line} />}
        {picture.field}
        <Button type="primary" icon={<IconSend2 size={16} />} disabled={!draft.canSend} onClick={draft.send}>
          {t('desk.send')}
        </Button>
      </div>
    </footer>
  );
}
