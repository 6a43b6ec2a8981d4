import type { DiningFacility } from '@app/contract/verticals/dining/facts';
import {
  IconArmchair,
  IconBabyCarriage,
  IconDog,
  IconDoor,
  IconFlame,
  IconGlassFull,
  IconHorseToy,
  IconLeaf,
  IconMoonStars,
  IconMusic,
  IconParking,
  IconRipple,
  IconSun,
  IconWheat,
  IconWheelchair,
  IconWifi,
} from '@tabler/icons-react';
import type { IconGlyph } from '../../../ui/icon.tsx';

export const facilityIcons: Readonly<Record<DiningFacility, IconGlyph>> = {
  outdoor: IconSun,
  water_view: IconRipple,
  private_room: IconDoor,
  chef_counter: IconArmchair,
  open_kitchen: IconFlame,
  vegetarian_dishes: IconLeaf,
  halal: IconMoonStars,
  gluten_free: IconWheat,
  step_free: IconWheelchair,
  high_chairs: IconBabyCarriage,
  playground: IconHorseToy,
  dogs: IconDog,
  live_music: IconMusic,
  parking: IconParking,
  wine_list: IconGlassFull,
  wifi: IconWifi,
};
