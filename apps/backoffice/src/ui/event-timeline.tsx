import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../text/use-format';
import drawer from './drawer.module.css';
import styles from './event-timeline.module.css';

type TimelineEvent = { what: string; state: ReactNode; at: string; who: string; note: string | null };

/** Everything that happened to a record, newest first: what, who, when, and the note. Takes them oldest first. */
export function EventTimeline({ title, events }: { title: string; events: TimelineEvent[] }) {
  const format = useFormat();
  const items = events.toReversed().map((event, index) => ({
    key: events.length - index,
    content: (
      <div className={styles.event}>
        <b>{event.what}</b>
        {event.state}
        <small>
          {format.exact(event.at)} · {event.who}
        </small>
        {event.note && <p>{event.note}</p>}
      </div>
    ),
  }));
  return (
    <section>
      <h3 className={drawer.title}>{title}</h3>
      <Timeline items={items} />
    </section>
  );
}
