import { OLD_FILES, OLD_LINES, OLD_WORDS } from './old-words.ts';

/** Comments, texts, and regular expressions are not names; of a template, what stands in `${…}` is. */
const NOT_NAMES = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const NAME = /[A-Za-z_$][\w$]*/g;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
/** The template's text blanked, without its `${…}`. */
const onlyInserted = (template: string): string =>
  template.replaceAll(/\$\{[^}]*\}|[^$]+|\$/g, (piece) => (piece.startsWith('${') ? piece : blank(piece)));

/** Returns `file:line name, use …` for every name of a source file that an old word fits. */
export function oldWords(file: string, text: string): string[] {
  const words = OLD_WORDS.filter(({ where }) => !where || where.test(file));
  const code = text.replaceAll(NOT_NAMES, blank).replaceAll(/`(?:[^`\\]|\\.)*`/g, onlyInserted);
  const found = code.split('\n').flatMap((line, index) =>
    [...line.matchAll(NAME)].flatMap(({ 0: name }) => {
      const word = words.find((one) => one.name.test(name));
      return word ? [`${file}:${index + 1} ${name}: use ${word.use}`] : [];
    }),
  );
  const lines = text.split('\n').flatMap((line, index) => {
    const word = OLD_LINES.find((one) => one.line.test(line));
    return word ? [`${file}:${index + 1} ${line}: use ${word.use}`] : [];
  });
  found.push(...lines);
  return OLD_FILES.test(file) ? [`${file} is named by an old word`, ...found] : found;
}
