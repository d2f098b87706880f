// STOP_WORDS: words that say nothing of what is wanted, in both languages, without accents.
// Data of the search; phrases are read before these are left out.

/** English. */
export const ENGLISH_STOP_WORDS =
  `a about above after also am an and any anything are as at be been being before but by can could did do does doing done
each either else ever for from further had has have having he her here hers him his how however i if in into is it its itself just let lets like
maybe may me might mine more most much must my need needs no nor not now of off on once one only or other our ours out over own please really same she should
so some something such t than that thats the their theirs them then there these they thing this those through to too under until up upon us use used uses using
very via want wants was way we well were what whats when where which while who whom whose why will wish with within without would yes yet you your yours
s d ll m re ve don doesn didn isn aren wasn won couldn shouldn hey hi hello ok okay gonna wanna got go going goes went want id e g etc tool tools function api
able already id ids by given based one`.split(/\s+/);

/** Portuguese. */
export const PORTUGUESE_STOP_WORDS =
  `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro pras pros com sem sob sobre
ate apos entre e ou mas nem que quem se como quando onde porque pois qual ao aos aquele aquela aqueles aquelas aquilo esse essa esses essas isso este esta estes
estas isto eu tu ele ela nos vos eles elas voce voces me te lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas dele dela deles delas
ser sou e eh sao era foi fui sera seria estar esta estou estao estava ta to tava tao ter tem tenho tinha teve ha haver ir vai vou vamos vao foram ja ainda tambem so
muito muita mais menos bem mal aqui ai la ali agora depois antes sempre nunca nao sim quero queria quer querer preciso precisa precisar precisamos gostaria pode posso
podem poder consegue consigo favor porfavor ola oi bom obrigado obrigada gente pessoal cara olha entao assim mesmo mesma tudo todo toda algum alguma alguns algumas cada
outro outra outros outras num numa dum duma deste desta desse dessa neste nesta nesse nessa isso daquele daquela pois tipo coisa coisas la dai cade deu dar da de ei
seja sejam lo los las ferramenta use usar partir aonde ta ne opa beleza`.split(/\s+/);
