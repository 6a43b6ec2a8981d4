import { useEffect, useState } from 'react';

/** The address of a picture that came as base64 text; null until it has, or while another one comes. */
export function usePictureAddress(base64: string | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!base64) return undefined;
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/webp' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [base64]);
  return address;
}
