/** The advisory lock of the shop's database that is held while a backup is made, so that there is one at a time. */
export const BACKUP_LOCK = 7_240_320;

/** Another backup of the shop is being made. */
export class BackupUnderWay extends Error {}
