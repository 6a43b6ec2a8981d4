// Generated from the folders of the verticals by `npm run generate`.

import combosEn from './combos/messages/en-US.ts';
import combosZh from './combos/messages/zh-cn.ts';
import combosEs from './combos/messages/es.ts';
import combosPt from './combos/messages/pt.ts';
import diningEn from './dining/messages/en-US.ts';
import diningZh from './dining/messages/zh-cn.ts';
import diningEs from './dining/messages/es.ts';
import diningPt from './dining/messages/pt.ts';
import flightsEn from './flights/messages/en-US.ts';
import flightsZh from './flights/messages/zh-cn.ts';
import flightsEs from './flights/messages/es.ts';
import flightsPt from './flights/messages/pt.ts';
import hotelsEn from './hotels/messages/en-US.ts';
import hotelsZh from './hotels/messages/zh-cn.ts';
import hotelsEs from './hotels/messages/es.ts';
import hotelsPt from './hotels/messages/pt.ts';
import mealsEn from './meals/messages/en-US.ts';
import mealsZh from './meals/messages/zh-cn.ts';
import mealsEs from './meals/messages/es.ts';
import mealsPt from './meals/messages/pt.ts';
import tourCombosEn from './tour-combos/messages/en-US.ts';
import tourCombosZh from './tour-combos/messages/zh-cn.ts';
import tourCombosEs from './tour-combos/messages/es.ts';
import tourCombosPt from './tour-combos/messages/pt.ts';
import toursEn from './tours/messages/en-US.ts';
import toursZh from './tours/messages/zh-cn.ts';
import toursEs from './tours/messages/es.ts';
import toursPt from './tours/messages/pt.ts';
import { together } from '../core/together.ts';

export const verticalDictionaries = {
  'en-US': together(combosEn, diningEn, flightsEn, hotelsEn, mealsEn, tourCombosEn, toursEn),
  'zh-cn': together(combosZh, diningZh, flightsZh, hotelsZh, mealsZh, tourCombosZh, toursZh),
  'es': together(combosEs, diningEs, flightsEs, hotelsEs, mealsEs, tourCombosEs, toursEs),
  'pt': together(combosPt, diningPt, flightsPt, hotelsPt, mealsPt, tourCombosPt, toursPt),
} as const;
