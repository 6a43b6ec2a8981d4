import { useT } from '@app/client/i18n';
import type { DealCard } from '@app/contract/deals/views';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { useDealWords } from './deal-words.ts';
import { useReminder } from './use-reminder.ts';

/** Asks to be reminded shortly before a deal begins; soft and with a tick while that is set. */
export function ReminderButton(props: {
  readonly deal: Pick<DealCard, 'id' | 'title' | 'startsAt'>;
  readonly size: NonNullable<ButtonLook['size']>;
  readonly className?: string | undefined;
}) {
  const t = useT();
  const words = useDealWords();
  const { deal } = props;
  const { on, press } = useReminder(deal.id);
  const text = on ? t('deal.reminded') : words.remind(deal.startsAt);
  return (
    <Button
      kind={on ? 'soft' : 'ghost'}
      size={props.size}
      block
      icon={on ? IconBellCheck : IconBell}
      className={props.className}
      aria-pressed={on}
      aria-label={[text, deal.title].join(': ')}
      onClick={press}
    >
      {text}
    </Button>
  );
}
