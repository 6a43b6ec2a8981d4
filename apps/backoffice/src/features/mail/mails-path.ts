/** Where the outbox stands; one mail below it by its id. */
export const MAILS_PATH = '/system/mail';
