import { IconList, IconMap2, IconSearch } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './search-pill.module.css';

/** What is searched, in the head of a search; a press changes it. */
export const SearchPill = (props: { readonly title: string; readonly note: string; readonly onPress: () => void }) => (
  <button type="button" className={styles.pill} aria-haspopup="dialog" onClick={props.onPress}>
    <span className="grow">
      <b className="semi clip1">{props.title}</b>
      <span className="cap t2 clip1">{props.note}</span>
    </span>
    <Icon as={IconSearch} size="m" className="brand" />
  </button>
);

/** Between the list and the map of what was found; `label` says which of them comes. */
export const MapButton = (props: {
  readonly onMap: boolean;
  readonly label: string;
  readonly onChange: (onMap: boolean) => void;
}) => (
  <IconButton
    icon={props.onMap ? IconList : IconMap2}
    label={props.label}
    onClick={() => props.onChange(!props.onMap)}
  />
);
