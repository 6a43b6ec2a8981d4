import type { Square } from './crop-square.ts';

/** Side of the square that is sent, in pixels: sharp at the largest place a face is shown. */
const SIDE = 512;
const QUALITY = 0.9;

/** This square of a picture as a small JPEG, upright. Throws when the browser cannot read the file. */
export async function squarePicture(file: File, { x, y, side }: Square): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  // A clear ground would turn black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  image.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}

/** How large a picture is, upright. Throws when the browser cannot read it. */
export async function pictureSize(file: File): Promise<{ width: number; height: number }> {
  const { width, height, close } = await createImageBitmap(file, { imageOrientation: 'from-image' }).then((image) => ({
    width: image.width,
    height: image.height,
    close: () => image.close(),
  }));
  close();
  return { width, height };
}
