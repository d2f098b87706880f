// errorBody: the codes and texts in which a body tells its error, whatever envelope they lie in.
// Step 2 of a failure's walk, for `wording`: JSON is walked by the names of members, markup and forms are turned into members first.
import type { Evidence } from '../evidence.ts';
import { isObject } from '../safe-read.ts';

/** What a body says of an error: nothing of it is evidence yet. */
export interface ErrorBody {
  /** Of members that hold a code of their own. */
  readonly codes: string[];
  /** Of members that hold a class of errors (`type`, `category`). */
  readonly classes: string[];
  readonly texts: string[];
  readonly fields: string[];
  waitMs: number | undefined;
  /** Over what time the limit counts that was reached. */
  limit: Evidence['limit'];
  /** Some items of a list failed, others did not; or an object came beside the error. */
  partial: boolean;
  /** What is said of single fields: a field is not throttled, nor is it down. */
  readonly ofFields?: string[];
  /** A member says that the call must not be repeated. */
  final?: boolean;
}

/** A text that is a code: `too_many_requests`, `AuthenticationUnsuccessful`, `TIMEOUT`. */
const IDENTIFIER = /^(?:[A-Z]{4,30}|[A-Za-z]{1,30}(?:[_.-][A-Za-z]{1,30}){1,8}|[A-Za-z]{1,30}[a-z][A-Z][A-Za-z]{1,60})$/;

const NODES_MAX = 300;
const DEPTH_MAX = 8;
const KEPT_MAX = 12;

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names without their prefix, separators and case. */
const CODE_NAMES = names(
  'code errorcode errcode responsecode returncode codigoretorno codretorno error errorcodes reason issue faultcode codigo cod subcode errorsubcode apierrorcode statuscode errorid errorkey key rule codigoerro gatewayrejectionreason statusdetail refusalreasoncode fault err erro oauthproblem statusdetailcode tag statusdetail',
);
const CLASS_NAMES = names(
  'type category name resultcode errortype kind class status exceptiontype exctype errorname title exception xtype',
);
const TEXT_NAMES = names(
  'message msg detail details description errordescription errormessage errormsg faultstring title mensagem descricao erro error errors erros reason usermessage developermessage text summary info statusmessage errortext internalmessage xmotivo motivo mensagemsefaz flowmessage returnmessage responsesummary acquirermessage statusmotivo observacao mensagemretorno longmessage shortmessage hint oauthproblemadvice cause explanation statustext body h1 errordetail additionaldetails mensaje mensajes descripcion detalle note fault processorresponsetext refusalreason',
);
/** `ExceptionMessage`, `ErrorText`, `userDescription`. */
const LIKE_TEXT =
  /(?:message|messages|mensagem|mensagens|mensaje|msg|description|descricao|descripcion|desc)\d?$|^(?:desc|msg|mensagem|mensaje|descricao|descripcion)(?:retorno|resposta|respuesta|status|resultado|err)/;
