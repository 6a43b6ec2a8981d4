import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** One block of a page's skeleton, in the shape of what will stand there. Sizes and radius are CSS lengths. */
export const Skeleton = (props: {
  readonly width?: string;
  readonly height?: string;
  readonly radius?: string;
  readonly ratio?: string;
}) => {
  const style: CSSProperties = {
    width: props.width ?? '100%',
    height: props.ratio ? 'auto' : (props.height ?? '1.4rem'),
    ...(props.ratio && { aspectRatio: props.ratio }),
    ...(props.radius && { borderRadius: props.radius }),
  };
  return <i className={styles.block} style={style} aria-hidden="true" />;
};

/** Lines of text that are still to come; the last one is shorter. */
export const SkeletonText = ({ lines = 2 }: { readonly lines?: number }) => (
  <span className={styles.text}>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
      <Skeleton key={index} width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
    ))}
  </span>
);
