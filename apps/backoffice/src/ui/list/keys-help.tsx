import { IconKeyboard } from '@tabler/icons-react';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import styles from './list.module.css';
import { isTakenElsewhere } from './use-row-keys';

type Line = { keys: readonly string[]; does: TextKey };

/** The keys of a list; also shown with the question mark. */
export function KeysHelp({ selectable }: { selectable: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTakenElsewhere(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const lines: Line[] = [
    { keys: ['/'], does: 'ui.keys.search' },
    { keys: ['↑', '↓', 'Home', 'End'], does: 'ui.keys.rows' },
    { keys: [t('ui.keys.enter')], does: 'ui.keys.open' },
    ...(selectable ? [{ keys: [t('ui.keys.space')], does: 'ui.keys.select' } as const] : []),
    { keys: ['n', 'p'], does: 'ui.keys.pages' },
    { keys: ['Esc'], does: 'ui.keys.close' },
    { keys: ['?'], does: 'ui.keys.help' },
  ];
  return (
    <>
      <Button type="text" shape="circle" aria-label={t('ui.keys.help')} onClick={() => setOpen(true)}>
        <IconKeyboard size={20} stroke={1.75} />
      </Button>
      <Modal open={open} title={t('ui.keys.title')} width={440} footer={null} onCancel={() => setOpen(false)}>
        <dl className={styles.keys}>
          {lines.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}
