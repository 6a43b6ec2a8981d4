import type { DemoRestaurant } from '../demo-restaurant.ts';
import { amsterdam } from './amsterdam.ts';
import { bali } from './bali.ts';
import { barcelona } from './barcelona.ts';
import { beijing } from './beijing.ts';
import { berlin } from './berlin.ts';
import { dubai } from './dubai.ts';
import { edinburgh } from './edinburgh.ts';
import { hongkong } from './hongkong.ts';
import { istanbul } from './istanbul.ts';
import { kathmandu } from './kathmandu.ts';
import { kyoto } from './kyoto.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { madrid } from './madrid.ts';
import { marrakesh } from './marrakesh.ts';
import { newyork } from './newyork.ts';
import { nice } from './nice.ts';
import { paris } from './paris.ts';
import { phuket } from './phuket.ts';
import { porto } from './porto.ts';
import { reykjavik } from './reykjavik.ts';
import { rio } from './rio.ts';
import { rome } from './rome.ts';
import { seoul } from './seoul.ts';
import { shanghai } from './shanghai.ts';
import { singapore } from './singapore.ts';
import { sydney } from './sydney.ts';
import { tokyo } from './tokyo.ts';
import { venice } from './venice.ts';
import { zermatt } from './zermatt.ts';

/** Every restaurant of the demo, the named customer's city first. */
export const demoRestaurants: readonly DemoRestaurant[] = [
  ...lisbon,
  ...porto,
  ...madrid,
  ...barcelona,
  ...paris,
  ...nice,
  ...rome,
  ...venice,
  ...london,
  ...edinburgh,
  ...berlin,
  ...amsterdam,
  ...zermatt,
  ...reykjavik,
  ...istanbul,
  ...marrakesh,
  ...dubai,
  ...shanghai,
  ...beijing,
  ...hongkong,
  ...tokyo,
  ...kyoto,
  ...seoul,
  ...phuket,
  ...bali,
  ...singapore,
  ...kathmandu,
  ...sydney,
  ...newyork,
  ...rio,
];
