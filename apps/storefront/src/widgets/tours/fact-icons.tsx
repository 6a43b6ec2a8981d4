import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import styles from './tour-details.module.css';

/** What is to be known at once, each with its sign. */
export const FactIcons = (props: {
  readonly facts: readonly { readonly icon: IconGlyph; readonly text: string }[];
}) => (
  <ul className={styles.facts}>
    {props.facts.map(({ icon, text }) => (
      <li key={text}>
        <Icon as={icon} />
        <span className="cap t2 clip2">{text}</span>
      </li>
    ))}
  </ul>
);
