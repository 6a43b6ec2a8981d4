/** Returns a code as people read it to each other: four signs, a space, four signs. */
export const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
