import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { TableSlots } from '@app/contract/verticals/dining/views';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { TableChoice } from '../details/table-choice.ts';
import type { TableOnScreen } from '../details/use-table-choice.ts';
import { useDiningWords } from '../dining-words.ts';
import styles from './wait-sheet.module.css';

const ANY = '';

/** One choice of several under its name. */
function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="cap t2">
        {props.label}
      </label>
      <NativeSelect id={id} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** Joins the waiting list of a night: from which hour to which, for those who are chosen already, at which kind of table. Mount it anew for each opening. */
export function WaitSheet(props: {
  readonly on: TableOnScreen;
  readonly slots: TableSlots;
  readonly choice: TableChoice;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useT();
  const words = useDiningWords();
  const { on, slots, choice } = props;
  const { party } = on.ask;
  const hours = slots.times.map(({ time }) => time);
  const [from, setFrom] = useState(choice.time);
  const [to, setTo] = useState(choice.time);
  const [areaId, setAreaId] = useState(ANY);
  const later = hours.slice(Math.max(0, hours.indexOf(from)));
  const join = useEndpointMutation(diningEndpoints.joinDiningWait, {
    invalidates: [diningEndpoints.diningWaits],
    onSuccess: () => {
      props.onClose();
      toast(t('dining.wait_joined'), 'success');
    },
  });
  const send = () =>
    join.mutate({
      body: {
        restaurantId: on.id,
        day: slots.day,
        from,
        to: later.includes(to) ? to : from,
        adults: party.adults,
        childAges: [...party.childAges],
        areaId: areaId === ANY ? null : areaId,
      },
    });
  const hourChoices = (of: readonly string[]) => of.map((hour) => ({ value: hour, label: hour }));
  const kinds = slots.areas.filter(({ tablesNeeded }) => tablesNeeded !== null);
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('dining.wait_join_title')}
      footer={
        <Button block loading={join.isPending} onClick={send}>
          {t('dining.wait_join')}
        </Button>
      }
    >
      <p className="sub t2">{t('dining.wait_explained', { time: words.minutes(slots.waitMinutes) })}</p>
      <p className="semi">{words.moment({ day: slots.day, time: words.people(party) })}</p>
      <div className={styles.hours}>
        <Select label={t('dining.wait_from')} value={from} choices={hourChoices(hours)} onChange={setFrom} />
        <Select
          label={t('dining.wait_to')}
          value={later.includes(to) ? to : from}
          choices={hourChoices(later)}
          onChange={setTo}
        />
      </div>
      {kinds.length > 1 ? (
        <Select
          label={t('dining.wait_where')}
          value={areaId}
          choices={[
            { value: ANY, label: t('dining.any_table') },
            ...kinds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setAreaId}
        />
      ) : null}
    </Sheet>
  );
}
