/** What reports the pictures from the viewer: its words for a screen reader, and what it does once the viewer is gone. */
export type PictureReport = { readonly label: string; readonly onReport: () => void };
export type ViewedPicture = { readonly src: string; readonly alt: string };
