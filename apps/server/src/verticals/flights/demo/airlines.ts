import type { Cabin } from '@app/contract/verticals/flights/facts';
import { four } from '../../../demo/content/cities/city-row.ts';
import type { Text4 } from '../../../demo/content/wording.ts';

/** Airlines of the demo; all are made up. */
export const demoAirlines: readonly {
  readonly code: string;
  readonly ticketPrefix: string;
  readonly name: Text4;
  readonly colour: string;
  /** Basis points off both ways of a trip that it flies all of. */
  readonly returnBp?: number;
}[] = [
  {
    code: '6L',
    ticketPrefix: '811',
    name: four(['Larkspur Airways', '翠雀航空', 'Larkspur Airways', 'Larkspur Airways']),
    colour: '#27408B',
  },
  {
    code: 'P3',
    ticketPrefix: '812',
    name: four(['Tejo Air', '特茹航空', 'Tejo Air', 'Tejo Air']),
    colour: '#0B7A75',
    returnBp: 500,
  },
  { code: 'X6', ticketPrefix: '813', name: four(['Finchjet', '雀跃航空', 'Finchjet', 'Finchjet']), colour: '#C77700' },
  {
    code: '6S',
    ticketPrefix: '814',
    name: four(['Najma Airways', '星曜航空', 'Najma Airways', 'Najma Airways']),
    colour: '#8C6A1E',
  },
  {
    code: 'Y2',
    ticketPrefix: '815',
    name: four(['Lale Airways', '郁金香航空', 'Lale Airways', 'Lale Airways']),
    colour: '#C2185B',
  },
  {
    code: '5S',
    ticketPrefix: '816',
    name: four(['Sora Airways', '苍穹航空', 'Sora Airways', 'Sora Airways']),
    colour: '#1565C0',
    returnBp: 800,
  },
  {
    code: '3Y',
    ticketPrefix: '817',
    name: four(['Yunhe Airlines', '云鹤航空', 'Yunhe Airlines', 'Yunhe Airlines']),
    colour: '#2E7D4F',
  },
  { code: '7S', ticketPrefix: '818', name: four(['Coralia', '珊瑚航空', 'Coralia', 'Coralia']), colour: '#D2452F' },
  {
    code: '4J',
    ticketPrefix: '819',
    name: four(['Jacaranda Air', '蓝楹航空', 'Jacaranda Air', 'Jacaranda Air']),
    colour: '#7D3FA8',
  },
];

/** Kinds of aircraft with the seats of their cabins. */
export const demoAircraft: readonly {
  readonly code: string;
  readonly name: Text4;
  readonly cabins: Partial<Record<Cabin, number>>;
}[] = [
  {
    code: '295',
    name: four(['Embraer E195-E2', '巴西航空工业 E195-E2', 'Embraer E195-E2', 'Embraer E195-E2']),
    cabins: { economy: 120, business: 12 },
  },
  {
    code: '32N',
    name: four(['Airbus A320neo', '空客 A320neo', 'Airbus A320neo', 'Airbus A320neo']),
    cabins: { economy: 150, business: 12 },
  },
  {
    code: '7M8',
    name: four(['Boeing 737 MAX 8', '波音 737 MAX 8', 'Boeing 737 MAX 8', 'Boeing 737 MAX 8']),
    cabins: { economy: 186 },
  },
  {
    code: '789',
    name: four(['Boeing 787-9', '波音 787-9', 'Boeing 787-9', 'Boeing 787-9']),
    cabins: { economy: 221, premium: 28, business: 30 },
  },
  {
    code: '359',
    name: four(['Airbus A350-900', '空客 A350-900', 'Airbus A350-900', 'Airbus A350-900']),
    cabins: { economy: 255, premium: 24, business: 32 },
  },
  {
    code: '77W',
    name: four(['Boeing 777-300ER', '波音 777-300ER', 'Boeing 777-300ER', 'Boeing 777-300ER']),
    cabins: { economy: 244, premium: 28, business: 48, first: 8 },
  },
];