const FIELD_NAMES = names('field param parameter attribute campo pointer property element path fieldname parametername');
/** Members that hold what the caller sent. */
const ECHO_NAMES = names(
  'input inputs request value values params parameters payload received submitted original originalrequest echo args arguments variables given actual rejectedvalue attemptedvalue',
);
/** Members of an error, or around one, that hold more of it. What lies in others, or says more words than a code by another name, may be data. */
const PARTS = names(
  'extensions meta metadata details detail response responses result results body status info inner innererror innererrors cause causes violations messages message errorinfo additionalinfo additionaldetails content root items issues problems problem reasons return retorno mensagens output outputs header headers fields campos failure failures warning notifications envelope rejection',
);
/** Members that say whether a call may be repeated. */
const REPEAT_NAMES = names(
  'retryable isretryable retriable isretriable transient istransient temporary istemporary canretry shouldretry retry retryallowed',
);
const WAIT_NAMES: Readonly<Record<string, number>> = {
  retryafter: 1000,
  retryafterseconds: 1000,
  retryaftersec: 1000,
  retryafterms: 1,
  retryaftermilliseconds: 1,
  retrydelay: 1000,
  waitseconds: 1000,
  secondstowait: 1000,
};
/** Members that hold the time over which a limit counts, and what they hold: the limit, and after how long it counts anew at the latest. */
const PERIOD_NAMES = names(
  'limit limitname ratelimit quota period limitperiod ratelimitperiod limittype limitwindow window timewindow interval limitinterval',
);
const PERIODS: Readonly<Record<string, readonly [limit: NonNullable<Evidence['limit']>, waitMs?: number]>> = {
  second: ['burst', 1000],
  segundo: ['burst', 1000],
  persecond: ['burst', 1000],
  minute: ['minute', 60_000],
  minuto: ['minute', 60_000],
  perminute: ['minute', 60_000],
  hour: ['hour'],
  hora: ['hour'],
  hourly: ['hour'],
  perhour: ['hour'],
  ...Object.fromEntries(
    ['day', 'daily', 'dia', 'perday', 'week', 'weekly', 'month', 'monthly', 'mes', 'year', 'yearly'].map((name) => [name, ['day']]),
  ),
};
/** Members that hold an error, or many. */
const ERROR_NAMES = names(
  'error errors erros erro inputerrors errormessage errormsg errordescription mensagemerro msgerro fault faults exception faultstring faultcode usererrors refusalreason validationerrors errordetails oerrordetails errormessages errorcode',
);
/** `errorInformation`, `apiError`, `processingException`: an object by such a name is an error, whatever stands before or behind the word. */
const LIKE_ERROR = /^(?:errors?|erros?|faults?)(?=[a-z])|(?:errors?|erros?|(?<!de)faults?|exception)$/;
/** Lists of what failed, beside which lies a list of what did not. */
const FAILED_LISTS = names(
  'failed failures failedentries faileditems failedrecords unsuccessful unprocessed unprocessedkeys unprocesseditems rejected notprocessed falhas rejeitados rejeitadas naoprocessados naoprocessadas',
);
const DONE_LISTS = names(
  'successful success successes succeeded successfulentries successfulitems processed created updated accepted ok sucesso sucessos processados processadas aceitos aceitas',
);
const FAILED_FLAGS: Readonly<Record<string, boolean>> = {
  success: false,
  ok: false,
  issuccess: false,
  succeeded: false,
  sucesso: false,
  successful: false,
  didsucceed: false,
  haserrors: true,
  iserror: true,
};
const FAILED_WORDS = names(
  'error failed failure fail erro falha rejected rejeitado rejeitada refused erroautorizacao processordeclined gatewayrejected declined denied refused reprovado reprovada negado negada naoautorizado naoautorizada recusado recusada denegado denegada notauthorized issuefailed',
);

/** Members in which a body tells how it went. */
const STATUS_NAMES = names(
  'status state result resultcode situacao resultado statusprocessamento processingstatus statusretorno statusresposta responsestatus flowstatus',
);
const NUMBERED_NAMES = names('status resultcode returncode retcode errcode');
/** Members in which whoever was asked for money answers, and how it says no. */
const ANSWER_NAMES = names('returnmessage responsesummary acquirermessage gatewaymessage processorresponsetext refusalreason');
const SAYS_NO =
  /\b(?:negad[ao]|recusad[ao]|n[aã]o (?:autorizad|permitid|aprovad)[ao]|insuficiente|declined|refused|denied|insufficient|not (?:authori[sz]ed|permitted|approved))\b/i;

