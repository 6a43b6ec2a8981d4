export type QrReader = { detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type ReaderClass = {
  new (options: { formats: 'qr_code'[] }): QrReader;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The browser's own reader of QR codes, or where it has none one that is loaded now. */
export async function qrReader(): Promise<QrReader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: ReaderClass };
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** What the QR code in a picture or a video frame says; null when none is seen. */
export async function readQr(reader: QrReader, source: File | HTMLVideoElement): Promise<string | null> {
  try {
    // Readers differ in which files they open themselves; all of them read a bitmap.
    const [found] = await reader.detect(source instanceof File ? await createImageBitmap(source) : source);
    return found?.rawValue.trim() || null;
  } catch {
    return null;
  }
}
