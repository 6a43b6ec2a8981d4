import { useFormat } from '../text/use-format';

const MOST = 5;

/** One to five stars as text, on one line. */
export function Stars({ count }: { count: number }) {
  const format = useFormat();
  return (
    <span
      role="img"
      aria-label={`${format.count(count)} / ${format.count(MOST)}`}
      style={{ color: 'var(--warning)', whiteSpace: 'nowrap' }}
    >
      {'★'.repeat(count)}
      {'☆'.repeat(MOST - count)}
    </span>
  );
}
