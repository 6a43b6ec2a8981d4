// Generated from the folders of the slices by `npm run generate`.
import combos from '../../verticals/combos/demo/pictures.ts';
import dining from '../../verticals/dining/demo/pictures.ts';
import hotels from '../../verticals/hotels/demo/pictures.ts';
import tours from '../../verticals/tours/demo/pictures.ts';

export const verticalPictures: readonly string[] = [...combos, ...dining, ...hotels, ...tours];
