import { Fragment } from 'react';
import styles from './in-fours.module.css';

/**
 * A long number or address in groups of four, which people compare more easily; lines break between them. The gaps are
 * drawn: what is read out, searched for or copied is the plain text.
 */
export const InFours = ({ text }: { readonly text: string }) => (
  <span className={styles.text}>
    {(text.match(/.{1,4}/gu) ?? []).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a text never change places
      <Fragment key={at}>
        {at > 0 ? <wbr /> : null}
        <span className={styles.group}>{part}</span>
      </Fragment>
    ))}
  </span>
);
