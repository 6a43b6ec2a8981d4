import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { ChangeAlternative, ChangedBooking, ProviderChange } from '@app/contract/travel/order-views';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Radio } from '../../../ui/controls.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './alternatives-sheet.module.css';
import { useEffectWords } from './change-effects.tsx';
import type { ChangedLines } from './change-sheet.tsx';
import { commonLines } from './common-lines.ts';
import { lostSeats } from './lost-seats.ts';
import { useTravelStep } from './use-travel-order.ts';

/** A booking in lines, its name first: another house or restaurant differs by it. */
const namedLines = (booking: ChangedBooking, lines: ChangedLines): readonly string[] => [
  ...new Set([booking.subject.title, ...lines(booking)]),
];

/** Whether it is another house or restaurant, which is shown by its picture and its name. */
const isElsewhere = ({ subject }: ChangeAlternative, { before }: ProviderChange): boolean =>
  subject.title !== before.subject.title && subject.place !== null;

/** One that may be taken: what of it is another, the seats that are lost with it, and what of the trip it does not fit. */
function Alternative(props: {
  readonly one: ChangeAlternative;
  readonly change: ProviderChange;
  readonly lines: ChangedLines;
  /** What all of them have in common with what is booked. */
  readonly common: ReadonlySet<string>;
  /** Whether pictures are shown: all have one then, the same house with another room too. */
  readonly pictured: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}) {
  const t = useT();
  const effectWords = useEffectWords();
  const { one, change, lines, common } = props;
  const said = namedLines(one, lines);
  const lost = lostSeats(change.before.subject, one.subject);
  const differing = said.filter((line) => !common.has(line));
  const elsewhere = isElsewhere(one, change);
  const shown = (differing.length > 0 ? differing : said).filter((line) => !elsewhere || line !== one.subject.title);
  return (
    <Radio name="alternative" label={said.join(' · ')} checked={props.checked} onChange={props.onChoose}>
      {props.pictured && one.subject.cover ? (
        <span className={styles.thumb}>
          <Picture src={one.subject.cover} alt="" width={64} />
        </span>
      ) : null}
      <span>
        {elsewhere ? <b className="semi">{one.subject.title}</b> : null}
        {shown.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {lost.length > 0 ? (
          <span className={styles.warning}>
            {t('travel.provider.seats_lost', { count: lost.length, seats: lost.join(t('travel.list_comma')) })}
          </span>
        ) : null}
        {one.effects.map((effect) => (
          <span key={`${effect.orderId} ${effect.effect} ${effect.arrives}`} className={styles.warning}>
            {effectWords(effect)}
          </span>
        ))}
      </span>
    </Radio>
  );
}

/** What may be taken for nothing instead of a change by the provider, the soonest first; one is chosen and taken. */
export function AlternativesSheet(props: {
  readonly order: { readonly id: string };
  readonly change: ProviderChange;
  readonly lines: ChangedLines;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { order, change, lines } = props;
  const read = useEndpoint(
    travelEndpoints.changeAlternatives,
    { query: { id: order.id } },
    { enabled: props.open, staleTime: 0 },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const step = useTravelStep(travelEndpoints.takeAlternative);
  const take = async (): Promise<void> => {
    if (chosen === null) return;
    try {
      await step.mutateAsync({ body: { orderId: order.id, changeId: change.id, alternative: chosen } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // What was chosen is gone: what is left is read again.
      setChosen(null);
      void read.refetch();
      return;
    }
    toast(t('travel.provider.replaced'), 'success');
    props.onClose();
  };
  const found = read.data;
  const common = commonLines([change.after, ...(found ?? [])].map((booking) => namedLines(booking, lines)));
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.provider.replace_title')}
      footer={
        <Button block disabled={chosen === null} loading={step.isPending} onClick={() => void take()}>
          {t('travel.provider.replace')}
        </Button>
      }
    >
      <p className="sub t2">{t('travel.provider.replace_text')}</p>
      {read.isPending ? <SkeletonText lines={6} /> : null}
      {read.error ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {found?.length === 0 ? <Note>{t('travel.provider.replace_none')}</Note> : null}
      {found && found.length > 0 ? (
        <fieldset className={styles.list}>
          <legend className="visually-hidden">{t('travel.provider.replace_title')}</legend>
          {found.map((one) => (
            <Alternative
              key={one.key}
              one={one}
              change={change}
              lines={lines}
              common={common}
              pictured={found.some((other) => isElsewhere(other, change))}
              checked={chosen === one.key}
              onChoose={() => setChosen(one.key)}
            />
          ))}
        </fieldset>
      ) : null}
    </Sheet>
  );
}