/** A member's name as the tables above have it. */
export function plainName(name: string): string {
  if (/^[a-z]+$/.test(name)) return name;
  return name
    .replace(/^\w{1,30}:/, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}

/** What `json` says. `isSuccess`: only what lies in or beside an error counts. */
export function errorBody(json: unknown, isSuccess: boolean): ErrorBody {
  const found = emptyBody();
  const walk = { found, loose: emptyBody(), nodes: 0 };
  if (typeof json !== 'string') visit(json, '', { walk, inError: !isSuccess, depth: 0, isLoose: false, inFields: false });
  else if (!isSuccess) keep(found.texts, json);
  return withLoose(found, walk.loose);
}

function emptyBody(): Said {
  return { codes: [], classes: [], texts: [], fields: [], waitMs: undefined, limit: undefined, partial: false, ofFields: [] };
}

type Said = ErrorBody & { readonly ofFields: string[] };

/** What may be data counts where nothing else tells of the error. */
function withLoose(found: Said, loose: Said): ErrorBody {
  if (found.codes.length > 0 || found.texts.length > 0 || found.ofFields.length > 0) return found;
  const both = (name: 'codes' | 'classes' | 'texts' | 'fields' | 'ofFields'): string[] => [...found[name], ...loose[name]];
  return {
    ...found,
    codes: both('codes'),
    classes: both('classes'),
    texts: both('texts'),
    fields: both('fields'),
    ofFields: both('ofFields'),
  };
}

interface Place {
  readonly walk: { readonly found: Said; readonly loose: Said; nodes: number };
  readonly inError: boolean;
  readonly depth: number;
  /** Within a member whose name tells of no error. */
  readonly isLoose: boolean;
  /** Within a list of what is wrong with single fields. */
  readonly inFields: boolean;
  /** The member that holds this is an error; it is a text: `{"message": {"lang": "en", "value": "…"}}`. */
  readonly ofError?: boolean;
  readonly inText?: boolean;
}

function visit(value: unknown, name: string, place: Place): void {
  const { walk, depth } = place;
  walk.nodes += 1;
  if (walk.nodes > NODES_MAX || depth > DEPTH_MAX) return;
  if (Array.isArray(value)) visitList(value, name, place);
  else if (isObject(value)) visitObject(value, { ...place, inError: place.inError || tellsFailure(value) });
  else if (place.inError) take(name, value, place);
}

function visitList(list: readonly unknown[], name: string, place: Place): void {
  const items = list.slice(0, 50);
  const failed = items.map((item) => isObject(item) && failsWithin(item));
  if (!place.inError && failed.includes(true) && failed.includes(false)) place.walk.found.partial = true;
  for (const item of items) visit(item, name, { ...place, depth: place.depth + 1 });
}

function visitObject(value: Record<string, unknown>, place: Place): void {
  for (const key of Object.keys(value).slice(0, 60)) {
    const name = plainName(key);
    const member = value[key];
    if (ECHO_NAMES.has(name) && !(name === 'value' && place.inText === true)) continue;
    const isOfError = isError(name, member);
    const inError = place.inError || isOfError;
    const inFields = place.inFields || (inError && isMapOfFields(name, member));
    const isLoose = !isOfError && (place.isLoose || (isObject(member) && !isPart(name) && !(name === 'data' && place.ofError === true)));
    if (inError && !isLoose && REPEAT_NAMES.has(name) && isNo(member)) place.walk.found.final = true;
    if (!place.inError && listsFailed(name, member)) place.walk.found.partial ||= listsDone(value);
    if (place.inError && isFailedWord(name, member)) keep(place.walk.found.classes, member);
    if (inError && isMapOfTexts(name, member)) takeMap(member as Readonly<Record<string, readonly unknown[]>>, place.walk.found);
    const about = { ofError: isOfError, inText: TEXT_NAMES.has(name) && !isOfError };
    visit(member, name, { ...place, ...about, inError, isLoose: isLoose && !inFields, inFields, depth: place.depth + 1 });
  }
}

/** True for the name of a member that holds an error. */
export function isErrorName(name: string): boolean {
  return ERROR_NAMES.has(name) || FAILED_LISTS.has(name) || LIKE_ERROR.test(name);
}

/** True for the name of a member that may hold a part of one. */
export function isErrorPart(name: string): boolean {
  return isPart(name);
}

function isPart(name: string): boolean {
  return (
    PARTS.has(name) ||
    TEXT_NAMES.has(name) ||
    CODE_NAMES.has(name) ||
    ERROR_NAMES.has(name) ||
    FAILED_LISTS.has(name) ||
    LIKE_ERROR.test(name)
  );
}

function isNo(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:false|no|never)$/i.test(value));
}

/** `{"errors": {"memo": "is too long"}}`: names are fields, and none of them is a part of an error. */
function isMapOfFields(name: string, member: unknown): boolean {
  if (!ERROR_NAMES.has(name) || !isObject(member) || Array.isArray(member)) return false;
  const keys = Object.keys(member).slice(0, 20).map(plainName);
  return keys.length > 0 && keys.every((key) => !isPart(key) && !CLASS_NAMES.has(key) && !OF_WHOLE.has(key));
}
/** Stand in such a map for the whole. */
const OF_WHOLE = names('base global general nonfielderrors all root request');

/** Its names are fields; of its values, texts are read as those of any list, and what looks like a code is one. */
function takeMap(map: Readonly<Record<string, readonly unknown[]>>, found: ErrorBody): void {
  for (const [field, values] of Object.entries(map).slice(0, 20)) {
    keep(found.fields, field);
    for (const value of values.slice(0, 3)) if (typeof value === 'string' && IDENTIFIER.test(value)) keep(found.codes, value);
  }
}

/** `{"errors": {"email": ["is taken"]}}`: names are fields. */
function isMapOfTexts(name: string, member: unknown): boolean {
  return ERROR_NAMES.has(name) && isObject(member) && !Array.isArray(member) && Object.values(member).slice(0, 20).every(Array.isArray);
}

function failsWithin(item: Record<string, unknown>): boolean {
  return tellsFailure(item) || Object.keys(item).some((key) => isError(plainName(key), item[key]));
}

function isError(name: string, member: unknown): boolean {
  return (
    (ERROR_NAMES.has(name) && isSomething(member)) ||
    (LIKE_ERROR.test(name) && (isObject(member) || isSaid(name, member)) && isSomething(member)) ||
    listsFailed(name, member)
  );
}

/** A number in which a call's end is told: a status that is none or below, a result that is none of the good ones. */
function refuses(name: string, member: unknown): boolean {
  if (!NUMBERED_NAMES.has(name)) return false;
  const number =
    typeof member === 'number' ? member : typeof member === 'string' && /^-?\d{1,6}$/.test(member) ? Number(member) : undefined;
  if (number === undefined) return false;
  return name === 'status' ? number < 0 || member === 0 : number !== 0 && (number < 200 || number > 299);
}

