export type PictureSize = { readonly width: number; readonly height: number };
/** Where one looks: the middle of the square in pixels of the picture, and how far one has come nearer, from 1. */
export type Look = { readonly x: number; readonly y: number; readonly zoom: number };
export type Square = { readonly x: number; readonly y: number; readonly side: number };

export const ZOOM_MAX = 5;
/** Fewer pixels than this a side would look coarse as a face. */
const SIDE_MIN = 96;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The whole middle: what is kept when nobody moves anything. */
export const middleOf = ({ width, height }: PictureSize): Look => ({ x: width / 2, y: height / 2, zoom: 1 });

const nearest = ({ width, height }: PictureSize): number => within(Math.min(width, height) / SIDE_MIN, 1, ZOOM_MAX);

/** The same look, its square wholly inside the picture and not coarser than it may be. */
export function inside(picture: PictureSize, look: Look): Look {
  const zoom = within(look.zoom, 1, nearest(picture));
  const half = Math.min(picture.width, picture.height) / zoom / 2;
  return { x: within(look.x, half, picture.width - half), y: within(look.y, half, picture.height - half), zoom };
}

/** The square one looks at, in whole pixels. */
export function squareOf(picture: PictureSize, look: Look): Square {
  const { x, y, zoom } = inside(picture, look);
  const side = Math.floor(Math.min(picture.width, picture.height) / zoom);
  return {
    x: within(Math.floor(x - side / 2), 0, picture.width - side),
    y: within(Math.floor(y - side / 2), 0, picture.height - side),
    side,
  };
}
