import { textOf, useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { IconId } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { hrefTo, useScreenParams } from '../../../shell/navigation.ts';
import { Note, NoteAction } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { usePartWhen } from '../../../widgets/travel/bundle/use-part-when.ts';
import { orderRouteOf } from '../../../widgets/travel/search/kind-routes.ts';
import { withoutSlot } from '../combo-address.ts';
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

/** The booking of the customer's own that is in the way of a part: what, when, and the way there. */
function OwnBooking({ id }: { readonly id: string }) {
  const t = useT();
  const when = usePartWhen();
  const { data: order } = useEndpoint(travelEndpoints.travelOrderDetails, { query: { id } });
  if (!order) return null;
  return (
    <p>
      {t('combos.your_booking', { title: order.subject.title, when: when(order.kind, order.service) })}{' '}
      <NoteAction href={hrefTo(orderRouteOf(order.kind), { id })}>{t('combos.see_booking')}</NoteAction>
    </p>
  );
}

/**
 * The part that a booking could not be had with: why, and every way on: another choice, without it where it is optional, or else other days.
 */
function LostAtBooking(props: ComboNotesProps & { readonly one: PlannedPart; readonly name: string }) {
  const t = useT();
  const why = useWhy();
  const params = useScreenParams<'why' | 'left' | 'clash'>();
  const { on } = props;
  const { slot, part } = props.one;
  // What is in the way stays there: the same choice would be refused again.
  const stuck = !part.filled || params.clash !== undefined;
  const actions = (
    <>
      {part.swappable ? (
        <NoteAction onPress={() => props.onSwap(slot.key)}>{t('combos.choose_other')}</NoteAction>
      ) : null}
      {slot.optional && params.clash ? (
        <NoteAction onPress={() => on.setTrip(withoutSlot(on.trip, slot.key))}>{t('combos.leave_out')}</NoteAction>
      ) : null}
      {!part.swappable && stuck ? <NoteAction onPress={props.onDays}>{t('combos.other_days')}</NoteAction> : null}
    </>
  );
  return (
    <Note tone="bad" action={part.swappable || stuck ? actions : undefined}>
      <b className="semi">{props.name}</b>
      <p>{why(params.why ?? '', Number(params.left ?? 0))}</p>
      {params.clash ? <OwnBooking id={params.clash} /> : null}
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
        <LostAtBooking on={on} one={atBooking} name={names.whole(atBooking.slot.key)} onSwap={onSwap} onDays={onDays} />
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
