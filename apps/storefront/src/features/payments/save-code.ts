import { encode } from '../../ui/encode-qr.ts';

/** Pixels of the picture's side, at least. */
const SIDE = 720;
/** Saves a QR code as a picture on the device, to be opened by a wallet that reads from the gallery. */
export async function saveCode(text: string, fileName: string): Promise<void> {
  const rows = await encode(text);
  const scale = Math.ceil(SIDE / rows.length);
  const side = rows.length * scale;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#000';
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * scale, y * scale, scale, scale);
    });
  });
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
