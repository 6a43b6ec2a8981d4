import { bags } from './families/bags.ts';
import { beauty } from './families/beauty.ts';
import { electronics } from './families/electronics.ts';
import { fashion } from './families/fashion.ts';
import { home } from './families/home.ts';
import { jewelry } from './families/jewelry.ts';
import { kitchen } from './families/kitchen.ts';
import { pets } from './families/pets.ts';
import { shoes } from './families/shoes.ts';
import { toys } from './families/toys.ts';
import { travel } from './families/travel.ts';
import type { Family } from './family.ts';

/** Every kind of goods the demo shop sells. */
export const families: readonly Family[] = [
  ...fashion,
  ...bags,
  ...shoes,
  ...jewelry,
  ...beauty,
  ...home,
  ...kitchen,
  ...pets,
  ...toys,
  ...electronics,
  ...travel,
];
