// Generated from the folders of the slices by `npm run generate`.
import type { SliceFactory } from '../platform/slice.ts';

export declare const slices: Readonly<Record<string, SliceFactory>>;
