import { baliWeekOfWater } from './combos/bali-week-of-water.ts';
import { barcelonaBehindDoors } from './combos/barcelona-behind-doors.ts';
import { beijingCopperAndBrick } from './combos/beijing-copper-and-brick.ts';
import { dubaiWithChildren } from './combos/dubai-with-children.ts';
import { edinburghWithChildren } from './combos/edinburgh-with-children.ts';
import { hongkongPierToPier } from './combos/hongkong-pier-to-pier.ts';
import { istanbulByFerry } from './combos/istanbul-by-ferry.ts';
import { lisbonFiveDays } from './combos/lisbon-five-days.ts';
import { madridWithoutSteps } from './combos/madrid-without-steps.ts';
import { marrakeshSlowFire } from './combos/marrakesh-slow-fire.ts';
import { newyorkSubwayCard } from './combos/newyork-subway-card.ts';
import { parisNothingBooked } from './combos/paris-nothing-booked.ts';
import { portoRiverPorto } from './combos/porto-river-porto.ts';
import { reykjavikDarkAndSteam } from './combos/reykjavik-dark-and-steam.ts';
import { rioGreenAndSalt } from './combos/rio-green-and-salt.ts';
import { romeEarlyRiser } from './combos/rome-early-riser.ts';
import { sydneyHarbourAndRidge } from './combos/sydney-harbour-and-ridge.ts';
import { tokyoKyotoTokyo } from './combos/tokyo-kyoto-tokyo.ts';
import { veniceLowWater } from './combos/venice-low-water.ts';
import { zermattSnowQuiet } from './combos/zermatt-snow-quiet.ts';
import type { DemoCombo } from './demo-combo.ts';

/** Combos of the demo, the weightiest first. */
export const demoCombos: readonly DemoCombo[] = [
  lisbonFiveDays,
  portoRiverPorto,
  zermattSnowQuiet,
  barcelonaBehindDoors,
  parisNothingBooked,
  romeEarlyRiser,
  veniceLowWater,
  edinburghWithChildren,
  reykjavikDarkAndSteam,
  istanbulByFerry,
  marrakeshSlowFire,
  dubaiWithChildren,
  beijingCopperAndBrick,
  tokyoKyotoTokyo,
  baliWeekOfWater,
  sydneyHarbourAndRidge,
  newyorkSubwayCard,
  rioGreenAndSalt,
  hongkongPierToPier,
  madridWithoutSteps,
];
