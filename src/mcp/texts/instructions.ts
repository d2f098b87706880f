// INSTRUCTIONS: what a client may put before the conversation: where to begin, what there is, how failures read. In both languages, whatever the server speaks.
// Between the wire and the catalogue: words only.
import type { Surface } from '../parts.ts';

const FAILURES = {
  en: 'A failure is a JSON tool error: do what guidance says. While retryable is true the same call again is safe, nothing is done twice; when it is false never repeat it unchanged. The resource overdue://errors explains every field. Money is whole minor units (R$ 125,00 = 12500), days are YYYY-MM-DD.',
  'pt-BR':
    'Uma falha é um JSON: faça o que diz guidance. Enquanto retryable for true, a mesma chamada de novo é segura, nada é feito duas vezes; se for false, não a repita sem mudar algo. O recurso overdue://errors explica cada campo. Dinheiro em centavos inteiros (R$ 125,00 = 12500), dias AAAA-MM-DD.',
} as const;

const WAYS = {
  search: {
    en: 'Find a tool with search_tools, in English or Portuguese; see its arguments with describe_tools; call it, {name, arguments}, through the caller that the search names.',
    'pt-BR':
      'Ache a ferramenta com search_tools, em português ou inglês; veja os argumentos com describe_tools; chame-a, {name, arguments}, pelo chamador que a busca indica.',
  },
  full: { en: 'Every tool is listed.', 'pt-BR': 'Todas as ferramentas estão na lista.' },
} as const;

/** The instructions of a server with `surface` over tools of these categories. */
export function instructionsOf(surface: Surface, categories: readonly string[]): string {
  const way = WAYS[surface];
  return [
    `Invoicing. ${way.en} Categories: ${categories.join(', ')}. ${FAILURES.en}`,
    `Faturamento. ${way['pt-BR']} ${FAILURES['pt-BR']}`,
  ].join('\n\n');
}
