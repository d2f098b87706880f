// classifyResponse: the tool error of a `Response` of fetch whose body nobody has read yet.
// Before step 2 of a failure's walk: the body is read here, since `classify` waits for nothing.
import type { ToolError } from '../contract/tool-error.ts';
import { type ClassifyOptions, classify } from './classify.ts';

/**
 * Reads the body of `response` and classifies the whole. A copy is read, so the response stays readable. Never throws: of a body that was
 * read already, or breaks off, the status and the headers are judged, and what broke it off.
 */
export async function classifyResponse(response: Response, options?: ClassifyOptions | null): Promise<ToolError> {
  return classify(await readWhole(response), options);
}

async function readWhole(response: Response): Promise<unknown> {
  try {
    if (response.bodyUsed) return response;
    const { status, headers } = response;
    const copy = response.clone();
    return await copy.text().then(
      (body) => ({ http: { status, headers, body } }),
      (cause: unknown) => ({ http: { status, headers }, cause }),
    );
  } catch {
    return response;
  }
}
