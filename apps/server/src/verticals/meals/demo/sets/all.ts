import type { DemoSet } from '../demo-set.ts';
import { amsterdam } from './amsterdam.ts';
import { bali } from './bali.ts';
import { barcelona } from './barcelona.ts';
import { beijing } from './beijing.ts';
import { berlin } from './berlin.ts';
import { edinburgh } from './edinburgh.ts';
import { hongkong } from './hongkong.ts';
import { istanbul } from './istanbul.ts';
import { kyoto } from './kyoto.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { madrid } from './madrid.ts';
import { newyork } from './newyork.ts';
import { paris } from './paris.ts';
import { phuket } from './phuket.ts';
import { reykjavik } from './reykjavik.ts';
import { rio } from './rio.ts';
import { rome } from './rome.ts';
import { seoul } from './seoul.ts';
import { shanghai } from './shanghai.ts';
import { singapore } from './singapore.ts';
import { tokyo } from './tokyo.ts';
import { zermatt } from './zermatt.ts';

/** Every set meal of the demo, the named customer's city first. */
export const demoSets: readonly DemoSet[] = [
  ...lisbon,
  ...istanbul,
  ...london,
  ...shanghai,
  ...paris,
  ...tokyo,
  ...kyoto,
  ...madrid,
  ...barcelona,
  ...rome,
  ...berlin,
  ...amsterdam,
  ...zermatt,
  ...reykjavik,
  ...edinburgh,
  ...beijing,
  ...hongkong,
  ...seoul,
  ...bali,
  ...phuket,
  ...singapore,
  ...rio,
  ...newyork,
];
