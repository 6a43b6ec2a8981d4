/** Seals the secrets of channels in tests: every process of a test has the same, whatever its data folder. */
export const SECRETS_KEY = 'AkGIyLmeuIFwom1bPvth3Fad19EuMqVG2sDcGPMx4d8=';