/** `{"status": 0, "info": "Document not found"}`: no object came, only a text. */
function isShort(value: Record<string, unknown>): boolean {
  const members = Object.values(value).slice(0, 5);
  return (
    members.length < 5 &&
    members.every((member) => !isObject(member)) &&
    members.some((member) => typeof member === 'string' && member.includes(' '))
  );
}

/** `{"Successful": [...], "Failed": [{...}]}`: what is in the second failed. */
function listsFailed(name: string, member: unknown): boolean {
  return FAILED_LISTS.has(name) && Array.isArray(member) && member.length > 0;
}

function listsDone(value: Record<string, unknown>): boolean {
  return Object.keys(value).some((key) => {
    const member = value[key];
    return DONE_LISTS.has(plainName(key)) && Array.isArray(member) && member.length > 0;
  });
}

/** `"userError": "TOO_OLD"`; a text only by a name that ends with the word, and if it has one. */
function isSaid(name: string, member: unknown): boolean {
  return (
    typeof member === 'string' &&
    /(?:error|erro|fault|exception)$/.test(name) &&
    /[A-Za-z]{3}/.test(member) &&
    !/^(?:none|null|false|valid)$/i.test(member)
  );
}

/** `"state": "DECLINED"`: of a member that classes do not stand in. */
function isFailedWord(name: string, member: unknown): member is string {
  return (
    (STATUS_NAMES.has(name) || name.endsWith('status')) &&
    !CLASS_NAMES.has(name) &&
    typeof member === 'string' &&
    FAILED_WORDS.has(plainName(member))
  );
}

/** True for members of which one says that it failed. */
export function tellsFailure(value: Record<string, unknown>): boolean {
  return Object.keys(value)
    .slice(0, 60)
    .some((key) => {
      const name = plainName(key);
      const member = value[key];
      if (Object.hasOwn(FAILED_FLAGS, name)) return member === FAILED_FLAGS[name] || member === String(FAILED_FLAGS[name]);
      if (ANSWER_NAMES.has(name)) return typeof member === 'string' && SAYS_NO.test(member.slice(0, 120));
      if (refuses(name, member)) return isShort(value);
      // Sankhya and its like number a call's end: 1 is well, 0 is not, and only then there is something to say.
      if (name === 'statusmessage') return value.status === '0' && isSomething(member);
      return (STATUS_NAMES.has(name) || name.endsWith('status')) && typeof member === 'string' && FAILED_WORDS.has(plainName(member));
    });
}

function isSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 0) return false;
  return !isObject(value) || Object.keys(value).length > 0;
}

function take(name: string, value: unknown, { walk, isLoose, inFields }: Place): void {
  if (Object.hasOwn(WAIT_NAMES, name)) takeWait(value, WAIT_NAMES[name] ?? 1, walk.found);
  if (typeof value !== 'string' || value === '' || Object.hasOwn(WAIT_NAMES, name)) return;
  if (PERIOD_NAMES.has(name)) takePeriod(plainName(value), walk.found);
  const found = isLoose ? walk.loose : walk.found;
  const isWordy = /\s/.test(value.trim());
  if (!isWordy && (CODE_NAMES.has(name) || LIKE_ERROR.test(name))) keep(found.codes, value);
  else if (!isWordy && CLASS_NAMES.has(name)) keep(found.classes, value);
  else if (FIELD_NAMES.has(name)) keep(found.fields, value);
  else if (TEXT_NAMES.has(name) || LIKE_TEXT.test(name) || CODE_NAMES.has(name) || CLASS_NAMES.has(name) || LIKE_ERROR.test(name))
    keep(IDENTIFIER.test(value) ? found.codes : inFields ? found.ofFields : found.texts, value);
  else if (name === 'value' && isWordy) keep(found.texts, value);
  else if (isWordy) keep(inFields ? found.ofFields : walk.loose.texts, value);
}

function takeWait(value: unknown, scale: number, found: ErrorBody): void {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s)?$/.exec(text) ?? [];
  if (number !== undefined) found.waitMs = Math.max(found.waitMs ?? 0, Math.ceil(Number(number) * (unit === 'ms' ? 1 : scale)));
}

function takePeriod(period: string, found: ErrorBody): void {
  if (!Object.hasOwn(PERIODS, period)) return;
  const [limit, waitMs] = PERIODS[period] ?? [];
  found.limit = limit;
  if (waitMs !== undefined) found.waitMs ??= waitMs;
}

function keep(list: string[], value: string): void {
  if (list.length < KEPT_MAX) list.push(value.slice(0, 600));
}
