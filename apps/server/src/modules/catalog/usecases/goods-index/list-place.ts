import { refuseField } from '@app/contract/core/refuse';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import type { Place } from '../../db/product-feed.repo.ts';
import type { GoodsSort } from '../../domain/goods-index/facts.ts';
import { STAGE } from '../../domain/goods-index/goods-index.ts';

/** Where a list goes on: after which row of which stage. */
export type At = { readonly stage: number; readonly place: Place | null };

const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;
const WHOLE = /^-?\d{1,18}$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Reads a cursor. Refuses one that was not given out by this list. */
export function placeOf(cursor: string | undefined, sort: GoodsSort): At {
  if (cursor === undefined) return { stage: 0, place: null };
  const [stage, value, id] = decodeCursor(cursor, 3) ?? [];
  const valid =
    typeof stage === 'number' &&
    Number.isInteger(stage) &&
    stage >= 0 &&
    stage <= STAGE.pinyin &&
    typeof id === 'string' &&
    ID.test(id) &&
    typeof value === 'string' &&
    (sort === 'new' ? TIME.test(value) && !Number.isNaN(microsOf(value)) : WHOLE.test(value));
  return valid ? { stage, place: { value, id } } : refuseField('cursor', 'field.invalid');
}

type Last = { readonly stage: number; readonly key: string; readonly id: string };

/** The cursor that goes on after a row. */
export const cursorAfter = ({ stage, key, id }: Last): string => encodeCursor([stage, key, id]);

/** Microseconds since 1970 of a moment as the database writes it. */
function microsOf(text: string): number {
  const [, day, time, fraction = ''] = TIME.exec(text) ?? [];
  return Date.parse(`${day}T${time}Z`) * 1000 + Number(fraction.padEnd(6, '0'));
}

/** The value that the index goes by of a place in a sort. */
export const placeValue = (text: string, sort: GoodsSort): number => (sort === 'new' ? microsOf(text) : Number(text));

/** The same the other way, as the database writes it. */
export function keyOf(value: number, sort: GoodsSort): string {
  if (sort !== 'new') return String(value);
  const seconds = new Date(Math.floor(value / 1_000_000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return `${seconds}.${String(value % 1_000_000).padStart(6, '0')}+00`;
}

/** The first of the database's stages, five tiers each, that looks beyond names. */
const BEYOND_NAMES = 5;

/** Whether a list was begun by the index in an order that the database does not have. */
export const needsIndex = (stage: number): boolean => stage >= STAGE.whole && stage !== STAGE.other;

/** The stage of the index that a stage belongs to, of the database's search or its own. */
export function indexStage(stage: number): number {
  if (stage >= STAGE.whole) return stage;
  return stage >= BEYOND_NAMES ? STAGE.other : STAGE.named;
}

/** The stage of the database's search that a stage belongs to, of the index or its own. */
export function databaseStage(stage: number): number {
  if (stage < STAGE.whole) return stage;
  return stage >= STAGE.other ? BEYOND_NAMES : 0;
}
