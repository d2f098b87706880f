// LAW: law, insurance and the public sector, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const LAW = `
case: case, cases, lawsuit, proceeding, litigation, suit, legal action, matter, dispute, trial, docket | processo, processos, ação, causa, litígio, caso, ação judicial, demanda, autos, julgamento
lawyer: lawyer, lawyers, attorney, counsel, solicitor, barrister, legal team, law firm, paralegal | advogado, advogada, advogados, jurídico, procurador, defensor, escritório de advocacia, doutor
hearing: hearing, hearings, court date, trial date, court session, in court | audiência, audiências, data do julgamento, sessão, no fórum, conciliação
court: court, judge, tribunal, jury, magistrate, ruling | tribunal, juiz, juíza, fórum, vara, comarca, desembargador
to file: file, lodge, submit, petition, sue, take to court, bring a suit, press charges, enter an appeal | protocolar, ajuizar, peticionar, dar entrada, entrar com, processar, impetrar, interpor, apresentar, mover ação
deadline: deadline, limitation, due, filing deadline, time limit | prazo, prazos, prazo processual, data limite, prescrição
ruling: ruling, verdict, judgment, decision, sentence, appeal, order | sentença, decisão, veredito, acórdão, despacho, recurso, apelação, liminar
contract: contract, contracts, agreement, clause, terms, nda, amendment, addendum, terms and conditions | contrato, contratos, acordo, cláusula, termos, aditivo, nda, termo, confidencialidade
to sign: sign, signature, e-sign, countersign, execute, autograph, sign off | assinar, assinatura, firmar, rubricar, assinatura digital, assinatura eletrônica
power_of_attorney: power of attorney, proxy, mandate, on behalf of | procuração, mandato, representante, em nome de, substabelecimento
notary: notary, notarize, certified copy, apostille, legalize | cartório, tabelião, reconhecer firma, autenticar, cópia autenticada, apostila, notário, firma reconhecida
evidence: evidence, proof, exhibit, witness, testimony | prova, provas, evidência, testemunha, depoimento, documento
fine: fine, fines, penalty, ticket, speeding ticket, parking ticket, sanction | multa, multas, penalidade, infração, multa de trânsito, autuação, sanção, coima
compliance: compliance, gdpr, privacy, audit, regulation, data protection, personal data, erase my data, right to be forgotten | conformidade, lgpd, privacidade, auditoria, regulamento, proteção de dados, dados pessoais, apagar meus dados, rgpd
trademark: trademark, patent, copyright, intellectual property, brand registration | marca, patente, direitos autorais, propriedade intelectual, registro de marca
policy: policy, policies, insurance, insurance policy, cover, coverage, insured, plan, insurance contract | apólice, apólices, seguro, seguros, cobertura, segurado, plano, contrato de seguro
claim: claim, claims, accident, crash, crashed my car, car crash, theft, stolen, fire, flood, damage, loss, incident, hit my car, fender bender, burglary, broke into, water damage, file a claim, totaled, report an accident, collision | sinistro, sinistros, acidente, batida, bati o carro, bateram no meu carro, roubo, roubado, furto, incêndio, enchente, dano, perda, aviso de sinistro, assalto, arrombamento, colisão, perda total, abrir sinistro, bateu
premium: premium, premiums, insurance cost, monthly premium, how much is the insurance, insurance price, insurance bill | prêmio, preço do seguro, valor do seguro, parcela do seguro, quanto custa o seguro, quanto fica o seguro
deductible: deductible, excess, out of pocket | franquia, coparticipação
policyholder: policyholder, insured person, beneficiary, insured party | segurado, segurada, beneficiário, titular, estipulante
adjuster: adjuster, surveyor, assessor, inspection, appraiser, loss adjuster | perito, vistoriador, avaliador, vistoria, regulador
tow: tow, tow truck, roadside assistance, breakdown, flat tire, stranded, jump start, broke down | guincho, reboque, assistência 24 horas, assistência, pane, pneu furado, carro quebrou, socorro
to underwrite: underwrite, risk assessment, evaluate the risk | subscrever, avaliação de risco, analisar o risco, aceitação
citizen: citizen, citizens, resident, taxpayer, applicant, inhabitant | cidadão, cidadã, cidadãos, munícipe, contribuinte, requerente, morador, utente
permit: permit, permits, license, licence, authorization, registration, concession | licença, licenças, alvará, alvarás, autorização, permissão, registro, concessão
tax_authority: tax office, irs, revenue, property tax, council tax, vehicle tax, road tax | receita federal, prefeitura, iptu, ipva, dívida ativa, fisco, finanças, fazenda, sefaz, imi
request: request, application, petition, complaint, service request, pothole, street light, form | solicitação, requerimento, pedido, petição, reclamação, protocolo, buraco na rua, iluminação, ofício
certificate: certificate, birth certificate, marriage certificate, death certificate, clearance certificate, criminal record, good standing | certidão, certidões, certidão de nascimento, certidão de casamento, certidão negativa, nada consta, antecedentes criminais, registro civil, óbito
id_card: id card, identity card, driving license, driver license, passport, social security, voter | identidade, rg, carteira de motorista, cnh, passaporte, título de eleitor, carteira de identidade, cartão de cidadão, ctps
tender: tender, bidding, procurement, bid, rfp, public contract | licitação, pregão, edital, concorrência, compra pública, concurso público, dispensa
benefit: benefit, pension, welfare, unemployment, allowance, social security, retirement, disability | benefício, aposentadoria, pensão, bolsa família, seguro desemprego, auxílio, inss, bpc, abono, segurança social, reforma
vote: vote, election, ballot, poll, voter | voto, votar, eleição, votação, urna, eleitor
police_report: police report, crime, report a theft, complaint, offence | boletim de ocorrência, bo, crime, queixa, delegacia, ocorrência, registrar ocorrência, polícia
public_works: garbage collection, trash pickup, street cleaning, tree pruning, bulky waste, recycling | coleta de lixo, limpeza urbana, poda, poda de árvore, entulho, reciclagem, iluminação pública
inspection: inspection, inspector, sanitary, fire safety, health inspection | fiscalização, fiscal, vistoria, vigilância sanitária, bombeiros, inspeção
`;
