import type { ReactNode } from 'react';
import { Radio } from '../../ui/controls.tsx';
import styles from './choose-sheet.module.css';
import details from './tour-details.module.css';

/** One start of a day to choose: its hour and language, how it stands, and what it costs. One that cannot be had says why. */
export const StartChoice = (props: {
  readonly name: string;
  readonly standing: string | null;
  readonly open: boolean;
  readonly checked: boolean;
  readonly cost: ReactNode;
  readonly onChoose: () => void;
}) => (
  <div className={styles.choice}>
    <Radio name="departure" label={props.name} checked={props.checked} disabled={!props.open} onChange={props.onChoose}>
      <span className="grow">
        <span className={details.block}>{props.name}</span>
        {props.standing ? <span className={props.open ? 'cap accent' : 'cap t3'}>{props.standing}</span> : null}
      </span>
    </Radio>
    {props.cost ? <span className={styles.cost}>{props.cost}</span> : null}
  </div>
);
