// The names by which members of a body are known, whatever envelope they lie in: of codes, classes, texts, waits, errors and of what is none. Tables for error-body.ts.
// Step 2 of a failure's walk, for `wording`.
import type { Evidence } from '../evidence.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names without their prefix, separators and case. */
export const CODE_NAMES = names(
  'code errorcode errcode responsecode returncode codigoretorno codretorno error errorcodes reason issue faultcode codigo cod subcode errorsubcode apierrorcode statuscode errorid errorkey key rule codigoerro gatewayrejectionreason statusdetail refusalreasoncode fault err erro oauthproblem statusdetailcode tag statusdetail',
);
export const CLASS_NAMES = names(
  'type category name resultcode errortype kind class status exceptiontype exctype errorname title exception xtype',
);
export const TEXT_NAMES = names(
  'message msg detail details description errordescription errormessage errormsg faultstring title mensagem descricao erro error errors erros reason usermessage developermessage text summary info statusmessage errortext internalmessage xmotivo motivo mensagemsefaz flowmessage returnmessage responsesummary acquirermessage statusmotivo observacao mensagemretorno longmessage shortmessage hint oauthproblemadvice cause explanation statustext body h1 errordetail additionaldetails mensaje mensajes descripcion detalle note fault processorresponsetext refusalreason',
);
/** `ExceptionMessage`, `ErrorText`, `userDescription`. */
export const LIKE_TEXT =
  /(?:message|messages|mensagem|mensagens|mensaje|msg|description|descricao|descripcion|desc)\d?$|^(?:desc|msg|mensagem|mensaje|descricao|descripcion)(?:retorno|resposta|respuesta|status|resultado|err)/;
export const FIELD_NAMES = names('field param parameter attribute campo pointer property element path fieldname parametername');
/** Members that hold what the caller sent. */
export const ECHO_NAMES = names(
  'input inputs request value values params parameters payload received submitted original originalrequest echo args arguments variables given actual rejectedvalue attemptedvalue',
);
/** Members of an error, or around one, that hold more of it. What lies in others, or says more words than a code by another name, may be data. */
export const PARTS = names(
  'extensions meta metadata details detail response responses result results body status info inner innererror innererrors cause causes violations messages message errorinfo additionalinfo additionaldetails content root items issues problems problem reasons return retorno mensagens output outputs header headers fields campos failure failures warning notifications envelope rejection',
);
/** Members that say whether a call may be repeated. */
export const REPEAT_NAMES = names(
  'retryable isretryable retriable isretriable transient istransient temporary istemporary canretry shouldretry retry retryallowed',
);
export const WAIT_NAMES: Readonly<Record<string, number>> = {
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
export const PERIOD_NAMES = names(
  'limit limitname ratelimit quota period limitperiod ratelimitperiod limittype limitwindow window timewindow interval limitinterval',
);
export const PERIODS: Readonly<Record<string, readonly [limit: NonNullable<Evidence['limit']>, waitMs?: number]>> = {
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
export const ERROR_NAMES = names(
  'error errors erros erro inputerrors errormessage errormsg errordescription mensagemerro msgerro fault faults exception faultstring faultcode usererrors refusalreason validationerrors errordetails oerrordetails errormessages errorcode err violations violacoes problems errortext',
);
/** `errorInformation`, `apiError`, `processingException`: an object by such a name is an error, whatever stands before or behind the word. */
export const LIKE_ERROR = /^(?:errors?|erros?|faults?)(?=[a-z])|(?:errors?|erros?|(?<!de)faults?|exception)$/;
/** Lists of what failed, beside which lies a list of what did not. */
export const FAILED_LISTS = names(
  'failed failures failedentries faileditems failedrecords unsuccessful unprocessed unprocessedkeys unprocesseditems rejected notprocessed falhas rejeitados rejeitadas naoprocessados naoprocessadas',
);
export const DONE_LISTS = names(
  'successful success successes succeeded successfulentries successfulitems processed created updated accepted ok sucesso sucessos processados processadas aceitos aceitas',
);
export const FAILED_FLAGS: Readonly<Record<string, boolean>> = {
  success: false,
  ok: false,
  issuccess: false,
  succeeded: false,
  sucesso: false,
  successful: false,
  didsucceed: false,
  haserrors: true,
  haserror: true,
  iserror: true,
  error: true,
  erro: true,
  failed: true,
  failure: true,
  falha: true,
};
export const FAILED_WORDS = names(
  'error failed failure fail erro falha rejected rejeitado rejeitada refused erroautorizacao processordeclined gatewayrejected declined denied refused reprovado reprovada negado negada naoautorizado naoautorizada recusado recusada denegado denegada notauthorized issuefailed deny',
);

/** Members in which a body tells how it went. */
export const STATUS_NAMES = names(
  'status state result resultcode situacao resultado estado statusprocessamento processingstatus statusretorno statusresposta responsestatus flowstatus lastevent',
);
export const NUMBERED_NAMES = names('status resultcode returncode retcode errcode');
/** Members in which whoever was asked for money answers, and how it says no. */
export const ANSWER_NAMES = names('returnmessage responsesummary acquirermessage gatewaymessage processorresponsetext refusalreason');
export const SAYS_NO =
  /\b(?:negad[ao]|recusad[ao]|n[aã]o (?:autorizad|permitid|aprovad)[ao]|insuficiente|declined|refused|denied|insufficient|unauthori[sz]ed|not (?:authori[sz]ed|permitted|approved)|(?:card|cart[aã]o) (?:expired|vencido|expirado)|(?:expired|invalid|blocked|restricted) card|problems? (?:with|on|in) (?:the )?(?:credit ?)?card)\b/i;

/** A member's name as the tables above have it. */
export function plainName(name: string): string {
  if (/^[a-z]+$/.test(name)) return name;
  return name
    .replace(/^\w{1,30}:/, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
