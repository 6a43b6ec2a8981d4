/** Where the product asks for the time; never `Date.now()` in a business rule. */
export type Clock = {
  /** The product's present moment: the database's time plus the demo offset. */
  now(): Date;
};

/** A clock that stands still or is moved by hand, for tests of pure rules. */
export function fixedClock(start: string | Date): Clock & { move(ms: number): void } {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    move: (ms) => {
      at += ms;
    },
  };
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
