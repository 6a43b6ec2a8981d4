type Detector = { detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's own reader of QR codes; null where it has none. */
export async function qrReader(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** What the QR code in a picture or a video frame says; null when none is seen. */
export async function readQr(reader: Detector, source: ImageBitmapSource): Promise<string | null> {
  const found = await reader.detect(source).catch(() => []);
  return found[0]?.rawValue.trim() || null;
}

export type QrReader = Detector;
