import type { Channel } from '@app/contract/payments/schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/class-names.ts';
import { Radio } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { channelGlyph } from './channel-glyph.ts';
import styles from './channel-rows.module.css';

type Row = Pick<Channel, 'id' | 'kind' | 'title'> & { readonly note: string; readonly usable: boolean };

/** Ways to pay, one to choose. Those that cannot be used stay and say why. */
export const ChannelRows = (props: {
  readonly title: string;
  /** Of the group of radios, unlike any other on screen. */
  readonly name: string;
  readonly rows: readonly Row[];
  /** Said in place of no rows at all. */
  readonly none?: string;
  readonly chosen: string | null;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (id: string) => void;
}) => (
  <Card flush>
    <fieldset className={styles.list}>
      <legend className={`h3 ${styles.title}`}>{props.title}</legend>
      {props.rows.map(({ id, kind, title, note, usable }) => (
        <div key={id} className={styles.row}>
          <Radio
            name={props.name}
            label={title}
            checked={id === props.chosen}
            disabled={!usable || (props.disabled ?? false)}
            onChange={() => props.onChoose(id)}
          >
            <span className={styles.content}>
              <Icon as={channelGlyph[kind]} className={usable ? 'brand' : 't3'} />
              <span className="grow">
                <span className={cx(styles.name, !usable && styles.off)}>{title}</span>
                <span className={cx('cap num', styles.note, usable ? 't3' : 'bad')}>{note}</span>
              </span>
            </span>
          </Radio>
        </div>
      ))}
      {props.rows.length === 0 && props.none ? <p className={styles.none}>{props.none}</p> : null}
      {props.error ? (
        <p className={`cap bad ${styles.error}`} role="alert">
          <Icon as={IconAlertTriangle} size="s" /> {props.error}
        </p>
      ) : null}
    </fieldset>
  </Card>
);
