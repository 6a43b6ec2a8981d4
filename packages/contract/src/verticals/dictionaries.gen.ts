// Generated from the folders of the verticals by `npm run generate`.

import hotelsEn from './hotels/messages/en-US.ts';
import hotelsZh from './hotels/messages/zh-cn.ts';
import hotelsEs from './hotels/messages/es.ts';
import hotelsPt from './hotels/messages/pt.ts';

export const verticalDictionaries = {
  'en-US': { ...hotelsEn },
  'zh-cn': { ...hotelsZh },
  'es': { ...hotelsEs },
  'pt': { ...hotelsPt },
} as const;
