import en from './dictionaries/en-US.ts';
import es from './dictionaries/es.ts';
import pt from './dictionaries/pt.ts';
import zh from './dictionaries/zh-cn.ts';
import type { ErrorKey } from './error-catalogue.ts';
import type { Locale } from './locale.ts';
import type { MessageKey } from './message-keys.ts';

/** Every text of the storefront, and one for each refusal: an error without its sentence does not compile. */
export type Dictionary = Readonly<Record<MessageKey | `error.${ErrorKey}`, string>>;

/**
 * The storefront's texts as shipped, of every slice, in every language. For the server, which hands them out; a slice
 * left out or a key that one language lacks does not compile.
 */
export const dictionaries: Readonly<Record<Locale, Dictionary>> = { 'en-US': en, 'zh-cn': zh, es, pt };
