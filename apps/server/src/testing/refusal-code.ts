import { type ErrorKey, errorCatalogue } from '@app/contract/core/error-catalogue';

/** Returns the code on the wire of a refusal. */
export const refusalCode = (key: ErrorKey): number => errorCatalogue[key].code;
