import type { Cuisine } from '@app/contract/verticals/dining/facts';
import type { Cabin } from '@app/contract/verticals/flights/facts';
import type { Text4 } from '../../../demo/content/wording.ts';

/** Kinds of houses that the demo has in each of its cities. */
export type HouseStyle = 'grand' | 'boutique' | 'family' | 'simple';

/** What may fill a slot; cities by their keys, tours by their English names. */
export type DemoRule =
  | { readonly kind: 'flight'; readonly city: string; readonly cabin: Cabin }
  | { readonly kind: 'hotel'; readonly city: string; readonly style: HouseStyle }
  | { readonly kind: 'tour'; readonly tour: string }
  | { readonly kind: 'dining'; readonly city: string; readonly cuisine: Cuisine; readonly time: string }
  | { readonly kind: 'diningcombo'; readonly city: string; readonly cuisine: Cuisine };

/** A combo of the demo as it is written down. */
export type DemoCombo = {
  readonly key: string;
  readonly city: string;
  readonly name: Text4;
  readonly story: Text4;
  readonly cover: string;
  readonly days: number;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  /** English names of terms of the dictionary. */
  readonly themes: readonly string[];
  /** How it is sold, where that is bounded; days are those from now on. */
  readonly sale?: {
    readonly stock?: number;
    readonly soldFrom?: number;
    readonly soldUntil?: number;
    readonly travelUntil?: number;
    readonly blackout?: readonly [from: number, to: number];
  };
  /** Off each of its parts. */
  readonly percent: number;
  readonly slots: readonly {
    readonly key: string;
    readonly label: Text4;
    readonly dayOffset: number;
    readonly nights: number;
    readonly optional: boolean;
    readonly core: boolean;
    readonly rule: DemoRule;
  }[];
};
