import type { Platform } from '../../../../platform/slice.ts';
import { type ClientDocument, clientDocument, namesClient } from '../../domain/client-document.ts';
import { ProtocolError } from '../../domain/protocol-error.ts';
import { mayBeFetched } from '../may-be-fetched.ts';
import { createDocumentReader } from '../read-caller-profile.ts';

export type ReadClient = (url: string, ip: string) => Promise<ClientDocument | null>;

/** Returns how programs are read by the address that names them: null for one that cannot be read, or is none. */
export function createClientReader(platform: Platform): ReadClient {
  const read = createDocumentReader(platform, clientDocument);
  return async (url, ip) => {
    const home = platform.home();
    if (home === null || !namesClient(url) || !mayBeFetched(platform, { url, home, ip })) return null;
    try {
      return await read(url);
    } catch (error) {
      if (error instanceof ProtocolError) return null;
      throw error;
    }
  };
}
