export { deleteMailsOf } from './db/outbox.repo.ts';
export {
  backText,
  type Fact,
  type FactWriter,
  factOf,
  factWriter,
  leaveText,
  listed,
  type MoneyWords,
  storedFacts,
} from './domain/facts.ts';
export { type OutgoingMail, type PlainMail, sendMail, sendMails } from './usecases/send-mail.ts';
export { amountText, dayText, type MailReader, momentText } from './usecases/words.ts';
