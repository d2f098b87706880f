// focus-nfe: the codes of Focus NFe, which are shared by several causes, and the numbers of the tax authority behind it.
// @see https://doc.focusnfe.com.br/
import { type Outcome, refused } from '../../rule.ts';
import { providerTable, type Row } from './table.ts';

const DOCS = 'Focus NFe documentation';
const SEFAZ = 'Focus NFe documentation, status_sefaz, with the cStat table of the NF-e manual';
const done: Outcome = { error_type: 'duplicate', effect: 'applied' };
const OF_DOCUMENT = '(?:nfe|nfce|nfse|nfsen|cte|cteos|mdfe)';

const codes: readonly Row[] = [
  [
    'certificate',
    { code: { equals: 'certificado_vencido' } },
    refused('invalid_credentials'),
    `${DOCS}: the issuer's certificate ran out; only a new one helps, though the status says bad request.`,
  ],
  [
    'token',
    { code: { equals: 'permissao_negada' }, says: { equals: 'bad_credential' } },
    refused('invalid_credentials'),
    `${DOCS}: a wrong token, or one of the other environment, has the code of a missing permission; the words tell.`,
  ],
  [
    'permission',
    { code: { equals: 'permissao_negada' } },
    refused('permission_denied'),
    `${DOCS}: this token may not issue for that company.`,
  ],
  [
    'wrong_method',
    { code: { equals: 'nao_encontrado' }, says: { equals: 'bad_setup' } },
    refused('configuration_error'),
    `${DOCS}: a wrong HTTP method has the code of a missing document; the words tell.`,
  ],
  ['not_found', { code: { equals: 'nao_encontrado' } }, refused('not_found'), `${DOCS}: no document has this reference.`],
  [
    'request',
    { code: { oneOf: ['requisicao_invalida', 'erro_validacao_schema'] } },
    refused('invalid_input'),
    `${DOCS}: a parameter is missing, or the document does not fit the schema.`,
  ],
  [
    'company',
    { code: { equals: 'empresa_nao_habilitada' } },
    refused('account_restricted'),
    `${DOCS}: the company is not yet enabled for this kind of document; its owner has to have that done.`,
  ],
  [
    'processing',
    { code: { equals: 'em_processamento' } },
    { error_type: 'resource_locked', effect: 'unknown', veto: true },
    `${DOCS}: the document is being processed; its reference is to be polled until it is authorized or rejected.`,
  ],
  [
    'processing.same_reference',
    { code: { matches: `^${OF_DOCUMENT}_em_processamento$` } },
    { error_type: 'resource_locked', effect: 'unknown' },
    `${DOCS}: the first document with this reference is being processed; the same reference makes no second one, another would.`,
  ],
  [
    'authorized_before',
    { code: { matches: `^${OF_DOCUMENT}_(?:ja_)?autorizad[ao]$` } },
    done,
    `${DOCS}: the reference has an authorized document; reading it back is what is left to do, another reference would issue a second one.`,
  ],
  [
    'canceled_before',
    { code: { matches: `^(?:already_processed|${OF_DOCUMENT}_(?:ja_)?cancelad[ao])$` } },
    done,
    `${DOCS}: the document is canceled, as was wanted.`,
  ],
  [
    'not_authorized',
    { code: { matches: `^${OF_DOCUMENT}_nao_autorizad[ao]$` } },
    refused('business_rule_violation'),
    `${DOCS}: the document has no authorization of the tax authority, so this cannot be done with it; it is no matter of permissions.`,
  ],
  [
    'no_event',
    { code: { equals: 'pending_operation' } },
    refused('business_rule_violation'),
    `${DOCS}: the document lacks the event that this needs; nothing is pending.`,
  ],
];

const sefaz: readonly Row[] = [
  [
    'sefaz.down',
    { code: { equals: '108' } },
    refused('service_unavailable'),
    `${SEFAZ}: the authority's service stands still for a short while.`,
  ],
  [
    'sefaz.down_for_long',
    { code: { equals: '109' } },
    refused('service_unavailable', { veto: true }),
    `${SEFAZ}: the authority's service stands still and nobody knows until when.`,
  ],
  [
    'sefaz.quota',
    { code: { equals: '656' } },
    refused('quota_exhausted'),
    `${SEFAZ}: improper use; the authority takes nothing for an hour.`,
  ],
  [
    'sefaz.duplicate',
    { code: { oneOf: ['204', '539'] } },
    { error_type: 'duplicate', effect: 'unknown' },
    `${SEFAZ}: the authority has such a document already; a look-up by its key tells which.`,
  ],
  [
    'sefaz.schema',
    { code: { oneOf: ['215', '225', '402', '404'] } },
    refused('invalid_input'),
    `${SEFAZ}: the document does not fit the schema.`,
  ],
  [
    'sefaz.certificate',
    { code: { matches: '^(?:28[0-6]|29[0-6])$' } },
    refused('invalid_credentials'),
    `${SEFAZ}: the certificate that sends or signs is not valid, ran out or was revoked.`,
  ],
  [
    'sefaz.rejected',
    { code: { matches: '^(?:110|20[1-9]|2[1-9]\\d|[3-9]\\d\\d)$' }, status_class: { equals: '2xx' } },
    refused('business_rule_violation'),
    `${SEFAZ}: the authority rejected the document; it is to be corrected and sent with the same reference.`,
  ],
];

export const focusNfe = providerTable('focus-nfe', [...codes, ...sefaz]);
