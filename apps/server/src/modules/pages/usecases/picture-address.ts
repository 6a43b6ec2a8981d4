import { pictureAt } from '@app/contract/core/picture-size';
import type { PageReader } from './page-kind.ts';

/** The width that pictures are named with to those who read without the app. */
const WIDTH = 720;

/** A stored picture as pages name it, on this server. */
export const picturePath = (picture: string): string => pictureAt(picture, WIDTH);

/** The same with the shop's own address before it. */
export const pictureAddress = (picture: string, reader: Pick<PageReader, 'whole'>): string =>
  reader.whole(picturePath(picture));
