import type { PlaceInList } from '../../../platform/http/place-in-list.ts';

type Place = PlaceInList & { readonly at: number };

/** The first few of many things in the order of a key and then of their ids, after a place: without putting all of them in order. */
export class TopOf {
  private readonly most: number;
  private readonly after: PlaceInList | null;
  private readonly idOf: (at: number) => string;
  private readonly top: Place[] = [];
  /** Beyond this key nothing more comes in. */
  private last = Number.POSITIVE_INFINITY;

  constructor(most: number, of: { readonly after?: PlaceInList | null; idOf(at: number): string }) {
    this.most = most;
    this.after = of.after ?? null;
    this.idOf = of.idOf;
  }

  /** Adds what stands at a number; ids are asked for only where keys are alike or among the first. */
  add(key: number, at: number): void {
    const { top, after } = this;
    if (key > this.last || (after && key < after.key)) return;
    const id = this.idOf(at);
    if (after && key === after.key && id <= after.id) return;
    const isBefore = (one: Place | undefined): boolean =>
      one !== undefined && (one.key < key || (one.key === key && one.id <= id));
    const isFull = top.length === this.most;
    if (isFull && isBefore(top[top.length - 1])) return;
    if (isFull) top.pop();
    let place = top.length;
    while (place > 0 && !isBefore(top[place - 1])) place -= 1;
    top.splice(place, 0, { key, id, at });
    if (top.length === this.most) this.last = top[top.length - 1]?.key ?? this.last;
  }

  /** In their order, each with its number. */
  places(): readonly Place[] {
    return this.top;
  }
}
