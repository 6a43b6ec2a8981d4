import type { Endless } from '@app/client/use-feed';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './found-map.module.css';
import { middleOf, type Place } from './map-plot.ts';
import { PlotMap } from './plot-map.tsx';

/** A place of a list on the map: `label` is written at its point. */
type FoundPlace = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cover: string;
  readonly href: string;
};

const at = ({ latitude, longitude }: FoundPlace): Place => ({ lat: latitude, lng: longitude });

/** The places found so far, by where they are; the chosen one in short, whose press opens it. */
export function FoundMap<P extends FoundPlace>(props: {
  readonly label: string;
  readonly places: readonly P[];
  /** Without it the middle of the places, under the name `middle`. */
  readonly centre: (Place & { readonly name: string }) | null;
  readonly middle: string;
  /** What is said of the chosen place below its name. */
  readonly facts: (place: P) => ReactNode;
  /** The way to more of them, where there are more. */
  readonly more: string;
  readonly feed: Pick<Endless<unknown>, 'hasNext' | 'isFetchingNext' | 'fetchNext'>;
}) {
  const { places, feed } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = places.find(({ id }) => id === picked) ?? places[0];
  const middle = middleOf(places.map(at));
  const centre = props.centre ?? (middle ? { ...middle, name: props.middle } : null);
  if (!centre) return null;
  return (
    <div className={styles.view}>
      <PlotMap
        label={props.label}
        centre={centre}
        points={places.map((place) => ({ ...at(place), id: place.id, name: place.name, label: place.label }))}
        chosen={chosen?.id ?? null}
        onChoose={setPicked}
        className={styles.map}
      />
      {feed.hasNext ? (
        <div className={styles.more}>
          <Button size="s" kind="ghost" loading={feed.isFetchingNext} onClick={feed.fetchNext}>
            {props.more}
          </Button>
        </div>
      ) : null}
      {chosen ? (
        <a className={styles.chosen} href={chosen.href} aria-live="polite">
          <span className={styles.picture}>
            <Picture src={chosen.cover} alt="" width={96} />
          </span>
          <span className="grow">
            <b className="semi clip2">{chosen.name}</b>
            {props.facts(chosen)}
          </span>
        </a>
      ) : null}
    </div>
  );
}
