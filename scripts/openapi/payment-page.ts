// paymentPage: a payment link's address for docs/openapi.json: it is no operation, lives beside the base path and needs no credential.
// Its refusals are those of the provider; the page for people is left to browsers.
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { paymentPageSchema } from '../../mock-service/wire/sales/sales-schemas.ts';
import { answerHeaders } from './headers.ts';
import { faultResponse, problemResponse } from './problems.ts';

const ROOT = 'http://127.0.0.1:4010';

const form = z
  .looseObject({
    payment_method_id: z
      .string()
      .optional()
      .describe('the test name of a card, such as pm_card_chargeDeclined; pm_card_visa when left out')
      .meta({ examples: ['pm_card_visa'] }),
  })
  .meta({ id: 'LinkPayment' });

const path = z.object({ token: z.string().describe('the last part of `url_path` of a payment link') });

const shared: Omit<ZodOpenApiOperationObject, 'responses'> = {
  tags: ['payment_links'],
  servers: [
    { url: ROOT, description: 'the sandbox `default`' },
    { url: `${ROOT}/s/{sandbox_id}`, description: 'a sandbox of your own', variables: { sandbox_id: { default: 'default' } } },
  ],
  security: [{}],
  requestParams: { path },
};

const page = (description: string) => ({
  description,
  headers: answerHeaders(),
  content: { 'application/json': { schema: paymentPageSchema }, 'text/html; charset=utf-8': { schema: z.string() } },
});

const refusals = (...statuses: readonly number[]): ZodOpenApiOperationObject['responses'] => ({
  ...Object.fromEntries(statuses.map((status) => [status, problemResponse(status)])),
  default: faultResponse,
});

const view: ZodOpenApiOperationObject = {
  operationId: 'view_payment_page',
  summary: 'See what is to be paid through a payment link: JSON, or a page where the caller would rather have one',
  ...shared,
  responses: { 200: page('To be paid, or paid.'), ...refusals(403, 404, 409, 410) },
};

const pay: ZodOpenApiOperationObject = {
  operationId: 'pay_payment_link',
  summary: 'Pay all that remains of the invoice of a payment link; a second time is told of the first payment',
  ...shared,
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: form }, 'application/json': { schema: form } } },
  responses: { 200: page('Paid, now or before.'), ...refusals(400, 402, 403, 404, 409, 410, 415, 422) },
};

/** The address among the document's paths. */
export const paymentPage: ZodOpenApiPathsObject = { '/pay/{token}': { get: view, post: pay } };
