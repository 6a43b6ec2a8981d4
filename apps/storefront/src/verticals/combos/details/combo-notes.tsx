import { textOf, useT } from '@app/client/i18n';
import { IconId } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useScreenParams } from '../../../shell/navigation.ts';
import { Note, NoteAction } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import type { ComboOnScreen, PlannedPart } from '../use-combo-plan.ts';
import { usePartNames } from '../use-part-names.ts';
import page from './combo-page.module.css';

type ComboNotesProps = {
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

/** Returns what brings notes into view when others are said, wherever on the page one is; not when one comes back to the page. */
function useInView(said: string) {
  const notes = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  useEffect(() => {
    if (said === seen.current) return;
    seen.current = said;
    if (!said) return;
    // A page that is just opened is first put to its beginning.
    const frame = requestAnimationFrame(() =>
      notes.current?.scrollIntoView({ behavior: scrollBehaviour(), block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [said]);
  return notes;
}

/** The part that a booking could not be had with: why, and the way to another. */
function LostAtBooking(props: Omit<ComboNotesProps, 'on'> & { readonly one: PlannedPart; readonly name: string }) {
  const t = useT();
  const why = useWhy();
  const params = useScreenParams<'why' | 'left'>();
  const { slot, part } = props.one;
  const action = () => {
    if (part.swappable)
      return <NoteAction onPress={() => props.onSwap(slot.key)}>{t('combos.choose_other')}</NoteAction>;
    return part.filled ? undefined : <NoteAction onPress={props.onDays}>{t('combos.other_days')}</NoteAction>;
  };
  return (
    <Note tone="bad" action={action()}>
      <b className="semi">{props.name}</b>
      <p>{why(params.why ?? '', Number(params.left ?? 0))}</p>
      {part.filled ? <p>{t('combos.filled_by', { name: part.filled.subject.title })}</p> : null}
    </Note>
  );
}

/** What stands in the way of booking as chosen: what is gone, what cannot be had on these days; and what to have at hand. */
export function ComboNotes({ on, onSwap, onDays }: ComboNotesProps) {
  const t = useT();
  const why = useWhy();
  const { lost } = useScreenParams<'lost'>();
  const names = usePartNames(on.parts);
  const atBooking = on.parts.find(({ slot }) => slot.key === lost);
  const gone = on.parts.filter(({ slot, part }) => part.lost !== null && slot.key !== lost);
  const none = on.parts.filter(({ slot, part }) => part.state === 'none' && part.lost === null && slot.key !== lost);
  const said = [...(atBooking ? [atBooking] : []), ...gone, ...none].map(({ slot }) => slot.key);
  const notes = useInView(said.join(' '));
  const otherDays = <NoteAction onPress={onDays}>{t('combos.other_days')}</NoteAction>;
  return (
    <div ref={notes} className={page.note}>
      {atBooking ? (
        <LostAtBooking one={atBooking} name={names.whole(atBooking.slot.key)} onSwap={onSwap} onDays={onDays} />
      ) : null}
      {gone.map(({ slot, part }) => (
        <Note key={slot.key} tone="warn" action={part.filled ? undefined : otherDays}>
          <b className="semi">{names.whole(slot.key)}</b>
          <p>{why(part.lost ?? '', 0)}</p>
          {part.filled ? <p>{t('combos.filled_by', { name: part.filled.subject.title })}</p> : null}
        </Note>
      ))}
      {none.length > 0 ? (
        <Note tone="warn" action={otherDays}>
          {none.map(({ slot }) => (
            <p key={slot.key} className="semi">
              {names.brief(slot.key)}
            </p>
          ))}
          <p>{t('combos.none_that_day')}</p>
        </Note>
      ) : null}
      {on.plan?.complete && on.plan.documents ? (
        <Note icon={<Icon as={IconId} size="m" />}>{t('combos.documents')}</Note>
      ) : null}
    </div>
  );
}
