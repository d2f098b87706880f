// isProgramFault, isLanguageOwn and isOfLanguage: the classes that languages have of their own; they say of the program what others say of an answer.
// Step 2 of a failure's walk.

/** Faults of the program that made the call: their message quotes data, so it is not read. */
const PROGRAM_FAULTS: readonly string[] = [
  ...['KeyError', 'TypeError', 'AttributeError', 'IndexError', 'NameError', 'UnboundLocalError', 'AssertionError', 'ZeroDivisionError'],
  ...['ImportError', 'ModuleNotFoundError', 'RecursionError', 'NotImplementedError', 'ReferenceError', 'RangeError', 'NoMethodError'],
  ...[
    'NullPointerException',
    'NullReferenceException',
    'ClassCastException',
    'IndexOutOfBoundsException',
    'ArrayIndexOutOfBoundsException',
  ],
  ...['IllegalStateException', 'UnicodeDecodeError', 'UnicodeEncodeError', 'SyntaxError', 'IndentationError'],
];

/** True for a fault of the program itself. */
export function isProgramFault(name: string): boolean {
  return PROGRAM_FAULTS.includes(name);
}

/** Errors of the language itself are faults of the program, whatever words they use; abort and decode read theirs. */
const LANGUAGE_OWN: readonly string[] = [
  'TypeError',
  'SyntaxError',
  'RangeError',
  'ReferenceError',
  'EvalError',
  'URIError',
  'AbortError',
  'Object',
];

/** True for a class of JavaScript's own. */
export function isLanguageOwn(name: string): boolean {
  return LANGUAGE_OWN.includes(name);
}

/** They say that this program handed over something wrong, in words that providers use as well. */
const OF_LANGUAGES: readonly string[] = [
  ...['ValueError', 'ArgumentError', 'ArgumentException', 'InvalidArgumentException', 'LookupError', 'OSError', 'IOException'],
];
/** True for such a class: its message is about what was handed over. */
export function isOfLanguage(name: string): boolean {
  return OF_LANGUAGES.includes(name);
}
