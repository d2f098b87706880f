// tokenEndpoint: the token endpoint for docs/openapi.json: it is no operation, lives beside the base path and speaks RFC 6749.
// The security schemes stand here too, so that the document says once how to get in.
import { z } from 'zod';
import type { ZodOpenApiObject, ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { SCOPES } from '../../mock-service/access/credentials.ts';
import { GRANT_TYPES } from '../../mock-service/access/oauth-clients.ts';
import { answerHeaders } from './headers.ts';
import { faultResponse } from './problems.ts';

const TOKEN_PATH = '/oauth/token';
const ROOT = 'http://127.0.0.1:4010';

const form = z
  .looseObject({
    grant_type: z.enum(GRANT_TYPES),
    refresh_token: z.string().optional().describe('for refresh_token; good once, whoever takes the answer'),
    scope: z.string().optional().describe('names with spaces between them; all that was granted when left out'),
    client_id: z.string().optional().describe('unless the client sends HTTP Basic'),
    client_secret: z.string().optional().describe('unless the client sends HTTP Basic'),
  })
  .meta({ id: 'TokenRequest' });

const tokens = z
  .strictObject({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('seconds, by the calendar of the sandbox'),
    refresh_token: z.string().optional().describe('the next one; none with client_credentials'),
    scope: z.string(),
  })
  .meta({ id: 'Tokens', description: 'An access token (RFC 6749, section 5.1).' });

const ERRORS = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
] as const;
const refusal = z
  .strictObject({ error: z.enum(ERRORS), error_description: z.string() })
  .meta({ id: 'TokenRefusal', description: 'A refusal of the token endpoint (RFC 6749, section 5.2).' });

const refused = (description: string, ...headers: readonly 'WWW-Authenticate'[]) => ({
  description,
  headers: answerHeaders(...headers),
  content: { 'application/json': { schema: refusal } },
});

const operation: ZodOpenApiOperationObject = {
  operationId: 'oauth_token',
  summary: 'Get an access token, or renew one (RFC 6749)',
  tags: ['oauth'],
  servers: [
    { url: ROOT, description: 'the sandbox `default`' },
    { url: `${ROOT}/s/{sandbox_id}`, description: 'a sandbox of your own', variables: { sandbox_id: { default: 'default' } } },
  ],
  security: [{ client: [] }, {}],
  requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
  responses: {
    200: { description: 'Issued.', headers: answerHeaders(), content: { 'application/json': { schema: tokens } } },
    400: refused('Not understood, or not granted: any other of the errors.'),
    401: refused('The client is not who it says: invalid_client.', 'WWW-Authenticate'),
    503: refused('The sandbox holds no more access tokens: temporarily_unavailable.'),
    default: faultResponse,
  },
};

/** The endpoint among the document's paths. */
export const tokenEndpoint: ZodOpenApiPathsObject = { [TOKEN_PATH]: { post: operation } };

/** Every way in. */
export const SECURITY_SCHEMES: NonNullable<NonNullable<ZodOpenApiObject['components']>['securitySchemes']> = {
  api_key: { type: 'http', scheme: 'bearer', description: 'An API key of the sandbox: `Bearer sk_test_…`' },
  oauth2: {
    type: 'oauth2',
    description: 'An access token. A family’s first pair is handed out by the control API, as if a user had consented.',
    flows: {
      clientCredentials: {
        tokenUrl: `${ROOT}${TOKEN_PATH}`,
        refreshUrl: `${ROOT}${TOKEN_PATH}`,
        scopes: Object.fromEntries(SCOPES.map((scope) => [scope, describe(scope)])),
      },
    },
  },
  client: { type: 'http', scheme: 'basic', description: 'Client id and secret, for the token endpoint alone' },
};

function describe(scope: string): string {
  const [resource = '', right] = scope.split(':');
  return `${right === 'read' ? 'Read' : 'Change'} ${resource}`;
}
