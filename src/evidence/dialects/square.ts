// square: `{"errors": [{"category", "code", "detail", "field"}]}` with categories of its own, and what its SDKs raise.
// @see https://developer.squareup.com/docs/build-basics/general-considerations/handling-errors, https://developer.squareup.com/reference/square/enums/ErrorCode
import type { Dialect } from './dialect.ts';

export const square: Dialect = {
  provider: 'square',
  headers: ['square-version'],
  shapes: [
    [
      [
        ['errors', '0', 'category'],
        /^(?:API_ERROR|AUTHENTICATION_ERROR|INVALID_REQUEST_ERROR|RATE_LIMIT_ERROR|PAYMENT_METHOD_ERROR|REFUND_ERROR|MERCHANT_SUBSCRIPTION_ERROR|EXTERNAL_VENDOR_ERROR)$/,
      ],
      [['errors', '0', 'code'], /^[A-Z][A-Z0-9_]{2,60}$/],
    ],
  ],
  marks: ['SquareError', 'com.squareup.square.', 'Square\\Exceptions\\', 'Square::Errors', 'square.core.api_error', 'Square.Exceptions.'],
  codes: [['errors', '0', 'code']],
  printed: /["']code["'] ?: ?["']([A-Z][A-Z0-9_]{2,60})["']/,
};
