import { cx } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './face.module.css';
import { initialsOf } from './initials.ts';

const widths = { mini: 24, tiny: 36, small: 44, medium: 64, large: 96 } as const;

/** Somebody's picture, or the initials of their nickname. For the eye alone: the name stands beside it. */
export const Face = (props: {
  readonly nickname: string;
  readonly avatar: string | null;
  readonly size?: keyof typeof widths;
}) => {
  const { nickname, avatar, size = 'medium' } = props;
  return (
    <span className={cx(styles.face, size !== 'medium' && styles[size])} aria-hidden="true">
      <Picture src={avatar} alt="" width={widths[size]} eager instead={initialsOf(nickname)} />
    </span>
  );
};
