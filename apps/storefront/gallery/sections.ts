import type { GallerySection } from './section.ts';
import { bars } from './sections/bars.tsx';
import { buttons } from './sections/buttons.tsx';
import { choices } from './sections/choices.tsx';
import { colours } from './sections/colours.tsx';
import { fields } from './sections/fields.tsx';
import { confirmation, confirmationOfDanger, placePicker, sheet, toasts } from './sections/overlays.tsx';
import { pictures } from './sections/pictures.tsx';
import { prices } from './sections/prices.tsx';
import { receipts } from './sections/receipts.tsx';
import { rows } from './sections/rows.tsx';
import { empty, failures, loading } from './sections/states.tsx';
import { type } from './sections/type.tsx';

/** Everything the gallery shows, in its order. A new part of the kit is added to one of these. */
export const sections: readonly GallerySection[] = [
  colours,
  type,
  buttons,
  choices,
  fields,
  rows,
  prices,
  pictures,
  bars,
  receipts,
  loading,
  empty,
  failures,
  sheet,
  confirmation,
  confirmationOfDanger,
  placePicker,
  toasts,
];
