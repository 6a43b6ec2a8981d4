import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { createDiskStorage } from './disk.ts';
import { createS3Storage, type S3Watch } from './s3.ts';
import type { Storage } from './storage.ts';

/** Where files lie on this machine: all of them without FILES_URL, and the demo's pictures always. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

/** Returns where the shop's files lie: the bucket of FILES_URL, else the data folder. */
export function openStorage(config: Pick<Config, 'dataDir' | 'files'>, log: S3Watch): Storage {
  const { s3 } = config.files;
  return s3
    ? createS3Storage(s3, { spool: join(config.dataDir, '.spool'), log })
    : createDiskStorage(filesFolder(config));
}
