import { App } from 'antd';
import { useEffect } from 'react';
import { jumpsMeant } from '../api/interruptions';
import { useText } from '../text/use-text';
import { Jumps } from './jumps';

/** Asks whether prices that jump are meant, whichever form or grid sent them. */
export function JumpGuard() {
  const t = useText();
  const { modal } = App.useApp();
  useEffect(
    () =>
      jumpsMeant.askBy(async (found) =>
        modal.confirm({
          title: t('ui.jump.title', { percent: String(found.percent) }),
          content: (
            <>
              <p>{t('ui.jump.text')}</p>
              <Jumps {...found} />
            </>
          ),
          okText: t('ui.jump.ok'),
          cancelText: t('ui.cancel'),
          width: 560,
        }),
      ),
    [modal, t],
  );
  return null;
}
