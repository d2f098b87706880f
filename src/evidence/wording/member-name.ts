// memberName: what the name of a member tells of what it holds, by the tables of error-names.ts.
// Step 2 of a failure's walk, for `errorBody` and its neighbours: the same few names come in every answer, so what they tell is remembered.
import { isOfLetters, remembered } from '../values/remembered.ts';
import {
  ANSWER_NAMES,
  CLASS_NAMES,
  CODE_NAMES,
  DONE_LISTS,
  ECHO_NAMES,
  ERROR_NAMES,
  FAILED_FLAGS,
  FAILED_LISTS,
  FIELD_NAMES,
  LIKE_ERROR,
  LIKE_TEXT,
  NUMBERED_NAMES,
  PARTS,
  PERIOD_NAMES,
  plainName,
  REPEAT_NAMES,
  STATUS_NAMES,
  TEXT_NAMES,
  WAIT_NAMES,
} from './error-names.ts';

/** What a name tells. */
export interface MemberName {
  /** Without prefix, separators and case. */
  readonly plain: string;
  /** Holds a code; a class of errors; a text of any kind, as one whose own name says text does; a field; what was sent. */
  readonly isCode: boolean;
  readonly isClass: boolean;
  readonly isTold: boolean;
  readonly isText: boolean;
  readonly isField: boolean;
  readonly isEcho: boolean;
  /** Holds the time over which a limit counts; whether to repeat; so many milliseconds for each unit of a wait. */
  readonly isPeriod: boolean;
  readonly isRepeat: boolean;
  readonly waitUnitMs: number | undefined;
  /** Holds an error by the table; by its look (`apiError`), where a text is one as well if the name ends with the word. */
  readonly isError: boolean;
  readonly isLikeError: boolean;
  readonly endsInError: boolean;
  /** May hold a part of an error. */
  readonly isPart: boolean;
  readonly isFailedList: boolean;
  readonly isDoneList: boolean;
  /** Tells how the call went in any way; as a status, as the words of who was asked for money, as a number, as a flag that then is so. */
  readonly isOutcome: boolean;
  readonly isStatus: boolean;
  readonly isAnswer: boolean;
  readonly isNumbered: boolean;
  readonly failedFlag: boolean | undefined;
  /** Holds an error's own code: with a word in it, the object that has it failed. */
  readonly isErrorCode: boolean;
}

const names = remembered((key) => read(plainName(key)), isOfLetters);

/** What `key` tells. */
export const memberName = (key: string): MemberName => names.of(key);

function read(plain: string): MemberName {
  const isCode = CODE_NAMES.has(plain);
  const isClass = CLASS_NAMES.has(plain);
  const isText = TEXT_NAMES.has(plain);
  const isError = ERROR_NAMES.has(plain);
  const isLikeError = LIKE_ERROR.test(plain);
  const isFailedList = FAILED_LISTS.has(plain);
  return {
    plain,
    isCode,
    isClass,
    isTold: isText || isCode || isClass || isLikeError || LIKE_TEXT.test(plain),
    isText,
    isField: FIELD_NAMES.has(plain),
    isEcho: ECHO_NAMES.has(plain),
    isPeriod: PERIOD_NAMES.has(plain),
    isRepeat: REPEAT_NAMES.has(plain),
    waitUnitMs: Object.hasOwn(WAIT_NAMES, plain) ? WAIT_NAMES[plain] : undefined,
    isError,
    isLikeError,
    endsInError: /(?:error|erro|fault|exception)$/.test(plain),
    isPart: PARTS.has(plain) || isText || isCode || isError || isFailedList || isLikeError,
    isFailedList,
    isDoneList: DONE_LISTS.has(plain),
    ...outcomeOf(plain),
  };
}

function outcomeOf(plain: string): Pick<MemberName, 'isOutcome' | 'isStatus' | 'isAnswer' | 'isNumbered' | 'failedFlag' | 'isErrorCode'> {
  const isStatus = STATUS_NAMES.has(plain) || plain.endsWith('status');
  const isAnswer = ANSWER_NAMES.has(plain);
  const isNumbered = NUMBERED_NAMES.has(plain);
  const failedFlag = Object.hasOwn(FAILED_FLAGS, plain) ? FAILED_FLAGS[plain] : undefined;
  const isErrorCode = /^(?:api)?err(?:or)?code$|^codigo(?:de)?erro$/.test(plain);
  const isOutcome = isStatus || isAnswer || isNumbered || isErrorCode || failedFlag !== undefined || plain === 'statusmessage';
  return { isOutcome, isStatus, isAnswer, isNumbered, failedFlag, isErrorCode };
}
