import type { TravelSubject } from '@app/contract/travel/order-views';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './subject-card.module.css';

/** What is booked: its picture, its name and `lines`, then what is to be known of it. */
export const SubjectCard = (props: {
  readonly subject: TravelSubject;
  readonly lines: ReactNode;
  readonly children: ReactNode;
}) => (
  <Card flush>
    <div className={styles.subject}>
      <span className={styles.thumb}>
        <Picture src={props.subject.cover} alt="" width={84} />
      </span>
      <div className="grow">
        <h2 className="h3 clip2">{props.subject.title}</h2>
        {props.lines}
      </div>
    </div>
    {props.children}
  </Card>
);
