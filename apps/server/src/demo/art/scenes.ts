/** Scenes by key. */
export const scenes = { lisbon: (_seed: number): string => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" width="800" height="560"></svg>' } as const;
export type SceneKey = keyof typeof scenes;
