// EXTRACTORS: every failure source that can be read, in the order in which they are asked; an earlier one's word stands.
// Step 2 of a failure's walk: `collect` asks each of them about each link.
import type { Extractor } from '../evidence.ts';
import { abort } from './abort.ts';
import { axiosTimeout } from './axios-timeout.ts';
import { clientCodes } from './client-codes.ts';
import { codeHeader } from './code-header.ts';
import { decode } from './decode.ts';
import { dialect } from './dialect.ts';
import { edge } from './edge.ts';
import { errorEnvelope } from './error-envelope.ts';
import { errorWords } from './error-words.ts';
import { grpc } from './grpc.ts';
import { httpResponse } from './http-response.ts';
import { inputErrors } from './input-errors.ts';
import { itemStatus } from './item-status.ts';
import { jsonRpc } from './json-rpc.ts';
import { limit } from './limit.ts';
import { nodeErrno } from './node-errno.ts';
import { oauthError } from './oauth-error.ts';
import { otherWaits } from './other-waits.ts';
import { printed } from './printed.ts';
import { problemDetails } from './problem-details.ts';
import { renewal } from './renewal.ts';
import { requestConfig } from './request-config.ts';
import { retryAfter } from './retry-after.ts';
import { said } from './said.ts';
import { settled } from './settled.ts';
import { soapFault } from './soap-fault.ts';
import { success } from './success.ts';
import { toldToRetry } from './told-to-retry.ts';
import { toolError } from './tool-error.ts';
import { tunnel } from './tunnel.ts';
import { undiciFetch } from './undici-fetch.ts';
import { unreached } from './unreached.ts';
import { unsendable } from './unsendable.ts';
import { wwwAuthenticate } from './www-authenticate.ts';

export const EXTRACTORS: readonly Extractor[] = [
  itemStatus,
  httpResponse,
  toolError,
  problemDetails,
  oauthError,
  dialect,
  errorEnvelope,
  retryAfter,
  otherWaits,
  limit,
  errorWords,
  inputErrors,
  soapFault,
  codeHeader,
  toldToRetry,
  edge,
  wwwAuthenticate,
  unreached,
  tunnel,
  axiosTimeout,
  clientCodes,
  unsendable,
  renewal,
  undiciFetch,
  nodeErrno,
  abort,
  decode,
  requestConfig,
  settled,
  grpc,
  jsonRpc,
  printed,
  said,
  success,
];
