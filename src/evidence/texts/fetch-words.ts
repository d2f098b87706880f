// isOfFetch: a TypeError by which an implementation of fetch says that the network failed; any other TypeError is a fault of the program.
// Step 2 of a failure's walk. Whole messages, so that no program's own fault is taken for one.
// @see https://github.com/sindresorhus/is-network-error, https://fetch.spec.whatwg.org/#concept-network-error

/** Why Node's fetch threw says only its cause. */
const WITH_CAUSE = /^(?:fetch failed|terminated)(?:\n|$)/;
/** Chrome, Firefox, Safari, React Native, Deno, Cloudflare Workers; Chrome names the host behind its words. */
const WHOLE =
  /^(?:Failed to fetch(?: \([\w.:-]{1,200}\))?|NetworkError when attempting to fetch resource\.?|Load failed(?: \([\w.:-]{1,200}\))?|Network request failed|Network request timed out|network error|Network connection lost\.|The Internet connection appears to be offline\.|The network connection was lost\.|The request timed out\.|Could not connect to the server\.|A server with the specified hostname could not be found\.|Preflight response is not successful[^\n]{0,80}|error sending request(?: for url \([^\n]{1,2000})?|error sending request: [^\n]{1,500}|(?:client error|tcp connect error|dns error|http2 error|connection error)[:(][^\n]{1,500})(?:\n|$)/;

/** True for a network failure of fetch, which throws a TypeError, a SyntaxError never. */
export function isOfFetch(name: string, message: string): boolean {
  return name === 'TypeError' && (WITH_CAUSE.test(message) || WHOLE.test(message));
}
