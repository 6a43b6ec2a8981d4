/** Networks that crypto channels and payout addresses can name. `family` decides how an address is written and checked. */
export const NETWORKS = {
  bitcoin: { family: 'bitcoin', name: 'Bitcoin', test: false },
  bitcoin_testnet: { family: 'bitcoin', name: 'Bitcoin Testnet', test: true },
  ethereum: { family: 'evm', name: 'Ethereum (ERC-20)', test: false, chainId: 1 },
  polygon: { family: 'evm', name: 'Polygon PoS', test: false, chainId: 137 },
  sepolia: { family: 'evm', name: 'Ethereum Sepolia', test: true, chainId: 11_155_111 },
  local_evm: { family: 'evm', name: 'Local EVM chain', test: true, chainId: 31_337 },
  tron: { family: 'tron', name: 'Tron (TRC-20)', test: false },
} as const satisfies Record<
  string,
  { family: 'bitcoin' | 'evm' | 'tron'; name: string; test: boolean; chainId?: number }
>;

export type Network = keyof typeof NETWORKS;
export const NETWORK_NAMES = Object.keys(NETWORKS) as [Network, ...Network[]];

/**
 * Whether the product can read an asset's transfers from its chain itself: a token on an EVM network. Those of any other
 * one are looked up by staff.
 */
export const canBeWatched = ({ network, tokenContract }: { network: Network; tokenContract: string }): boolean =>
  NETWORKS[network].family === 'evm' && tokenContract !== '';
