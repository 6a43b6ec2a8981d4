import type { Text4 } from '../wording.ts';

/** A city of the demo. */
export type DemoCity = {
  readonly key: string;
  readonly name: Text4;
  readonly country: Text4;
  readonly code: string;
  readonly zone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly picture: string;
  readonly popular: boolean;
};

/** A city with hotels. */
export type HotelCity = DemoCity & {
  /** Price of an ordinary double room in USD. */
  readonly usual: number;
  /** Tax in basis points. */
  readonly taxBp: number;
  /** Parts of town. */
  readonly areas: readonly [Text4, Text4, Text4];
};
