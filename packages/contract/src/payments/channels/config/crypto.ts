import { z } from 'zod';
import { decimalText } from '../../../core/amounts.ts';
import { optionalText } from '../../../core/validation.ts';
import { NETWORK_NAMES, NETWORKS } from '../networks.ts';
import { defineConfigKind } from './config-kind.ts';

/** Where crypto money is sent to, and how it is watched. */
export const cryptoConfig = defineConfigKind({
  schema: z.strictObject({
    network: z.enum(NETWORK_NAMES, { error: 'field.invalid' }).default('ethereum'),
    /** Its short name, such as USDT, USDC, BTC. */
    asset: z
      .string('field.invalid')
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{0,10}$/, 'field.invalid')
      .default(''),
    decimals: z.int('field.number').min(0, 'field.number').max(18, 'field.too_big').default(6),
    /** What one unit is worth in USD, as a decimal; 1 for a stablecoin. */
    usdPerUnit: decimalText({ whole: 9, decimals: 8 }, 'field.invalid')
      .refine((value) => /[1-9]/.test(value), 'field.invalid')
      .default('1'),
    /** The contract of a token; empty for the network's own coin. */
    tokenContract: optionalText(64).default(''),
    /** Where everybody pays to while no extended public key is given. */
    address: optionalText(120).default(''),
    /** From which each payment derives an address of its own. Public: it cannot spend. */
    xpub: optionalText(200).default(''),
    confirmations: z.int('field.number').min(1, 'field.too_small').max(500, 'field.too_big').default(12),
  }),
  items: {
    network: {
      as: 'choice',
      choices: NETWORK_NAMES.map((value) => ({ value, name: NETWORKS[value].name })),
    },
    asset: { as: 'text', max: 10, required: true },
    decimals: { as: 'integer', min: 0, max: 18, required: true },
    usdPerUnit: { as: 'decimal', max: 18, required: true },
    tokenContract: { as: 'text', max: 64 },
    address: { as: 'text', max: 120, required: true },
    xpub: { as: 'text', max: 200 },
    confirmations: { as: 'integer', min: 1, max: 500, required: true },
  },
  /** Addresses of providers carry the key in their path. */
  secrets: { rpcUrl: { as: 'one', max: 300, called: true } },
  payout: 'crypto',
});
