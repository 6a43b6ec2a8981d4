import { describe, expect, it } from 'vitest';
import { labelled, lengthOf, middleOf, offsetFrom, roundLength } from './map-plot.ts';

const lisbon = { lat: 38.7223, lng: -9.1393 };

describe('a map of places', () => {
  it('measures in kilometres, east and south', () => {
    const belem = offsetFrom(lisbon, { lat: 38.6979, lng: -9.2063 });
    expect(belem.x).toBeLessThan(-5);
    expect(belem.y).toBeGreaterThan(2);
    expect(lengthOf(belem)).toBeCloseTo(6.42, 1);
    expect(offsetFrom({ lat: 0, lng: 179.99 }, { lat: 0, lng: -179.99 }).x).toBeCloseTo(2.2, 1);
  });

  it('finds the middle of places', () => {
    expect(middleOf([])).toBeNull();
    expect(middleOf([lisbon, { lat: 38.7, lng: -9.2 }])?.lat).toBeCloseTo(38.71115, 4);
  });

  it('rounds lengths down', () => {
    expect([0.7, 1, 3.2, 9, 14].map(roundLength)).toEqual([0.5, 1, 2, 5, 10]);
  });

  it('writes out labels that do not overlap', () => {
    const at = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 60, y: 0 },
      { x: 5, y: 30 },
    ];
    expect(labelled(at, { width: 50, height: 24 })).toEqual([true, false, true, true]);
  });
});
