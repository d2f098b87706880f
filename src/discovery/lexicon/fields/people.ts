// PEOPLE: work, staff and pay, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const PEOPLE = `
employee: employee, employees, staff member, worker, colleague, coworker, headcount, workforce, personnel, new hire, starter, joiner, associate, crew member | funcionário, funcionária, colaborador, colaboradora, empregado, empregada, trabalhador, quadro de pessoal, servidor, contratado, novo funcionário, pessoal da equipe
human_resources: human resources, hr, people ops, people team | recursos humanos, rh, gestão de pessoas, departamento pessoal, dp
candidate: candidate, candidates, applicant, job applicant, job seeker, interviewee, resume, cv, curriculum | candidato, candidata, currículo, cv, pretendente, postulante
job_opening: job opening, vacancy, open position, requisition, job posting, job ad, open role, opening, job | vaga, vaga aberta, posição aberta, oportunidade de emprego, emprego, anúncio de vaga
interview: interview, screening, phone screen, panel | entrevista, triagem, entrevistar, dinâmica de grupo
to interview: interview, screen | entrevistar
offer: job offer, offer letter, offer | oferta de emprego, proposta de emprego, carta oferta, proposta
to hire: hire, recruit, employ, bring on, bring on board, bring aboard, take on, onboard, start working, starts on monday, joins us, joining us, join the company, is joining, sign on, add to the team | contratar, admitir, recrutar, admissão, contratação, começa na segunda, começa a trabalhar, vai começar, entrou na empresa, entra na empresa, integrar
onboarding: onboarding, induction, orientation, first day, welcome kit | integração, onboarding, boas vindas, primeiro dia, ambientação
to fire: fire, sack, dismiss, terminate, lay off, let go, let him go, let her go, let them go, made redundant, redundancy, part ways, give the boot, dismissal, leaving the company, left the company, no longer works, last day, end employment, offboard, firing | demitir, demissão, dispensar, mandar embora, despedir, desligar, desligamento, rescindir, rescisão, rescisão contratual, justa causa, não trabalha mais, saiu da empresa, deixou a empresa, último dia, foi embora da empresa
to fire: resign, resignation, quit, quit the job, hand in notice, give notice, put in notice, two weeks notice, step down, handing in notice, quits, resigned | pedir demissão, pediu demissão, pediu as contas, pedir as contas, aviso prévio, renunciar, demitiu se, pedir para sair, entregar o cargo
to reject: reject, turn down, pass on, went with someone else, go with someone else, chose someone else, not a fit, not the right fit, not moving forward, not selected, rejection, say no to, regret | reprovar, recusar, dispensar, não passou, não foi aprovado, não foi aprovada, não foi selecionado, não vai seguir, descartar, eliminar, escolhemos outro, escolhemos outra pessoa, dizer não
to advance: advance, next round, next stage, next step, move forward, move along, move ahead, proceed, promote to next, further along, progress | avançar, próxima fase, próxima etapa, próximo passo, passar de fase, seguir adiante, passou de fase, dar andamento
stage: stage, phase, step, round, pipeline stage | etapa, fase, passo, estágio, rodada
referral: referral, refer a friend, recommended by | indicação, indicar, indicado por
time_off: time off, vacation, holiday, holidays, annual leave, paid leave, leave, pto, days off, day off, go away, away, out of office, ooo, off work, break, trip, absence, sabbatical, free day, go on holiday, take leave | férias, folga, folgar, licença, dias de folga, recesso, descanso, ausência, afastamento, dia livre, tirar uns dias, emenda, emendar o feriado, abono, viajar, ficar fora
sick_leave: sick leave, sick day, sick note, called in sick, calling in sick, ill, unwell, sick, flu, under the weather, doctors note, medical leave, medical certificate, not feeling well, stay home sick | atestado, atestado médico, licença médica, doente, afastamento médico, passando mal, gripado, gripada, adoeceu, de cama, licença saúde, auxílio doença, baixa médica
parental_leave: maternity leave, paternity leave, parental leave, pregnant, expecting a baby, baby, newborn, maternity | licença maternidade, licença paternidade, grávida, gestante, bebê, nasceu, recém nascido
holiday: public holiday, bank holiday, holiday calendar | feriado, feriados, ponte, calendário de feriados
attendance: attendance, presence, time clock, clock record, time record, punch, clocking, clock in, clock out, punch in, punch out, absent, tardy, late arrival, no show, showed up, did not show up | ponto, registro de ponto, folha de ponto, batida, marcação, presença, falta, faltou, faltas, chegou atrasado, chegou tarde, assiduidade, frequência, espelho de ponto
to clock_in: clock in, clock out, punch in, punch out, start the clock, sign in for work, start shift, end shift, started working, done for the day | bater ponto, bater o ponto, marcar ponto, registrar ponto, picar o ponto, cheguei no trabalho, comecei o expediente, encerrei o expediente
timesheet: timesheet, hours worked, worked hours, logged hours, time entry, time entries, time tracking, hours | horas trabalhadas, apontamento, folha de horas, banco de horas, lançamento de horas, horas, jornada
overtime: overtime, extra hours, work late, worked late, stayed late, over time | hora extra, horas extras, hora extraordinária, trabalhou até mais tarde, ficou até mais tarde, serão
shift: shift, shifts, roster, rota, schedule, working hours, work schedule, night shift, on duty, swap shifts | turno, turnos, escala, escala de trabalho, plantão, horário de trabalho, expediente, jornada, folguista
payroll: payroll, payroll run, pay run, payday, wages, pay the staff, pay everyone, salaries | folha de pagamento, folha, folha salarial, pagar os funcionários, dia de pagamento, rodar a folha, fechar a folha, salários
payslip: payslip, pay slip, pay stub, paystub, paycheck, pay cheque, wage slip, earnings statement | holerite, contracheque, recibo de salário, demonstrativo de pagamento, recibo de vencimento, folha do mês
salary: salary, wage, wages, pay, compensation, remuneration, earnings, raise, pay raise, pay rise, pay increase, hourly rate, stipend, base pay, how much he makes, how much she makes, merit increase | salário, salários, remuneração, ordenado, vencimentos, aumento, aumento salarial, reajuste, reajuste salarial, dissídio, quanto ganha, soldo, piso salarial, vencimento básico
bonus: bonus, incentive, commission, reward, one off payment, profit sharing, tip, gratuity | bônus, bonificação, gratificação, prêmio, comissão, plr, participação nos lucros, décimo terceiro, décimo terceiro salário, abono, premiação, gorjeta
benefit: benefit, benefits, perk, perks, meal voucher, transport voucher, health plan, dental plan, gym, pension, retirement plan, allowance | benefício, benefícios, vale refeição, vale alimentação, vale transporte, plano odontológico, convênio, auxílio, vr, vt, previdência, plano de saúde, mordomia
to enroll: enroll, enrol, enrollment, sign up, opt in, join a plan, put on the plan, enlist | inscrever, matricular, aderir, adesão, incluir no plano, cadastrar, alistar, inscrição, matrícula
dependent: dependent, dependents, spouse, child, kid, wife, husband, son, daughter, family member, baby, partner | dependente, cônjuge, filho, filha, esposa, marido, familiar, companheira, companheiro, agregado
performance_review: performance review, appraisal, evaluation, annual review, one on one, feedback, 360 review, assessment | avaliação de desempenho, avaliação, feedback, avaliação anual, um a um, conversa de desempenho, autoavaliação
goal: goal, goals, objective, okr, kpi, target, key result | meta, metas, objetivo, objetivos, alvo, okr, resultado chave
training: training, course, workshop, certification, learning, upskill, class, seminar, webinar, bootcamp | treinamento, curso, capacitação, oficina, certificação, reciclagem, formação, palestra, seminário, workshop
to promote: promote, promotion, promoted, move up, step up | promover, promoção, promovido, promovida, subir de cargo
job_title: job title, position, role, title, function, occupation, seniority | cargo, função, ocupação, posto, título, senioridade
department: department, team, division, unit, org unit, area, section, business unit | departamento, setor, área, divisão, unidade, equipe, time, lotação
manager: manager, boss, supervisor, lead, head of, direct report, reports to, reporting line, report to, chief, line manager | gestor, gestora, gerente, chefe, supervisor, supervisora, líder, coordenador, coordenadora, superior, responde para, encarregado
org_chart: org chart, organization chart, hierarchy, who reports to whom, reporting structure, structure | organograma, hierarquia, quem responde a quem, estrutura da empresa
work_contract: employment contract, work contract, fixed term, permanent contract, probation, trial period | contrato de trabalho, carteira assinada, clt, período de experiência, contrato de experiência, prazo determinado, pj
reimbursement: reimbursement, expense claim, expense report, expenses, get my money back, out of pocket, paid out of my own pocket, travel expenses, mileage | reembolso, ressarcimento, despesas de viagem, prestação de contas, tirei do meu bolso, paguei do meu bolso, quilometragem, adiantamento, diária
equipment: equipment, laptop, company phone, badge, keys, company car, company property, headset, uniform | equipamento, notebook, crachá, chaves, celular da empresa, carro da empresa, uniforme, computador
background_check: background check, reference check, references | verificação de antecedentes, antecedentes, referências
grievance: grievance, complaint, harassment, misconduct, warning, disciplinary action, written warning | reclamação, queixa, assédio, advertência, suspensão, ouvidoria, denúncia, medida disciplinar
remote_work: remote work, work from home, wfh, home office, telework, hybrid | trabalho remoto, home office, teletrabalho, híbrido, trabalhar de casa
turnover: turnover, attrition, retention | rotatividade, turnover, retenção
personal_data: personal data, personal details, contact details, home address, emergency contact, phone number, particulars, moved house, moved, new address, new phone, changed my number, new number, got married, changed name | dados pessoais, dados cadastrais, dados de contato, endereço, contato de emergência, mudei de casa, mudou de casa, me mudei, novo endereço, endereço novo, troquei de número, novo telefone, telefone novo, número novo, casou, mudou de endereço, cadastro
internship: internship, intern, trainee, apprentice | estágio, estagiário, estagiária, aprendiz, trainee
union: union, labor union, collective agreement | sindicato, acordo coletivo, convenção coletiva
headcount: headcount, how many people, how many employees, how many staff, how many of us, how many work | quadro, quantas pessoas, quantos funcionários, quantos somos, quantos trabalham, quantos temos
`;
