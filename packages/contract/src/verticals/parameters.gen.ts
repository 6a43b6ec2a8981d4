// Generated from the folders of the verticals by `npm run generate`.

export const verticalParameters = {
} as const;
