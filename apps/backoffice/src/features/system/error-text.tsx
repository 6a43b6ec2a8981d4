import { Tooltip } from 'antd';
import styles from './system.module.css';

/** An error in one line, whole when pointed at or reached by keys. */
export function ErrorText({ text }: { text: string }) {
  if (text === '') return <span className={styles.none}>–</span>;
  return (
    <Tooltip title={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the whole text must be readable by keys too */}
      <code className={styles.error} tabIndex={0}>
        {text}
      </code>
    </Tooltip>
  );
}
