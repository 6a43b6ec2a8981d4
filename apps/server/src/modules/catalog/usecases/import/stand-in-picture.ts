import { withSharp } from '../../../../platform/files/renditions.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { keepFetched, knownPictures } from '../../db/import-picture.repo.ts';

/** The picture is stored under this name, which no address of a picture begins with. */
const STAND_IN = 'stand-in';
const SIDE = 800;
const GREY = '#f1f2f4';

/** The cover of goods whose pictures are still to be fetched: a plain ground, drawn once. */
export async function standInPicture(platform: Platform, staffId: string): Promise<string> {
  const known = (await knownPictures(platform.db, [STAND_IN])).get(STAND_IN);
  if (known) return known;
  const bytes = await withSharp((sharp) =>
    sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: GREY } })
      .png()
      .toBuffer(),
  );
  const { url } = await platform.files.keep(platform.db, {
    upload: { bytes, fileName: 'stand-in.png', declaredType: 'image/png' },
    purpose: 'product',
    owner: { kind: 'staff', id: staffId },
    allowVideo: false,
  });
  return keepFetched(platform.db, STAND_IN, url);
}
