const SIDE = 720;

/** Saves a QR code as a picture on the device, to be opened by a wallet that reads from the gallery. */
export async function saveCode(text: string, fileName: string): Promise<void> {
  const { toDataURL } = await import('qrcode');
  const link = document.createElement('a');
  link.href = await toDataURL(text, { errorCorrectionLevel: 'H', width: SIDE, margin: 4 });
  link.download = fileName;
  link.click();
}
