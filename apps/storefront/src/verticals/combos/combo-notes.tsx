import { textOf, useT } from '@app/client/i18n';
import { IconId } from '@tabler/icons-react';
import { useScreenParams } from '../../shell/navigation.ts';
import { Note, NoteAction } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import page from './combo-page.module.css';
import type { ComboOnScreen } from './use-combo-plan.ts';

type Shown = {
  readonly on: ComboOnScreen;
  readonly onSwap: (slot: string) => void;
  readonly onDays: () => void;
};

/** Why something cannot be had: plans name a text, refusals the key of an error, whose text begins with a word more. */
function useWhy() {
  return (why: string, left: number): string => {
    const key =
      why.startsWith('field.') || why.startsWith('error.') ? why : `error.${why || 'travel.part_unavailable'}`;
    return textOf(
      key as
        | `error.travel.part_unavailable`
        | `error.travel.unavailable`
        | `error.flight.${string}`
        | `error.hotel.${string}`
        | `error.tour.${string}`
        | `error.dining.${string}`
        | `error.meal.${string}`
        | `field.combo_${string}`,
      { left },
    );
  };
}

/** The part that a booking could not be had with: why, and the way to another. */
function LostAtBooking({ on, onSwap }: Pick<Shown, 'on' | 'onSwap'>) {
  const t = useT();
  const why = useWhy();
  const params = useScreenParams<'lost' | 'why' | 'left'>();
  const one = on.parts.find(({ slot }) => slot.key === params.lost);
  if (!one) return null;
  return (
    <Note
      tone="bad"
      action={
        one.part.swappable ? (
          <NoteAction onPress={() => onSwap(one.slot.key)}>{t('combos.choose_other')}</NoteAction>
        ) : undefined
      }
    >
      <b className="semi">{one.slot.label}</b>
      <p>{why(params.why ?? '', Number(params.left ?? 0))}</p>
      {one.part.filled ? <p>{t('combos.filled_by', { name: one.part.filled.subject.title })}</p> : null}
    </Note>
  );
}

/** What stands in the way of booking as chosen: what is gone, what cannot be had on these days; and what to have at hand. */
export function ComboNotes({ on, onSwap, onDays }: Shown) {
  const t = useT();
  const why = useWhy();
  const { lost } = useScreenParams<'lost'>();
  const gone = on.parts.filter(({ slot, part }) => part.lost !== null && slot.key !== lost);
  const none = on.parts.filter(({ part }) => part.state === 'none');
  return (
    <div className={page.note}>
      <LostAtBooking on={on} onSwap={onSwap} />
      {gone.map(({ slot, part }) => (
        <Note key={slot.key} tone="warn">
          <b className="semi">{slot.label}</b>
          <p>{why(part.lost ?? '', 0)}</p>
          {part.filled ? <p>{t('combos.filled_by', { name: part.filled.subject.title })}</p> : null}
        </Note>
      ))}
      {none.map(({ slot }) => (
        <Note key={slot.key} tone="warn" action={<NoteAction onPress={onDays}>{t('combos.other_days')}</NoteAction>}>
          <b className="semi">{slot.label}</b>
          <p>{t('combos.none_that_day')}</p>
        </Note>
      ))}
      {on.plan?.documents ? <Note icon={<Icon as={IconId} size="m" />}>{t('combos.documents')}</Note> : null}
    </div>
  );
}
