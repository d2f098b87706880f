// QUALITIES: how things are, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const QUALITIES = `
active: active, in force, valid, current, effective | ativo, ativa, vigente, válido, em vigor
anonymous: anonymous, unnamed | anônimo, anônima
automatic: automatic, automated | automático, automatizado
big: big, large, huge, great | grande, enorme, maior
black: black, white, red, blue, green, yellow, brown, pink | preto, branco, vermelho, azul, verde, amarelo, marrom, rosa
blind: blind, deaf, disabled, disability, wheelchair | cego, surdo, deficiente, deficiência, cadeira de rodas, acessibilidade
broken: broken, faulty, out of order | quebrado, defeituoso, com defeito
busy: busy, occupied, engaged | ocupado, ocupada
cheap: cheap, inexpensive, affordable | barato, barata, em conta, acessível
clean: clean, pure | limpo, limpa, puro
cold: cold, cool, chilled | frio, fria, gelado
confidential: confidential, secret, sensitive, classified | confidencial, sigiloso, secreto, sensível
corporate: corporate, business | corporativo, empresarial
critical: critical, severe, serious, grave | crítico, grave, sério, severo
dangerous: dangerous, hazardous, unsafe | perigoso, inseguro
dead: dead, deceased, late | morto, falecido, falecida
different: different, distinct, other | diferente, distinto
digital: digital, electronic, virtual, online | digital, eletrônico, virtual
empty: empty, vacant, void | vazio, vazia, vago
equal: equal, same, identical | igual, mesmo, idêntico
expensive: expensive, costly, pricey | caro, cara, custoso
expired: expired, out of date, lapsed, invalid | vencido, expirado, caducado, inválido
external: external, outside, third party | externo, de fora, terceiro
fast: fast, quick, rapid, express | rápido, rápida, expresso, veloz
female: female, woman, girl, male, man, boy | feminino, mulher, moça, masculino, homem, rapaz
final: final, last, definitive | final, último, definitivo
foreign: foreign, international, overseas | estrangeiro, internacional, exterior
fragile: fragile, delicate, breakable | frágil, delicado
frequent: frequent, regular, usual, repeated | frequente, habitual, repetido
full: full, complete, entire, whole | cheio, completo, inteiro, integral
happy: happy, glad, satisfied, pleased | feliz, contente, satisfeito
heavy: heavy, light | pesado, leve
high: high, tall, low, short | alto, alta, baixo, curto
hot: hot, warm | quente, morno
illegal: illegal, unlawful, illicit | ilegal, ilícito
inactive: inactive, dormant, disabled, unused | inativo, parado, desativado
internal: internal, in house, private | interno, interna
key_word: main, principal, primary, key | principal, primário, chave
large_amount: many, several, lots | muitos, vários, diversos
legal: legal, lawful, valid | legal, lícito
local: local, nearby, regional | local, regional, próximo
long: long, lengthy | longo, comprido, demorado
manual: manual, by hand | manual, à mão
mandatory: mandatory, required, compulsory | obrigatório, exigido, compulsório
missing: missing, absent, lacking | faltando, ausente, que falta
national: national, domestic, federal | nacional, federal, interno
natural: natural, organic | natural, orgânico
normal: normal, ordinary, standard, regular | normal, comum, padrão
official: official, formal | oficial, formal
optional: optional, voluntary | opcional, facultativo, voluntário
original: original, genuine | original, genuíno
permanent: permanent, fixed, lasting | permanente, fixo, definitivo
personal: personal, individual | pessoal, individual
poor: poor, bad, weak | pobre, ruim, fraco
popular: popular, favorite, trending | popular, favorito, em alta
possible: possible, feasible | possível, viável
ready: ready, prepared, finished | pronto, pronta, preparado
responsible_word: accountable, in charge | responsável, encarregado
safe: safe, secure | seguro, segura
simple: simple, easy, basic | simples, fácil, básico
single: single, only, sole, one off | único, única, só um
slow: slow, delayed, sluggish | lento, devagar, demorado
small: small, little, tiny, minor | pequeno, pequena, minúsculo, menor
special: special, particular, exclusive | especial, particular, exclusivo
strong: strong, powerful | forte, potente
suspicious: suspicious, unusual, strange, odd | suspeito, incomum, estranho
temporary: temporary, provisional, interim | temporário, provisório, interino
unique: unique, distinct | único, singular
unread: unread, unopened, unseen | não lido, não lida, não lidos, não vista
urgent: urgent, pressing, emergency | urgente, premente
visible: visible, hidden, invisible | visível, oculto, invisível
wet: wet, dry, damp | molhado, seco, úmido
wrong: wrong, incorrect, mistaken, inaccurate | errado, errada, incorreto, equivocado
`;
