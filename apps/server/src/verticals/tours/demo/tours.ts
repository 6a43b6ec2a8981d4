import type { DemoTour } from './demo-tour.ts';
import { amsterdamCanalHouse } from './tours/amsterdam-canal-house.ts';
import { baliRiceWater } from './tours/bali-rice-water.ts';
import { barcelonaCourtyards } from './tours/barcelona-courtyards.ts';
import { beijingShanghaiRail } from './tours/beijing-shanghai-rail.ts';
import { beijingWallWater } from './tours/beijing-wall-water.ts';
import { berlinWallBike } from './tours/berlin-wall-bike.ts';
import { dubaiFirstLight } from './tours/dubai-first-light.ts';
import { edinburghVolcanoFamilies } from './tours/edinburgh-volcano-families.ts';
import { edinburghWestHighland } from './tours/edinburgh-west-highland.ts';
import { hongkongLammaFerry } from './tours/hongkong-lamma-ferry.ts';
import { istanbulCappadocia } from './tours/istanbul-cappadocia.ts';
import { istanbulTwoShores } from './tours/istanbul-two-shores.ts';
import { kathmanduGhandruk } from './tours/kathmandu-ghandruk.ts';
import { kyotoKumanoKodo } from './tours/kyoto-kumano-kodo.ts';
import { kyotoUjiTea } from './tours/kyoto-uji-tea.ts';
import { lisbonAlfamaNight } from './tours/lisbon-alfama-night.ts';
import { lisbonFishermensTrail } from './tours/lisbon-fishermens-trail.ts';
import { lisbonTileMorning } from './tours/lisbon-tile-morning.ts';
import { londonTideWalk } from './tours/london-tide-walk.ts';
import { madridPradoLevel } from './tours/madrid-prado-level.ts';
import { marrakeshAtlasMules } from './tours/marrakesh-atlas-mules.ts';
import { marrakeshTagineClass } from './tours/marrakesh-tagine-class.ts';
import { newyorkSevenLine } from './tours/newyork-seven-line.ts';
import { niceHillVillages } from './tours/nice-hill-villages.ts';
import { parisLoireByBike } from './tours/paris-loire-by-bike.ts';
import { phuketBayUnderSail } from './tours/phuket-bay-under-sail.ts';
import { portoDouroRailRiver } from './tours/porto-douro-rail-river.ts';
import { reykjavikReykjanes } from './tours/reykjavik-reykjanes.ts';
import { reykjavikRingRoad } from './tours/reykjavik-ring-road.ts';
import { reykjavikSouthCoast } from './tours/reykjavik-south-coast.ts';
import { rioIlhaGrandeParaty } from './tours/rio-ilha-grande-paraty.ts';
import { rioTijucaForest } from './tours/rio-tijuca-forest.ts';
import { romeBeforeNine } from './tours/rome-before-nine.ts';
import { seoulTempleNight } from './tours/seoul-temple-night.ts';
import { shanghaiWaterTowns } from './tours/shanghai-water-towns.ts';
import { singaporeHawkerMorning } from './tours/singapore-hawker-morning.ts';
import { sydneyBlueMountains } from './tours/sydney-blue-mountains.ts';
import { tokyoKitchenStreet } from './tours/tokyo-kitchen-street.ts';
import { veniceLagoonBoat } from './tours/venice-lagoon-boat.ts';
import { zermattLakesAndHuts } from './tours/zermatt-lakes-and-huts.ts';

/** Tours of the demo, the weightiest first. */
export const demoTours: readonly DemoTour[] = [
  lisbonTileMorning,
  lisbonAlfamaNight,
  madridPradoLevel,
  barcelonaCourtyards,
  romeBeforeNine,
  veniceLagoonBoat,
  londonTideWalk,
  edinburghVolcanoFamilies,
  berlinWallBike,
  amsterdamCanalHouse,
  reykjavikReykjanes,
  istanbulTwoShores,
  marrakeshTagineClass,
  dubaiFirstLight,
  beijingWallWater,
  tokyoKitchenStreet,
  kyotoUjiTea,
  baliRiceWater,
  singaporeHawkerMorning,
  newyorkSevenLine,
  rioTijucaForest,
  hongkongLammaFerry,
  portoDouroRailRiver,
  niceHillVillages,
  zermattLakesAndHuts,
  reykjavikSouthCoast,
  parisLoireByBike,
  edinburghWestHighland,
  marrakeshAtlasMules,
  shanghaiWaterTowns,
  seoulTempleNight,
  phuketBayUnderSail,
  sydneyBlueMountains,
  kyotoKumanoKodo,
  lisbonFishermensTrail,
  kathmanduGhandruk,
  reykjavikRingRoad,
  istanbulCappadocia,
  beijingShanghaiRail,
  rioIlhaGrandeParaty,
];
