// IRREGULAR_FORMS: forms of verbs and nouns that no stemmer brings together, each line a word and its forms, without accents.
// Data of the search.

/** English. */
const ENGLISH = `
be been was were
begin began begun
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
cut cutting
deal dealt
dig dug
do did done
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
fly flew flown
forget forgot forgotten
freeze froze frozen
get got gotten getting
give gave given
go went gone goes
grow grew grown
hang hung
have had has
hear heard
hide hid hidden
hold held
keep kept
know knew known
lay laid
lead led
leave left
lend lent
let letting
lie lain lying
lose lost
make made
mean meant
meet met
pay paid
put putting
quit quitting
read reading
ride rode ridden
ring rang rung
rise rose risen
run ran running
say said
see saw seen
seek sought
sell sold
send sent
set setting
shake shook shaken
shut shutting
sit sat
sleep slept
speak spoke spoken
spend spent
spin spun
split splitting
stand stood
steal stole stolen
stick stuck
strike struck
swear swore sworn
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
understand understood
wake woke woken
wear wore worn
win won winning
withdraw withdrew withdrawn
write wrote written
person people
child children
man men
woman women
`;

/** Portuguese. */
const PORTUGUESE = `
abrir aberto aberta abertos abertas
cair caiu caem caia cai caindo caido caida
cobrir coberto coberta cubra
conseguir consigo consiga consegue
corrigir corrija corrijo
dar dou deu dei dao deem demos dando dado dada desse
despedir despeco despeca
destruir destroi destrua destruiu
dirigir dirija
dizer disse digo diga diz dito dita disseram dizem
dormir durma durmo
descobrir descoberto descubra
entregar entregue entregues
escrever escrito escrita
fazer fiz fez faz faca facam feito feita feitos feitas fazem fizeram faco fazendo fizer fizesse
ganhar ganho ganha
gastar gasto gasta
imprimir impresso impressa
incluir inclui inclua incluso
intervir intervenha
ir foi indo
ler leia leio le lido lida leu lendo
limpar limpo limpa
manter mantem mantenha manteve mantido
medir meco meca
mentir minta
ouvir ouco ouca
para pra pro pras pros
pagar pago paga pagos pagas
pedir peco peca pede pedem pediu pedindo pedido
perder perco perca perdi perdeu perdida
poder pude pode possa
por ponho ponha poe poem pus pos posto posta punha pondo puser botar
preferir prefira prefiro
propor proponha proposto
repor reponha reposto
resolver resolvido resolva
saber soube saiba sei
sair saiu sai saia saem sairam saindo
seguir siga sigo segue
sentir sinta sinto
servir sirva sirvo
subir sobe suba subiu sobem subindo
substituir substitui substitua
sumir some sumiu suma somem
suspender suspenso suspensa
ter tive teve tinha tenha tem tenho
trazer traga trouxe traz trouxeram trazem trago
transferir transfira transfiro
ver vejo veja viu visto vista vi vendo
vender vendido venda
vencer vencido
vestir vista
vir veio vem venha vieram vindo
voltar volta volte voltou
`;

const byForm = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [word = '', ...forms] = line.split(' ');
        return forms.map((form) => [form, word] as const);
      }),
  );

/** A form → its word. */
export const IRREGULAR_FORMS = { en: byForm(ENGLISH), pt: byForm(PORTUGUESE) } as const;
