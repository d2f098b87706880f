// PT_BR: the surface in Brazilian Portuguese.
// Between the wire and the catalogue: words only.
import type { SurfaceTexts } from './surface-texts.ts';

export const PT_BR: SurfaceTexts = {
  searchTools: {
    title: 'Encontrar ferramentas',
    description:
      'Comece aqui para tudo de faturamento: qual ferramenta faz o que você quer? Pergunte em português ou inglês. Responde nome, argumentos obrigatórios e o chamador de cada uma.',
  },
  describeTools: {
    title: 'Descrever ferramentas',
    description:
      'Todos os argumentos de ferramentas, pelo nome. Aceita também uma categoria, "categories" ou URIs overdue://, como overdue://tables.',
  },
  callRead: { title: 'Chamar ferramenta de leitura', description: 'Chama uma ferramenta encontrada que só lê.' },
  callWrite: { title: 'Chamar ferramenta de escrita', description: 'Chama uma ferramenta encontrada que cria ou altera dados.' },
  callDestructive: {
    title: 'Chamar ferramenta destrutiva',
    description: 'Chama uma ferramenta encontrada que desfaz ou apaga em definitivo: anular, apagar, cancelar, estornar.',
  },
  weak: 'Pouco ou nada corresponde. Escolha nas categorias daqui ou pergunte com outras palavras; describe_tools mostra o que há numa categoria.',
  argumentsOf: (tool, required) => `um objeto com os argumentos de ${tool}${required.length === 0 ? '' : `: ${required.join(', ')}, …`}`,
};
