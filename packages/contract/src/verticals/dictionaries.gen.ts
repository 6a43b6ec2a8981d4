// Generated from the folders of the verticals by `npm run generate`.

import flightsEn from './flights/messages/en-US.ts';
import flightsZh from './flights/messages/zh-cn.ts';
import flightsEs from './flights/messages/es.ts';
import flightsPt from './flights/messages/pt.ts';
import hotelsEn from './hotels/messages/en-US.ts';
import hotelsZh from './hotels/messages/zh-cn.ts';
import hotelsEs from './hotels/messages/es.ts';
import hotelsPt from './hotels/messages/pt.ts';
import toursEn from './tours/messages/en-US.ts';
import toursZh from './tours/messages/zh-cn.ts';
import toursEs from './tours/messages/es.ts';
import toursPt from './tours/messages/pt.ts';

export const verticalDictionaries = {
  'en-US': { ...flightsEn, ...hotelsEn, ...toursEn },
  'zh-cn': { ...flightsZh, ...hotelsZh, ...toursZh },
  'es': { ...flightsEs, ...hotelsEs, ...toursEs },
  'pt': { ...flightsPt, ...hotelsPt, ...toursPt },
} as const;
