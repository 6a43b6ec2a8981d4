export const IMPORTS_PATH = '/catalog/imports';
