/** Where the API keys stand. */
export const API_KEYS_PATH = '/control/api-keys';
