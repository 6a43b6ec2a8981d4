/** The words of what a customer looks for among orders; each must be found. */
export const searchWords = (keyword = ''): string[] => keyword.split(/\s+/).filter(Boolean);
