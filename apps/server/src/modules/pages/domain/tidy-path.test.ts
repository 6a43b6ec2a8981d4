import { expect, test } from 'vitest';
import { tidyPath } from './tidy-path.ts';

test('capitals and slashes too many lead to the address that was meant', () => {
  expect(tidyPath('/en-us/p/1-cup/')).toBe('/en-us/p/1-cup');
  expect(tidyPath('/en-us/P/1-cup')).toBe('/en-us/p/1-cup');
  expect(tidyPath('/EN-us//Flights/LIS-MAD')).toBe('/en-us/flights/LIS-MAD');
});

test('a tidy address and one that means no page lead nowhere', () => {
  expect(tidyPath('/en-us/p/1-cup')).toBeNull();
  expect(tidyPath('/en-us/P')).toBeNull();
  expect(tidyPath('/en-us/p/')).toBeNull();
  expect(tidyPath('/en-us/nothing/1/')).toBeNull();
  expect(tidyPath('/en-us/p/1-cup/more/')).toBeNull();
});
