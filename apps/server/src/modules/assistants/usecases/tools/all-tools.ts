import type { Platform } from '../../../../platform/slice.ts';
import { checkoutTools } from './checkout-tools.ts';
import { detailsTool } from './details-tool.ts';
import { findTools } from './find-tools.ts';
import { goodsTools } from './goods-tools.ts';
import { orderTools } from './order-tools.ts';
import { searchTool } from './search-tool.ts';
import { type Tool, toolPort } from './tool.ts';

/** Every tool, in the order in which they are listed. */
export const allTools = (platform: Platform): Tool[] => [
  searchTool(platform),
  ...goodsTools(platform),
  ...findTools(platform),
  detailsTool(platform),
  ...checkoutTools(platform),
  ...toolPort.all(platform),
  ...orderTools(platform),
];
