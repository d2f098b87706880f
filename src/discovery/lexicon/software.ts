// SOFTWARE: things of code, servers and data, a meaning a line: English | Portuguese; `~` before a word that means it only sometimes.
// Data of the search.

/** `meaning: English words | Portuguese words`, phrases with blanks. */
export const SOFTWARE = `
repository: repository, repo, codebase, project | repositório, projeto, repo
code: code, source, source code, function, class, symbol, snippet, script | código, código-fonte, função, classe, trecho, script
branch: branch | branch, ramo, ramificação, galho
commit: commit, revision, changeset, who changed, history of changes | commit, revisão, quem mudou, quem alterou
pull_request: pull request, merge request, pr, mr, pulls | pull request, pr, merge request, solicitação de merge
merge: merge, rebase, squash | merge, mesclagem, integração
diff: diff, changes, difference, patch | diff, diferença, mudanças, alterações
issue: issue, bug, bug report, ticket, defect, problem, error report | ticket, chamado, bug, defeito, problema, issue, ocorrência, erro, falha
ticket: ticket, support request, case, ~incident, helpdesk, ~issue | chamado, ticket, atendimento, ocorrência, suporte, solicitação
incident: incident, outage, downtime | incidente, queda, indisponibilidade, fora do ar
label: label, tag, category | etiqueta, marcador, rótulo, tag
milestone: milestone, goal, target | marco, meta, objetivo
release: release, version | versão, lançamento, release
version: version, revision, earlier version | versão, versão anterior, revisão
tag: tag, label, keyword, hashtag | tag, etiqueta, marcador, palavra-chave
workflow: workflow, pipeline, ci, automation, flow, build | fluxo, pipeline, automação, esteira, fluxo de trabalho, ci
job: job, run, task, batch, build | job, execução, rotina, tarefa
run: run, execution, build | execução, rodada
log: log, logs, output, trace, console | log, logs, registro, saída, rastro
deployment: deployment, deploy, rollout, production, go live | implantação, deploy, publicação, produção
environment: environment, staging, production, sandbox | ambiente, homologação, produção
server: server, host, machine, instance, vm, virtual machine, node | servidor, máquina, instância, máquina virtual, host
container: container, docker, pod, image | contêiner, container, docker, pod
cluster: cluster, kubernetes, k8s | cluster, kubernetes
service: service, microservice, daemon | serviço
database: database, db, schema, postgres, mysql | banco de dados, base de dados, banco, bd
table: table, grid | tabela
record: record, row, entry, tuple | registro, linha
column: column, field, attribute | coluna, campo, atributo
index: index | índice
query: query, sql, select | consulta, sql, query
backup: backup, snapshot, dump | backup, cópia de segurança
storage: storage, bucket, blob, disk, volume, object store | armazenamento, bucket, disco, volume
cache: cache | cache
queue: queue, topic, broker, stream | fila, tópico, stream
event: event, hook, trigger | evento, gatilho
webhook: webhook, callback, hook, events sent to a url | webhook, gancho, retorno de chamada
api: api, endpoint, interface | api, endpoint, interface
api_key: api key, access key, token | chave de api, chave de acesso, token
secret: secret, credential, key, password vault | segredo, credencial, chave, cofre
password: password, passcode, pin | senha, código
key: key | chave
certificate: certificate, ssl, tls | certificado, ssl
domain: domain, dns, hostname, zone | domínio, dns, zona
network: network, subnet, vpc, lan | rede, sub-rede
firewall: firewall, security group | firewall
vulnerability: vulnerability, security alert, cve, security flaw, exploit | vulnerabilidade, falha de segurança, brecha
security: security, safety, protection | segurança, proteção
dependency: dependency, package, library, module | dependência, pacote, biblioteca, módulo
plugin: plugin, extension, add-on, integration | plugin, extensão, complemento, integração
monitor: monitor, metric, observability, uptime, health, performance | monitoramento, métrica, saúde, desempenho
alert: alert, alarm, warning | alerta, alarme, aviso
metric: metric, measure, kpi, indicator | métrica, indicador, medida
error: error, exception, failure, crash, fault, fail, failed | erro, exceção, falha, defeito, falhou, quebrou
bug: bug, defect, glitch | bug, defeito, erro
feature: feature, feature flag, toggle | funcionalidade, recurso
setting: setting, configuration, preference, option, parameter | configuração, preferência, opção, parâmetro, ajuste
variable: variable, env var | variável
template: template, boilerplate, model | modelo, template, gabarito
form: form, survey, questionnaire | formulário, pesquisa, questionário
website: website, site, web page, ~page, webpage, homepage | site, ~página, sítio, website, página da internet
page: page, screen | página, tela
url: url, link, web address, href | url, link, endereço web
browser: browser, tab | navegador, aba
screenshot: screenshot, screen capture | captura de tela, print da tela
image: image, picture, photo, figure | imagem, foto, figura, fotografia
video: video, film, movie, clip | vídeo, filme, clipe
audio: audio, sound, voice, recording | áudio, som, voz, gravação
music: music, song, track, playlist | música, canção, faixa, playlist
user: user, member, person, people, ~account, ~profile, login | usuário, utilizador, membro, pessoa, pessoas, ~conta, ~perfil, login
account: account, profile | conta, perfil, cadastro
role: role, permission, access, privilege, rights, access level | papel, permissão, acesso, privilégio, nível de acesso, perfil
collaborator: collaborator, contributor, write access, member | colaborador, contribuidor, acesso de escrita
team: team, group, squad, crew, department | equipe, time, grupo, turma, departamento, equipa
organization: organization, organisation, company, business, firm, workspace | organização, empresa, companhia, firma, negócio
session: session, login | sessão
model: model, llm, ai | modelo, ia
prompt: prompt | prompt
agent: agent, bot, assistant | agente, robô, assistente
device: device, sensor, gadget, hardware | dispositivo, aparelho, sensor, equipamento
phone: phone, mobile, cell, smartphone | celular, telefone, telemóvel
app: app, application, software, program | aplicativo, aplicação, app, software, programa
test: test, test case, suite, check | teste, caso de teste, verificação
review: review, reviewer, code review, approval | revisão, revisor, aprovação
latest: latest, most recent, last, newest | último, última, mais recente, recente
status: status, state, health, progress, condition | situação, status, estado, andamento, condição
history: history, past, log, changelog | histórico, passado
schema: schema, structure, definition | esquema, estrutura, definição
file_type: format, type, extension | formato, tipo, extensão
on_call: on call, on-call, on duty, rotation, shift | plantão, de plantão, escala, turno
replica: replica, instance, copies | réplica, instância
namespace: namespace | namespace, espaço de nomes
workspace: workspace, space | workspace, espaço de trabalho, área de trabalho
button: button, element | botão, elemento
admin: admin, administrator, owner | admin, administrador, administradora, dono
sprint: sprint, iteration | sprint, iteração
board: board, kanban | quadro, kanban
backlog: backlog | backlog, lista de pendências
epic: epic, story | épico, história
priority: priority, urgency | prioridade, urgência
assignee: assignee, owner, responsible | responsável, dono
watcher: watcher, follower, subscriber | observador, seguidor, assinante
internet: internet, web, online, google | internet, web, rede
search_engine: web search, google this, search the web | pesquisa na internet, buscar na web, pesquisar na internet
disk: disk, drive, volume | disco, unidade
memory: memory, ram, knowledge | memória
cpu: cpu, processor | processador
process: process, running | processo, rodando
port: port, socket | porta
domain_name: domain name | nome de domínio
commit_changes: commit, record changes | commitar, comitar, commita
working_tree: status, modified, working tree | modificado, alterado
spam: spam, junk, phishing | spam, lixo eletrônico, golpe
notification: notification, alert, push | notificação, aviso, alerta
document_id: id, identifier, code, uuid | id, identificador, código
translation: translation, locale, i18n | tradução, localidade
dataset: dataset, data set, records | conjunto de dados, base
experiment: experiment, ab test | experimento, teste a/b
embedding: embedding, vector | vetor
invoice_api: billing | faturamento, cobrança
group_user: group, team, members | grupo, membros
policy: policy, rule, regulation | política, regra, norma
compliance: compliance, gdpr, lgpd, privacy | conformidade, lgpd, privacidade
approval: approval, sign-off | aprovação, aval
request: request, application, petition | solicitação, requisição, pedido
quota: quota, limit, usage | cota, limite
region: region, zone, area | região, zona, área
cost: cost, spend, billing | custo, gasto, consumo
function: function, lambda, serverless | função, lambda
trigger: trigger, schedule, cron | gatilho, agendamento, cron
cron: cron, scheduled job, recurring job | tarefa agendada, rotina agendada
integration: integration, connector | integração, conector
feedback: feedback, suggestion | feedback, sugestão, retorno
knowledge_base: knowledge base, wiki, article, docs, help center | base de conhecimento, wiki, artigo, central de ajuda
system: system, platform | sistema, plataforma
method: method, procedure | método, procedimento
origin: origin, source, from | origem, fonte
destination: destination, target, to | destino
default: default, standard | padrão
tool: tool, utility | ferramenta, utilitário
cover: cover, banner | capa, banner
scope: scope, reach | escopo, alcance
consent: consent, opt in | consentimento, autorização
`;
