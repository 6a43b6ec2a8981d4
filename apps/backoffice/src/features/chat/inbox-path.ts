export const DESK_PATH = '/service/chat';
