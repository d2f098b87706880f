// ACTIONS: what is done to things, a meaning a line: English | Portuguese; `~` before a word that means it only sometimes.
// Data of the search: a tool whose name does what the query asks goes before one that does something else to the same thing.

/** `meaning: English words | Portuguese words`, phrases with blanks. Infinitives and nouns; stems bring the other forms. */
export const ACTIONS = `
create: create, make, generate, new, set up, draw up, build, establish, compose, draft, initialize, prepare | criar, gerar, fazer, novo, nova, montar, elaborar
create: ~add, ~register, ~issue, ~open, ~start, ~insert, ~post, ~raise, ~define, ~produce, ~write | ~emitir, ~emissão, ~lançar, ~cadastrar, ~abrir, ~adicionar, ~incluir, faz, faça, fazendo, ~preparar, ~definir
register: register, sign up, enroll, onboard, enter, ~record, ~create, ~add | cadastrar, cadastro, registrar, inscrever, matricular, ~criar
add: add, append, insert, include, put, put in, attach, plus, another, extra, ~create, ~put on | adicionar, acrescentar, incluir, inclusão, inserir, colocar, pôr, põe, ponha, botar, juntar, anexar, somar, mais um, mais uma, ~criar, ~lançar
attach: attach, attachment, enclose, ~add, ~upload | anexar, anexo, ~adicionar
update: update, change, edit, modify, alter, amend, adjust, revise, fix, correct, set, patch, rewrite, ~replace, ~rename | alterar, alteração, mudar, mudança, editar, edição, modificar, atualizar, atualização, corrigir, corrija, correção, consertar, ajustar, arrumar, trocar, troca, mexer, acertar, redefinir
update: ~raise, ~increase, ~reduce, ~lower, ~move, ~put, ~push, ~switch, ~extend, ~configure | ~aumentar, ~subir, ~sobe, ~suba, ~baixar, ~diminuir, ~reduzir, ~passar, ~prorrogar, ~adiar, ~jogar, ~joga para, ~substituir, ~configurar
replace: replace, substitute, swap, overwrite | substituir, trocar, sobrescrever
rename: rename, give another name, ~update | renomear, mudar o nome, trocar o nome, ~alterar
delete: delete, remove, erase, destroy, discard, drop, purge, throw away, throw out, get rid of, trash, wipe, clear, take off, take out, take away, bin, unlink, ~cut | apagar, excluir, exclusão, remover, remoção, deletar, eliminar, tirar, retirar, descartar, limpar, jogar fora, joga fora, sumir, apague, some com, some daqui
remove: remove, take off, take out, detach, drop, unassign, ~delete, exclude, strip | remover, tirar, retirar, desanexar, desvincular, ~excluir, ~apagar
cancel: cancel, call off, abort, cancellation, ~stop, ~kill, ~terminate, ~unsubscribe, revoke | cancelar, cancelamento, desmarcar, abortar, ~desistir, ~parar, revogar, ~interromper, ~suspender
void: void, annul, invalidate, nullify, ~reverse, ~undo, ~cancel, ~revoke | anular, anulação, invalidar, ~desfazer, ~cancelar, ~estornar, ~inutilizar
undo: undo, reverse, revert, roll back, rollback, back out, restore, ~void | desfazer, reverter, voltar atrás, ~anular, ~estornar, ~restaurar
restore: restore, recover, undelete, bring back, go back, revert | restaurar, recuperar, reaver, ~voltar
stop: stop, halt, kill, take down, terminate, end, shut down, abort, quit, ~cancel, ~pause | parar, pare, encerrar, terminar, finalizar, interromper, derrubar, matar, desligar, ~cancelar
pause: pause, suspend, hold, put on hold, freeze, snooze, stop for a while, ~stop | pausar, pausa, suspender, suspensão, congelar, interromper, ~parar, ~segurar
resume: resume, continue, unpause, reactivate, restart, unfreeze | retomar, continuar, reativar, despausar, voltar a
start: start, begin, ~create, launch, boot, initiate, run, kick off, trigger, fire | iniciar, começar, ligar, disparar, inicializar, lançar, rodar
run: run, execute, trigger, launch, invoke, dispatch, perform, rerun, start, play | rodar, executar, execução, disparar, acionar, iniciar, roda
restart: restart, reboot, reload, rerun | reiniciar, reinicializar, recarregar
retry: retry, try again, again, redo, rerun, repeat | tentar de novo, tentar novamente, de novo, novamente, repetir, refazer, retentar
get: get, read, fetch, retrieve, show, view, see, look at, display, details, detail, obtain, describe, inspect, check, what is, give me, tell me | obter, ler, leia, lê, obtém, buscar, ver, vê, veja, mostrar, exibir, consultar, consulta, detalhar, detalhe, pegar, trazer, abrir, conferir, visualizar, qual, me dá, puxar, ~baixar
get: ~open, ~load, ~find, ~status | ~situação
list: list, show all, all, enumerate, browse, which, index, overview, ~show, ~get, ~view, what are | listar, listagem, lista, listas, todos, todas, quais, relação, enumerar, ~mostrar, ~ver, ~exibir, ~consultar
search: search, find, look for, look up, lookup, query, locate, seek, filter, discover, match, where is, hunt, ~get, ~list | buscar, busca, pesquisar, pesquisa, procurar, achar, encontrar, localizar, filtrar, cadê, onde está, onde fica, ~consultar
count: count, ~how many, number of, tally, quantity | contar, contagem, ~quantos, ~quantas, ~quantidade, número de
compare: compare, diff, difference, comparison, versus, vs, contrast, changed between | comparar, comparação, diferença, diferenciar, o que mudou
calculate: calculate, compute, work out, figure out, ~estimate, evaluate, ~how much | calcular, cálculo, computar, quanto dá, quanto é, quanto vai dar, apurar, conta de
preview: preview, simulate, dry run, how would, look like, without saving, don't save, before i save, trial, mock | prévia, pré-visualizar, simular, simulação, ensaiar, sem salvar, sem gravar, vai ficar, como ficaria, previsualizar
send: send, deliver, dispatch, e-mail, email, mail, forward, submit, transmit, push, message, post, share | enviar, envio, mandar, remeter, despachar, encaminhar, disparar, entregar, transmitir, repassar
forward: forward, pass on, redirect, relay | encaminhar, repassar, redirecionar
reply: reply, respond, answer, response | responder, resposta, retornar
receive: receive, accept, got, came in, incoming | receber, recebimento, recebido, entrou, chegar
remind: remind, reminder, ~notify, nudge, chase, dunning, follow up, prod, notice | lembrar, lembrete, cobrar, avisar, cutucar, lembrança, cobrança de atraso
notify: notify, notification, alert, inform, warn, tell, announce, ping, let know | notificar, notificação, avisar, aviso, alertar, informar, comunicar
subscribe: subscribe, follow, watch | assinar, seguir, inscrever, acompanhar
finalize: finalize, finalise, issue, complete, close, lock, make official, confirm | finalizar, emitir, emissão, fechar, concluir, efetivar, ~confirmar
issue: issue, emit | emitir, emissão, emite
mark: mark, set, set as, flag, tag, label, set to, tick | marcar, sinalizar, dar baixa, colocar como
complete: complete, finish, done, tick off, check off, close, conclude, accomplish, resolve | concluir, completar, terminar, finalizar, feito, pronto, riscar, resolver
copy: copy, duplicate, clone, replicate, same as, repeat, again like | copiar, cópia, duplicar, duplicata, clonar, replicar, igual, repetir, mesma de, mesmo de
download: download, export, save, fetch, get a file, print, pull | baixar, baixe, baixa o, fazer download, exportar, salvar, imprimir, impressão, segunda via
upload: upload, import, put file, load | subir, sobe, suba, carregar, enviar arquivo, fazer upload, importar, upar
export: export, dump, extract, save as, ~convert | exportar, exportação, extrair, salvar como
import: import, load, ingest, bring in | importar, importação, carregar
print: print, hard copy | imprimir, impressão
convert: convert, turn into, transform, change into, make into, become, migrate | converter, conversão, transformar, virar, passar para, tornar
translate: translate, translation, localize, into english, into portuguese | traduzir, traduza, traduz, tradução, verter
summarize: summarize, summary, shorten, condense, digest, recap, tl;dr | resumir, resumo, sintetizar, encurtar
move: move, transfer, relocate, shift, migrate | mover, mova, transferir, transferência, deslocar, mudar de lugar, passar para, migrar
merge: merge, combine, join, unify, consolidate, integrate, fuse | mesclar, juntar, unir, une, unificar, fundir, combinar, integrar, mergear
split: split, divide, break up, separate | dividir, dividi, separar, quebrar, desmembrar
assign: assign, allocate, hand to, delegate, give to, responsible | atribuir, designar, delegar, alocar, responsável, passar para, encarregar
approve: approve, accept, authorize, allow, grant, okay, confirm, sign off | aprovar, aprovação, aceitar, aceite, autorizar, liberar, permitir, confirmar
reject: reject, decline, deny, refuse, turn down, disapprove | rejeitar, recusar, negar, reprovar, indeferir
invite: invite, invitation, ask to join, give access | convidar, convida, convite, chamar, dar acesso
share: share, ~send, give access, let edit, let see, publish, collaborate | compartilhar, partilhar, dividir com, dar acesso
open: open, reopen, unlock | abrir, aberto, reabrir, abre
close: close, shut, end, finish, resolve | fechar, encerrar, terminar, finalizar, resolver
lock: lock, freeze, block, protect | bloquear, travar, trancar, proteger
unlock: unlock, unblock | desbloquear, destravar, liberar
block: block, ban, blacklist, forbid, deny | bloquear, banir, proibir, impedir
enable: enable, activate, switch on, turn on, allow | ativar, habilitar, ligar, acender, permitir
disable: disable, deactivate, switch off, turn off, inactivate | desativar, desabilitar, desligar, inativar
archive: archive, retire, shelve | arquivar, arquivamento, inativar
apply: apply, use, redeem, spend, consume | aplicar, aplicação, usar, utilizar, resgatar, abater, aproveitar, descontar
pay: pay, paid, pay off, settle, pay down | pagar, pago, paga, quitar, quitação, liquidar, acertar a conta
settle: settle, settled, mark as paid, paid in full, clear, pay off | quitar, dar baixa, dá baixa, baixa, liquidar, marcar como pago, marcar como paga, quitada, liquidada
record: record, log, register, note, write down, ~book, enter, ~track, ~save, got, note that | registrar, registro, anotar, lançar, lançamento, dar entrada, gravar, guardar, contabilizar
refund: refund, give back, money back, pay back, reimburse, return money, reverse a payment, chargeback | estornar, estorno, reembolsar, reembolso, devolver, devolução, devolver o dinheiro, ressarcir
charge: charge, bill, collect, debit, capture | cobrar, cobrança, debitar, capturar, faturar
bill: bill, invoice, charge | faturar, faturamento, cobrar
write_off: write off, write-off, bad debt, uncollectible, hopeless, give up on | incobrável, dar como perdido, prejuízo, baixar como perda, perda, dívida perdida, calote, caloteiro, não paga nunca, nunca vai pagar
schedule: schedule, book, plan, arrange, set up a meeting, timetable | agendar, agendamento, marcar, programar, planejar, reservar, marca uma reunião
reschedule: reschedule, postpone, move a meeting, push back, delay | remarcar, adiar, reagendar, prorrogar, jogar para
book: book, reserve, reservation, booking | reservar, reserva, marcar
order: order, buy, purchase, place an order | pedir, comprar, compra, encomendar, fazer um pedido
sell: sell, sale, sold, selling | vender, venda, vendido
ship: ship, dispatch, deliver, send out | despachar, enviar, entregar, postar
return: return, send back, give back | devolver, devolução, retornar, mandar de volta
track: track, follow, trace, monitor, where is, watch | rastrear, rastreio, rastreamento, acompanhar, seguir, monitorar, cadê, onde está
deploy: deploy, ship, release, roll out, rollout, publish, go live, put in production | implantar, implantação, publicar, subir, sobe, suba, colocar em produção, fazer deploy, deployar
publish: publish, release, post, make public | publicar, publicação, lançar, divulgar, postar
build: build, compile, assemble | compilar, construir, buildar, montar
test: test, verify, check, try, validate | testar, teste, verificar, validar, experimentar
validate: validate, verify, check, confirm | validar, validação, verificar, verifique, conferir, checar
review: review, inspect, look over, audit | revisar, revisão, avaliar, analisar, conferir
comment: comment, remark, say something, annotate | comentar, comentário, observar
install: install, setup, add-on | instalar, instalação
configure: configure, set up, settings, customize, set | configurar, configuração, ajustar, definir, parametrizar
connect: connect, link, attach, integrate, pair | conectar, ligar, vincular, integrar, associar
disconnect: disconnect, unlink, detach | desconectar, desvincular, desligar
sync: sync, synchronize, refresh | sincronizar, sincronia, atualizar
backup: backup, back up, snapshot | backup, cópia de segurança, salvaguarda, fazer backup
encrypt: encrypt, cipher | criptografar, cifrar, encriptar
decrypt: decrypt, decipher | descriptografar, decifrar
login: login, log in, sign in, authenticate | entrar, logar, login, autenticar, acessar, fazer login
logout: logout, log out, sign out | sair, deslogar, desconectar
reset: reset, clear, start over | redefinir, resetar, zerar, reiniciar
analyze: analyze, analyse, analysis, insights, study | analisar, análise, estudar
sort: sort, order by, rank, arrange | ordenar, classificar, organizar
call: call, phone, dial, ring | ligar, telefonar, chamar, ligação, chamada
ask: ask, request, question | pedir, perguntar, solicitar, solicitação, pede, peça
recommend: recommend, suggest, propose | recomendar, sugerir, propor, sugestão
draw: draw, plot, sketch, render | desenhar, plotar, traçar
speak: speak, say, talk, voice | falar, dizer, voz
join: join, enter, participate | entrar, participar, ingressar
leave: leave, exit, quit | sair, deixar, abandonar
save: save, store, keep, persist, bookmark, write, ~record | salvar, guardar, gravar, armazenar
crop: crop, trim, cut | cortar, recortar, aparar
resize: resize, scale, shrink, enlarge | redimensionar, escalar, encolher, ampliar
rotate: rotate, roll, renew | girar, rotacionar, renovar
renew: renew, extend, renewal | renovar, renovação, prorrogar, estender
upgrade: upgrade, promote, raise | melhorar, promover, subir de plano, fazer upgrade
rate: rate, score, grade, vote | avaliar, nota, pontuar, votar
play: play, listen, stream, put on | tocar, toque, toca, reproduzir, ouvir, escutar, botar pra tocar
skip: skip, next song, jump, pass | pular, pula, próxima, passar a música
mute: mute, silence, quiet, snooze | silenciar, mutar, calar, deixar mudo
hire: hire, recruit, take on, employ, onboard, ~add | contratar, admitir, recrutar, contratação, admissão
fire: fire, terminate, dismiss, lay off, offboard | demitir, desligar, dispensar, mandar embora, desligamento
fill: fill, fill in, fill out, populate, complete | preencher, preenche, preenchimento, completar
click: click, press, tap, push a button | clicar, clique, apertar, pressionar
type: type, enter text, key in, input | digitar, teclar, escrever
scroll: scroll, swipe | rolar, deslizar
navigate: navigate, go to, visit, browse, open a page | navegar, ir para, visitar, acessar
rent: rent, lease, hire, let | alugar, aluguel, locar, locação, arrendar
cook: cook, recipe, prepare a meal | cozinhar, receita, preparar
eat: eat, dine, food | comer, jantar, almoçar
prescribe: prescribe, prescription | receitar, prescrever, receita
diagnose: diagnose, diagnosis, troubleshoot | diagnosticar, diagnóstico
escalate: escalate, raise, bump | escalar, escalonar, subir de nível
acknowledge: acknowledge, ack, take on, confirm receipt | reconhecer, assumir, dar ciência, acusar recebimento
watch: watch, follow, observe, subscribe | acompanhar, seguir, observar, assistir
unfollow: unfollow, unwatch, unsubscribe, opt out, stop following, stop these | deixar de seguir, descadastrar, cancelar inscrição, sair da lista, sair dessa lista
scale: scale, resize, grow, increase, more replicas, ~update | escalar, aumentar, ampliar, dimensionar
increase: increase, raise, grow, boost, ~update | aumentar, aumenta, subir, elevar, incrementar
decrease: decrease, reduce, lower, shrink, smaller, ~resize, ~update | diminuir, diminui, reduzir, baixar, encolher, menor
turn_on: turn on, switch on, lights on, power on, activate | ligar, acender, acende, ativar
turn_off: turn off, switch off, lights off, power off, shut | desligar, apagar, apaga a luz, desativar
switch: switch, checkout, check out, toggle, change to | trocar de, mudar de, alternar, troca de
transition: transition, move to, progress, advance, change status | passar para, passa para, avançar, mudar de status, mover para, próxima etapa
log_time: log work, log time, time tracking, log hours, clock in, track time, timesheet | apontar horas, aponta horas, apontar, lançar horas, bater ponto, registrar horas
push: push, upload commits | dar push, subir os commits, empurrar
pull: pull, fetch | puxar, dar pull, baixar as mudanças
clone: clone, copy | clonar
checkout: checkout, check out | finalizar compra, fechar o pedido
withdraw: withdraw, cash out, take money out | sacar, saque, retirar dinheiro
deposit: deposit, put money in | depositar, depósito
transfer: transfer, send money, wire, move money | transferir, transferência, mandar dinheiro, passar dinheiro
exchange: exchange, swap, convert, trade | trocar, câmbio, permutar, troca
trade: trade, buy shares, sell shares | negociar, comprar ações
invest: invest | investir, aplicar dinheiro
estimate: estimate, forecast, predict, project | estimar, estimativa, prever, previsão
generate: generate, create, draw, produce, make | gerar, desenhar, desenha, produzir
detect: detect, recognize, identify, spot | detectar, reconhecer, identificar, descobrir
classify: classify, categorize, label | classificar, categorizar
extract: extract, parse, get text, pull out, scrape | extrair, extrai, raspar, tirar o texto
explain: explain, why, clarify | explicar, por que, esclarecer
embed: embed, vector, semantic | incorporar, vetor
crawl: crawl, scrape, spider | rastrear o site, raspar
schedule_off: request time off, ask for vacation | pedir férias, tirar férias, tirar folga
visit: visit, view | visitar, visita
measure: measure, weigh | medir, pesar, medição
water: water, irrigate | regar, irrigar
clean: clean, cleanup, vacuum, tidy | limpar, limpeza, aspirar
charge_up: recharge, charge battery, top up | recarregar, recarga, carregar
sign: sign, signature, e-sign | assinar, assinatura
verify: verify, validate, authenticate, confirm | verificar, validar, autenticar, confirmar
impersonate: impersonate, act as | personificar, agir como
rotate_key: rotate, renew key, roll | rotacionar, renovar a chave, trocar a chave
promote: promote, make admin | promover, tornar administrador
demote: demote, downgrade | rebaixar
kick: kick, remove member, expel | expulsar, tirar do grupo, remover membro
ban: ban, block user | banir
pin: pin, favorite, star, bookmark | fixar, favoritar, destacar, estrela
unpin: unpin, unstar | desafixar, desfavoritar
like: like, upvote, react | curtir, gostar, votar a favor
dislike: dislike, downvote | não gostei, votar contra
submit: submit, hand in, turn in | submeter, entregar, enviar
withdraw_request: withdraw, retract | retirar, retratar
poll: poll, vote | votar, enquete
draft: draft, compose, write | redigir, escrever, rascunhar
read: read, open | ler, leitura, leia, lê
check_in: check in, arrive | fazer check-in, chegar
check_out: check out, depart | fazer check-out, sair
enroll: enroll, register | matricular, inscrever
grade: grade, mark | corrigir a prova, dar nota, lançar nota
teach: teach, train, coach | ensinar, treinar, capacitar
learn: learn, study | aprender, estudar
remember: remember, memorize, store | lembrar, memorizar
forget: forget, forgot | esquecer, esqueci
recover: recover, reset password, forgot password | recuperar, recuperar a senha, esqueci minha senha, esqueci a senha
report_problem: report, complain, complaint, flag | denunciar, reclamar, reclamação, denúncia
reconcile: reconcile, match payments | conciliar, conciliação, bater os valores
audit: audit, audit log, compliance | auditar, auditoria
escrow: escrow, hold funds | custódia, reter valores
prioritize: prioritize, priority, urgent | priorizar, prioridade, urgente
reorder: reorder, rearrange, sort | reordenar, reorganizar
append: append, add to the end | acrescentar, adicionar ao fim
clear: clear, empty, flush | limpar, esvaziar, zerar
mirror: mirror, replicate | espelhar, replicar
link: link, associate, relate, connect | vincular, associar, relacionar, ligar
unlink: unlink, dissociate | desvincular, desassociar
help: help, assist, support | ajudar, ajuda, auxiliar
choose: choose, select, pick | escolher, selecionar, optar
develop: develop, build | desenvolver
donate: donate, give | doar, doação
lend: lend, borrow, loan | emprestar, pegar emprestado
expire: expire, expiration, expiry | expirar, vencer, validade
distribute: distribute, spread, allocate | distribuir, ratear, rateio
acquire: acquire, purchase, buy | adquirir, aquisição
inspect: inspect, examine | inspecionar, vistoriar, examinar
decide: decide, decision | decidir, decisão
declare: declare, declaration, file taxes | declarar, declaração
descend: lower, go down | descer
maintain: maintain, maintenance, repair, fix | manter, manutenção, reparar, conserto
restock: restock, replenish, refill | repor, reposição, reabastecer
perform: perform, carry out, execute | efetuar, realizar
wait: wait, delay, hold | esperar, espera, aguardar
expedite: expedite, speed up, bring forward | adiantar, acelerar, antecipar
`;
