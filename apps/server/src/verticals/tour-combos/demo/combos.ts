import { chinaWallRailWater } from './combos/china-wall-rail-water.ts';
import { icelandPlatesAndIce } from './combos/iceland-plates-and-ice.ts';
import { japanStoneLeafCedar } from './combos/japan-stone-leaf-cedar.ts';
import { lisbonDayAndNight } from './combos/lisbon-day-and-night.ts';
import { marrakeshKitchenAndPass } from './combos/marrakesh-kitchen-and-pass.ts';
import { portugalHillToRiver } from './combos/portugal-hill-to-river.ts';
import { scotlandHammerAndRail } from './combos/scotland-hammer-and-rail.ts';
import { turkeyFerryAndTuff } from './combos/turkey-ferry-and-tuff.ts';
import type { DemoCombo } from './demo-combo.ts';

/** Combos of tours of the demo, the weightiest first. */
export const demoCombos: readonly DemoCombo[] = [
  lisbonDayAndNight,
  portugalHillToRiver,
  scotlandHammerAndRail,
  icelandPlatesAndIce,
  marrakeshKitchenAndPass,
  japanStoneLeafCedar,
  turkeyFerryAndTuff,
  chinaWallRailWater,
];
