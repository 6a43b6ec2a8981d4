import type { ApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconMapPin } from '@tabler/icons-react';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyPart, ErrorNote } from '../../../ui/states.tsx';
import styles from './place-sheet.module.css';

/** A place to travel to, as a tile or a row. */
export type PlaceChoice = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly picture?: string | null;
  readonly icon?: IconGlyph;
};

type Choose = (id: string) => void;

const Tiles = ({ places, onChoose }: { readonly places: readonly PlaceChoice[]; readonly onChoose: Choose }) => (
  <ul className={styles.grid}>
    {places.map((place) => (
      <li key={place.id}>
        <button type="button" className={styles.tile} onClick={() => onChoose(place.id)}>
          <span className={styles.picture}>
            <Picture src={place.picture} alt="" width={104} />
          </span>
          <span className={styles.name}>{place.name}</span>
          <span className="cap t3">{place.note}</span>
        </button>
      </li>
    ))}
  </ul>
);

const Rows = ({ places, onChoose }: { readonly places: readonly PlaceChoice[]; readonly onChoose: Choose }) => (
  <ul className={styles.list}>
    {places.map((place) => (
      <li key={place.id}>
        <button type="button" className={styles.row} onClick={() => onChoose(place.id)}>
          <Icon as={place.icon ?? IconMapPin} size="m" className="brand" />
          <span className="grow">
            <span className="clip1">{place.name}</span>
            <span className="cap t3 clip1">{place.note}</span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);

const Ghosts = () => (
  <div className={styles.grid} aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
      <Skeleton key={name} height="10.4rem" radius="var(--r-m)" />
    ))}
  </div>
);

/** Chooses a place: recent ones, popular ones with pictures, or what typing finds. `found` is null while nothing is typed. */
export function PlaceSheet(props: {
  readonly open: boolean;
  readonly title: string;
  readonly searchLabel: string;
  readonly typed: string;
  readonly recent?: readonly PlaceChoice[];
  readonly popular: readonly PlaceChoice[];
  readonly found: readonly PlaceChoice[] | null;
  readonly pending: boolean;
  readonly error: ApiError | null;
  readonly onType: (text: string) => void;
  readonly onRetry: () => void;
  readonly onChoose: Choose;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { recent = [], popular, found, pending, error } = props;
  return (
    <Sheet open={props.open} onClose={props.onClose} title={props.title}>
      <div className={styles.search}>
        <SearchBox
          label={props.searchLabel}
          value={props.typed}
          maxLength={limits.searchKeyword}
          onChange={props.onType}
          onSearch={() => {
            const first = found?.[0];
            if (first) props.onChoose(first.id);
          }}
        />
      </div>
      <div className={styles.body} aria-live="polite">
        {pending ? <Ghosts /> : null}
        {error ? <ErrorNote error={error} onRetry={props.onRetry} /> : null}
        {found === null && recent.length > 0 ? (
          <section className={styles.recent}>
            <h3 className={`h3 ${styles.title}`}>{t('travel.recent_places')}</h3>
            <Rows places={recent} onChoose={props.onChoose} />
          </section>
        ) : null}
        {found === null && popular.length > 0 ? (
          <>
            <h3 className={`h3 ${styles.title}`}>{t('travel.popular_cities')}</h3>
            <Tiles places={popular} onChoose={props.onChoose} />
          </>
        ) : null}
        {found !== null && found.length > 0 ? <Rows places={found} onChoose={props.onChoose} /> : null}
        {found !== null && found.length === 0 && !pending && !error ? (
          <EmptyPart icon={IconMapPin} title={t('travel.no_place')} text={t('travel.no_place_text')} />
        ) : null}
      </div>
    </Sheet>
  );
}
