import type en from './en-US.ts';

export default {} satisfies Record<keyof typeof en, string>;
