// PROJECTS: work that is planned, and the tools of offices, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const PROJECTS = `
project: project, projects, initiative, program, engagement, undertaking, workstream | projeto, projetos, iniciativa, programa, empreendimento, frente
task: task, tasks, to do, todo, card, story, item, ticket, work item, action item, subtask, job, chore, assignment, user story | tarefa, tarefas, cartão, card, atividade, história, item, pendência, subtarefa, afazer, demanda, história de usuário
to finish: finish, finished, complete, done, mark done, is done, all done, wrap up, tick off, check off, completed, over with, wrapped up, close out, cross off, accomplished | terminar, terminei, concluir, concluído, concluída, finalizar, pronto, pronta, acabei, feito, feita, fechar, encerrar, dar por concluído, riscar, ticar, terminado, finalizado
milestone: milestone, checkpoint, deliverable, phase, gate, launch date | marco, entrega, entregável, etapa, fase, data de lançamento
deadline: deadline, due date, due, by when, finish by, target date, cutoff, due on, time limit | prazo, data limite, vencimento, data de entrega, até quando, entregar até, data final, término
sprint: sprint, iteration, cycle, backlog, planning, retro, retrospective | sprint, iteração, ciclo, backlog, planejamento, retrospectiva
board: board, kanban, column, swimlane, list | quadro, kanban, coluna, lista, painel
blocker: blocker, blocked, dependency, depends on, waiting on, waiting for, impediment, stuck, held up, cannot start until | impedimento, bloqueado, bloqueada, dependência, depende de, esperando, aguardando, travado, empacado, só depois de
assignee: assignee, owner, responsible, assigned to, who is working on, in charge, who has, whose job | responsável, dono, atribuído, quem está fazendo, encarregado, quem cuida, quem tá com, a cargo de
workload: workload, capacity, allocation, overloaded, too much work, busy, utilization, bandwidth, who has time, swamped | carga de trabalho, capacidade, alocação, sobrecarregado, ocupado, quem tem tempo, atolado, carga, disponibilidade
time_log: time log, log hours, log time, time spent, hours spent, timesheet, worked on, spent hours, hours on, billable | apontar horas, lançar horas, horas gastas, tempo gasto, horas trabalhadas, apontamento, trabalhei, gastei horas, horas em
risk: risk, risks, threat, issue, concern, mitigation | risco, riscos, ameaça, problema, preocupação, mitigação
progress: progress, status, how far, how is it going, percent complete, burndown, on track, behind schedule, where are we, update, status report, how are we doing | andamento, progresso, situação, como está indo, quanto falta, percentual, em dia, atrasado, como estamos, posição, em que pé está, relatório de status, a quantas anda
roadmap: roadmap, timeline, gantt, schedule, plan | cronograma, roteiro, linha do tempo, planejamento, gantt, plano
stakeholder: stakeholder, sponsor, participant | interessado, patrocinador, parte interessada, participante
meeting: meeting, meetings, call, stand up, standup, sync, one on one, get together, appointment, invite, conference, huddle, review meeting | reunião, reuniões, chamada, encontro, conversa, daily, alinhamento, compromisso, convite, conferência, bate papo
minutes: minutes, meeting notes, notes, what was decided, recap, action points, transcript | ata, atas, notas da reunião, o que foi decidido, resumo da reunião, anotações, decisões
calendar: calendar, agenda, diary, schedule, planner, my day | agenda, calendário, compromissos, programação, meu dia
to postpone: postpone, push back, delay, move, put off, defer, reschedule, hold off, slip, later | adiar, postergar, empurrar, jogar para frente, remarcar, protelar, deixar para depois, prorrogar, atrasar
to remind: remind, reminder, nudge, dont let me forget, ping me, jog my memory, prompt, remember to | lembrar, lembrete, me lembra, me lembre, não deixa eu esquecer, me avisa, cutucar, dar um toque, relembrar
document: document, documents, doc, docs, page, wiki, paper, file, report, write up, specification, draft | documento, documentos, doc, página, wiki, arquivo, relatório, papel, especificação, texto, rascunho, ficheiro
folder: folder, folders, directory, drive, shared drive | pasta, pastas, diretório, drive, pasta compartilhada
attachment: attachment, attachments, attached, enclosed, file, files | anexo, anexos, anexado, arquivo, em anexo, arquivos
comment: comment, comments, reply, remark, mention, feedback, say something, weigh in, leave a note | comentário, comentários, resposta, observação, menção, deixar um recado, opinar, comentar
approval: approval, sign off, green light, go ahead, okay it, thumbs up, give the ok, authorization, blessing, rubber stamp | aprovação, aval, sinal verde, dar o ok, autorização, de acordo, luz verde, visto, liberação
to approve: approve, sign off, green light, give the go ahead, ok, okay, give the ok, say yes, accept, authorize, its fine, looks good, good to go, let it through, can go ahead, give the green light | aprovar, dar o aval, dar sinal verde, dar o ok, autorizar, pode seguir, aceitar, liberar, tudo certo, dizer sim, está bom, tá ok, pode ir, pode fazer, deixar passar, deferir
template: template, boilerplate, standard text, form letter, blueprint, preset | modelo, template, padrão, texto padrão, formulário
search_files: search, find the file, look for, where did i put, wheres the | procurar, achar o arquivo, buscar, onde coloquei, onde deixei
share: share, send a link, give access, let see, make visible, publish, circulate, pass around | compartilhar, mandar o link, dar acesso, deixar ver, mostrar para, divulgar, circular
version: version, versions, revision, previous version, history, changes, who changed, older version | versão, versões, revisão, versão anterior, histórico, alterações, quem mudou, versão antiga
channel: channel, channels, room, group chat, thread, chat group | canal, canais, sala, grupo, conversa, grupo do whatsapp
message: message, messages, dm, chat, text, ping, tell, let know, write to, drop a message, note to, shoot a message | mensagem, mensagens, recado, chat, texto, avisar, escrever para, falar para, mandar um recado, dar um toque, zap
poll: poll, survey, questionnaire, vote, ask everyone, form | enquete, pesquisa, questionário, votação, perguntar a todos, formulário
user: user, users, member, members, teammate, person, login, seat, account, guest, collaborator | usuário, usuários, membro, membros, pessoa, login, conta, convidado, colaborador, utilizador
to invite: invite, add to the team, bring in, let join, add someone, get in, ask to join, give a login | convidar, chamar, adicionar à equipe, colocar no time, incluir no grupo, botar no grupo, adicionar alguém, dar acesso
to deactivate: deactivate, disable, suspend, block, remove access, left the company, switch off, turn off, revoke, shut off, kill | desativar, desabilitar, suspender, bloquear, tirar o acesso, inativar, desligar, revogar, cortar
password: password, reset password, forgot password, locked out, cant log in, can not log in, cannot sign in, new password, lost password, login doesnt work | senha, redefinir senha, esqueci a senha, esqueceu a senha, trancado, não consegue entrar, não consigo entrar, nova senha, perdeu a senha, trocar a senha
spreadsheet: spreadsheet, spreadsheets, sheet, excel, table, csv, cells, workbook, columns | planilha, planilhas, tabela, excel, csv, células, folha de cálculo
dashboard: dashboard, overview, summary, at a glance, key figures, kpi, big picture, scorecard | painel, visão geral, resumo, indicadores, dashboard, números principais, quadro geral
report: report, reports, figures, numbers, analysis, statistics, stats, breakdown, how did we do, how are we doing, how many, results | relatório, relatórios, números, análise, estatísticas, dados, balanço, como fomos, como estamos, quantos, quantas, resultados
automation: automation, rule, trigger, automatically, workflow, when this happens, macro, if then | automação, regra, gatilho, automaticamente, fluxo, quando acontecer, macro
integration: integration, connect, hook up, plug in, sync with, link with, webhook, api | integração, conectar, ligar com, sincronizar com, vincular, webhook, api
`;
