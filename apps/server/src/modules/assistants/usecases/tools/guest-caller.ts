import { GUEST } from '../../domain/guest.ts';
import { CAPABILITIES, type Capability } from '../../domain/ucp-version.ts';
import type { Caller } from '../caller.ts';
import type { ToolCall } from './tool.ts';

const EVERYTHING = Object.keys(CAPABILITIES) as Capability[];

/** A caller without a profile. */
export const guestOf = ({ accepts }: Pick<ToolCall, 'accepts'>): Caller => ({
  profile: GUEST,
  active: EVERYTHING,
  accepts,
  signed: false,
});
