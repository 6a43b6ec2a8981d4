import type { PresentedMeal } from '@app/contract/verticals/meals/staff-schemas';
import { IconCheck } from '@tabler/icons-react';
import { Button, Card, type InputRef } from 'antd';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useAllowed, useSession } from '../../../api/session';
import { CodeField } from '../../../features/travel/orders/code-field';
import { useText } from '../../../text/use-text';
import { Outcome } from './outcome';
import { Presented } from './presented';
import styles from './scan.module.css';
import { useNow } from './use-now';
import { useScan } from './use-scan';
import { Uses } from './uses';
import { undoMinutes, verdictOn } from './verdict';

const NONE = {};

type ActsProps = { minutes: number; busy: boolean; onUse: (() => void) | null; onUndo: () => void };

/** What can be done with a piece: use it, or for some minutes take that back. */
function Acts({ minutes, busy, onUse, onUndo }: ActsProps) {
  const t = useText();
  return (
    <div className={styles.acts}>
      {onUse && (
        <Button type="primary" size="large" icon={<IconCheck size={18} />} loading={busy} onClick={onUse}>
          {t('meal.staff.use')} <kbd className={styles.keys}>{t('meal.staff.use_keys')}</kbd>
        </Button>
      )}
      {minutes > 0 && (
        <Button size="large" disabled={busy} onClick={onUndo}>
          {t('meal.staff.undo_left', { count: minutes })}
        </Button>
      )}
    </div>
  );
}

type CodeFormProps = {
  field: RefObject<InputRef | null>;
  code: string;
  onType: (typed: string) => void;
  onFind: (code: string) => void;
  /** Ctrl or Cmd with Enter: the piece that is shown is used without leaving the field. */
  onUse: () => void;
};

/** Where a code is typed or scanned, and looked up. */
function CodeForm({ field, code, onType, onFind, onUse }: CodeFormProps) {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onUse();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(code);
      }}
    >
      <CodeField
        ref={field}
        aria-label={t('meal.staff.code')}
        errors={NONE}
        value={code}
        onChange={onType}
        onRead={onFind}
        onKeyDown={onKeyDown}
      />
      <Button htmlType="submit" disabled={code.trim() === ''}>
        {t('meal.staff.look_up')}
      </Button>
    </form>
  );
}

/** Codes typed or scanned at a restaurant: what each is of, using it, and undoing that. The field always has the focus. */
export function ScanDesk({ restaurantId }: { restaurantId: string }) {
  const t = useText();
  const now = useNow();
  const { username } = useSession();
  const mayUse = useAllowed('travel.dining_scan.redeem');
  const mayUndo = useAllowed('travel.dining_scan.undo');
  const [code, setCode] = useState('');
  const field = useRef<InputRef>(null);
  const scan = useScan(restaurantId);
  const meal = scan.shown?.meal ?? null;
  const usable = mayUse && meal !== null && verdictOn(meal, restaurantId, now) === 'usable';
  const minutesOf = (used: PresentedMeal) => (mayUndo ? undoMinutes(used, username, now) : 0);

  const type = (typed: string) => {
    setCode(typed);
    scan.forget();
  };
  /** The next code goes over the one that stands there. */
  const ready = () => field.current?.focus({ cursor: 'all' });
  const find = async (typed: string) => {
    if (typed.trim() === '') return;
    await scan.look(typed);
    ready();
  };
  const use = async () => {
    if (!meal || !usable) return;
    await scan.use(meal);
    ready();
  };
  const undo = async (used: PresentedMeal) => {
    await scan.undo(used);
    ready();
  };
  const minutes = meal ? minutesOf(meal) : 0;
  return (
    <div className={styles.desk}>
      <Card variant="borderless">
        <CodeForm
          field={field}
          code={code}
          onType={type}
          onFind={(typed) => void find(typed)}
          onUse={() => void use()}
        />
        <div aria-live="assertive">
          {scan.shown && <Outcome shown={scan.shown} restaurantId={restaurantId} now={now} />}
        </div>
        {meal && (
          <Acts
            minutes={minutes}
            busy={scan.busy}
            onUse={usable ? () => void use() : null}
            onUndo={() => void undo(meal)}
          />
        )}
        {meal && <Presented meal={meal} />}
      </Card>
      <Card variant="borderless" title={t('meal.staff.uses')}>
        <Uses uses={scan.uses} minutesOf={minutesOf} busy={scan.busy} onUndo={(used) => void undo(used)} />
      </Card>
    </div>
  );
}
