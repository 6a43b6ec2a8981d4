import { useT } from '@app/client/i18n';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { labelled, lengthOf, type Offset, offsetFrom, type Place, roundLength } from './map-plot.ts';
import styles from './plot-map.module.css';

export type MapPoint = Place & { readonly id: string; readonly label: string; readonly name: string };

type View = { readonly middle: Offset; readonly scale: number };
type Size = { readonly width: number; readonly height: number };

/** Pixels a kilometre, from a country in view to a street. */
const SCALE = { least: 0.4, most: 400 } as const;
const ZOOM = 1.6;
const PAN_PX = 60;
/** A written price takes about this much room, in pixels. */
const LABEL = { width: 66, height: 32 } as const;
const RINGS = 3;
/** Height of a ring's label, in pixels. */
const RING_LABEL_PX = 14;

const within = (scale: number): number => Math.min(Math.max(scale, SCALE.least), SCALE.most);

/** The view that shows all points, or the nearest surroundings of a single one. */
function fit(points: readonly Offset[], size: Size): View {
  if (points.length === 0) return { middle: { x: 0, y: 0 }, scale: within(size.width / 6) };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left, 1.5) * 1.35;
  const tall = Math.max(bottom - top, 1.5) * 1.5;
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: within(Math.min(size.width / wide, size.height / tall)),
  };
}

/** Circles around the centre at round distances, so that one can tell how far a place is. */
function Rings(props: { readonly at: Offset; readonly size: Size; readonly scale: number }) {
  const t = useT();
  const { at, size, scale } = props;
  const step = roundLength(Math.max(size.width, size.height) / scale / 4);
  const rings = Array.from({ length: RINGS }, (_, index) => step * (index + 1));
  // A label that the edge would cut is left out.
  const isLabelled = (km: number): boolean => at.y - km * scale - 4 >= RING_LABEL_PX;
  return (
    <svg className={styles.rings} width={size.width} height={size.height} aria-hidden="true">
      {rings.map((km) => (
        <circle key={km} cx={at.x} cy={at.y} r={km * scale} />
      ))}
      {rings.filter(isLabelled).map((km) => (
        <text key={km} x={at.x} y={at.y - km * scale - 4} textAnchor="middle">
          {km < 1 ? t('travel.metres', { count: km * 1_000 }) : t('travel.kilometres', { distance: km })}
        </text>
      ))}
    </svg>
  );
}

/** Size of an element as it is drawn, in pixels. */
function useSize(): [{ readonly current: HTMLDivElement | null }, Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}

/** What a map shows, and how it is moved: dragged, zoomed by the wheel and by keys. It begins with `start`. */
function useMapView(box: { readonly current: HTMLElement | null }, size: Size, start: View) {
  const [moved, setMoved] = useState<View | null>(null);
  const drag = useRef<{ x: number; y: number; from: View } | null>(null);
  const view = moved ?? start;
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const toPx = ({ x, y }: Offset): Offset => ({
    x: (x - view.middle.x) * view.scale + size.width / 2,
    y: (y - view.middle.y) * view.scale + size.height / 2,
  });
  const pan = (dx: number, dy: number, from = view) =>
    setMoved({ ...from, middle: { x: from.middle.x - dx / from.scale, y: from.middle.y - dy / from.scale } });
  const zoom = (by: number) => setMoved({ ...latest.current, scale: within(latest.current.scale * by) });

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    // A wheel over the map zooms it; React's own listener could not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { current } = latest;
      setMoved({ ...current, scale: within(current.scale * (event.deltaY < 0 ? 1.2 : 1 / 1.2)) });
    };
    node.addEventListener('wheel', wheel, { passive: false });
    return () => node.removeEventListener('wheel', wheel);
  }, [box]);

  const keys = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => pan(PAN_PX, 0),
      ArrowRight: () => pan(-PAN_PX, 0),
      ArrowUp: () => pan(0, PAN_PX),
      ArrowDown: () => pan(0, -PAN_PX),
      '+': () => zoom(ZOOM),
      '-': () => zoom(1 / ZOOM),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const begin = (event: PointerEvent) => {
    if ((event.target as HTMLElement).closest('button')) return;
    drag.current = { x: event.clientX, y: event.clientY, from: view };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const turn = (event: PointerEvent) => {
    const begun = drag.current;
    if (begun) pan(event.clientX - begun.x, event.clientY - begun.y, begun.from);
  };
  const end = () => {
    drag.current = null;
  };
  return {
    view,
    toPx,
    zoom,
    handlers: { onKeyDown: keys, onPointerDown: begin, onPointerMove: turn, onPointerUp: end, onPointerCancel: end },
  };
}

/**
 * Places drawn around a centre, by their coordinates alone: nothing is asked of other machines. Dragged, and zoomed by
 * its buttons, the wheel, or plus and minus; arrow keys move it. A place is a button with its label.
 */
export function PlotMap(props: {
  readonly label: string;
  readonly centre: Place & { readonly name: string };
  readonly points: readonly MapPoint[];
  readonly chosen?: string | null;
  readonly onChoose?: (id: string) => void;
  readonly className?: string | undefined;
}) {
  const t = useT();
  const { centre, points, chosen, onChoose } = props;
  const [box, size] = useSize();
  const offsets = points.map((point) => offsetFrom(centre, point));
  const near = offsets.filter((offset) => lengthOf(offset) < 200);
  const { view, toPx, zoom, handlers } = useMapView(box, size, fit([{ x: 0, y: 0 }, ...near], size));
  const order = points
    .map((point, index) => ({ point, at: toPx(offsets[index] ?? { x: 0, y: 0 }) }))
    .sort((a, b) => Number(b.point.id === chosen) - Number(a.point.id === chosen));
  const written = labelled(
    order.map(({ at }) => at),
    LABEL,
  );
  const home = toPx({ x: 0, y: 0 });
  return (
    <section
      ref={box}
      className={cx(styles.map, props.className)}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that is moved by arrow keys must be reachable
      tabIndex={0}
      {...handlers}
    >
      {size.width > 0 && <Rings at={home} size={size} scale={view.scale} />}
      <span className={styles.centre} style={{ left: home.x, top: home.y }}>
        <i aria-hidden="true" />
        <span>{centre.name}</span>
      </span>
      {size.width > 0
        ? order.map(({ point, at }, index) => (
            <button
              key={point.id}
              type="button"
              className={cx(styles.pin, !written[index] && styles.point, point.id === chosen && styles.on)}
              style={{ left: at.x, top: at.y, zIndex: point.id === chosen ? 3 : written[index] ? 2 : 1 }}
              aria-label={`${point.name}, ${point.label}`}
              aria-pressed={point.id === chosen}
              onClick={() => onChoose?.(point.id)}
            >
              {written[index] ? point.label : null}
            </button>
          ))
        : null}
      <div className={styles.zoom}>
        <IconButton icon={IconPlus} size="m" label={t('travel.zoom_in')} onClick={() => zoom(ZOOM)} />
        <IconButton icon={IconMinus} size="m" label={t('travel.zoom_out')} onClick={() => zoom(1 / ZOOM)} />
      </div>
    </section>
  );
}
