// INSURANCE: cover and claims, what the state does for citizens, elections and charities, a meaning a line: English | Portuguese; see the lexicon.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const INSURANCE = `
policy: policy, policies, coverage, cover, insurance, insured, policyholder, certificate of insurance, insurance card | apólice, apólices, cobertura, seguro, segurado, segurada, certificado do seguro, carteirinha
claim: claim, claims, accident, damage, file number, theft, fire, flood, hail, burst pipe, collision, burglary, break in | sinistro, sinistros, acidente, dano, danos, perda, ocorrência, roubo, furto, incêndio, enchente, alagamento, granizo, batida, colisão, arrombamento
to file_claim: file a claim, make a claim, open a claim, report a claim, claim for, got hit, got flooded, burned down, caught fire, broke into, was broken into, got stolen, was stolen, stole my, got robbed, crashed my, hit my, tree fell, flooded, hail damaged | abrir sinistro, abrir um sinistro, acionar o seguro, avisar o sinistro, comunicar sinistro, bateram no, bateram em, roubaram, furtaram, foi roubado, foi roubada, pegou fogo, queimou, alagou, inundou, arrombaram, invadiram, caiu uma árvore, bati o
claim_status: claim status, how is my claim, hows my claim, any news, where does it stand, update on my claim, when will you pay | andamento do sinistro, como está meu sinistro, alguma novidade, em que pé está, quando vocês pagam
to pay_claim: pay the claim, pay out, payout, settle the claim, indemnify, compensate, reimburse, cut the check | pagar o sinistro, indenizar, indenização, liquidar o sinistro, ressarcir, pagar a indenização
to deny_claim: deny, denied, reject the claim, turn down the claim, not covered, isnt covered, wont pay, excluded | negar, negar o sinistro, recusar o sinistro, não cobre, não está coberto, indeferir, excluído, recusa
premium: premium, premiums, price of the policy, how much is my insurance | prêmio, prêmio do seguro, parcela do seguro, quanto pago de seguro
deductible: deductible, out of pocket, copay, co pay, my share | franquia, coparticipação, copagamento, minha parte
beneficiary: beneficiary, beneficiaries, insured person, dependents, next of kin, heir, who gets the money | beneficiário, beneficiária, beneficiários, dependente, dependentes, herdeiro, quem recebe
adjuster: adjuster, assessor, surveyor, loss adjuster, appraiser, look at the damage | perito, perita, vistoriador, regulador, avaliador, inspetor, ver o estrago
to assess: assess, appraise, inspect the damage, look at the damage, evaluate, estimate the damage | avaliar, vistoriar, periciar, ver os danos, estimar o dano, fazer a vistoria
quote: quote, how much to insure, how much would it cost to insure, premium estimate, insure my | cotação, cotar, orçamento, quanto fica o seguro, quanto custa segurar, simular seguro, segurar meu, segurar minha
to insure: insure, cover, get covered, take out insurance, take out a policy, get insurance, sign up for insurance, add cover | segurar, contratar seguro, fazer um seguro, cobrir, fazer seguro, incluir cobertura
to lapse: lapse, lapsed, ran out, runs out, not renewed, up for renewal | vencer, venceu, vencida, expirou, expirar, não renovou, por renovar
to reinstate: reinstate, reactivate, put back in force, revive | reabilitar, reativar, restabelecer, voltar a valer
to endorse: endorse, endorsement, change the cover, add to the policy, add my car, add driver, change of address, alter the policy, swap the car | endossar, endosso, alterar a apólice, incluir na apólice, incluir condutor, trocar o carro
fraud: fraud, fraudulent, suspicious, fishy, smells fishy, fake, faked, scam, something off, looks off, doesnt add up, forged | fraude, fraudulento, suspeito, suspeita, estranho, falso, golpe, esquisito, não bate, forjado, falsificado
evidence: photos of the damage, evidence, police report, witness, proof, paperwork | fotos do dano, prova, provas, boletim de ocorrência, bo, testemunha, depoimento, comprovante, papelada
citizen: citizen, citizens, resident, residents, taxpayer, applicant, inhabitant, household | cidadão, cidadã, cidadãos, morador, moradores, munícipe, contribuinte, requerente, habitante
permit: permit, permits, planning permission, building permit, street closure, business license, food truck, stall | alvará, licença, licenças, permissão, licença de obra, alvará de funcionamento, fechamento de rua, barraca
to apply_for: apply for, put in an application, request a permit, want to build, want to open a, planning to build, need permission | requerer, pedir licença, dar entrada, requerimento, solicitar alvará, quero construir, quero abrir um, pedir autorização
civic_report: pothole, potholes, broken street light, streetlight, street lamp, graffiti, illegal dumping, fallen tree, noise complaint, abandoned car, sidewalk, dead animal, clogged drain, traffic light, hole in the road | buraco, buracos, buraco na rua, poste apagado, lâmpada queimada na rua, pichação, entulho, árvore caída, barulho, carro abandonado, calçada, animal morto, bueiro entupido, semáforo, farol quebrado, iluminação pública
to report_problem: let the city know, tip off, someone dumped, someone should fix | denunciar, avisar a prefeitura, jogaram, alguém precisa consertar
council: council, city hall, town hall, municipality, mayor, public office | prefeitura, câmara, município, prefeito, prefeita, órgão, secretaria, subprefeitura, governo, repartição
birth_certificate: birth certificate, marriage certificate, death certificate, civil registry, register a birth, newborn, was born, just got married, passed away, died | certidão, certidão de nascimento, certidão de casamento, certidão de óbito, cartório, registrar nascimento, nasceu, casou, casamos, faleceu, morreu, óbito
id_card: id card, identity card, passport, drivers license, social security, renew my id, lost my id | identidade, rg, cpf, passaporte, carteira de identidade, segunda via do rg, título de eleitor, perdi a identidade
property_tax: property tax, council tax, rates, land tax, tax bill, assessment | iptu, ipva, imposto predial, imposto, carnê, dívida ativa, itbi
tax: tax, taxes, tax return, income tax, withholding, deduction, tax office, irs | imposto, impostos, imposto de renda, declaração, restituição, dedução, retenção, receita federal, malha fina
benefit: benefit, benefits, welfare, allowance, unemployment, pension, food stamps, subsidy, disability, assistance, aid, housing aid | benefício, benefícios, auxílio, bolsa família, seguro desemprego, aposentadoria, pensão, subsídio, bpc, assistência, auxílio moradia
vote: election, ballot, polling station, voter, register to vote, where do i vote, turnout | eleição, voto, urna, seção eleitoral, zona eleitoral, eleitor, título, onde eu voto, apuração
hearing: hearing, public hearing, consultation | audiência, audiência pública, consulta pública
inspection: inspection, health inspection, safety inspection, closed down, check up on | fiscalização, vistoria, vigilância sanitária, infração, interditado, interdição, auto de infração
appeal: appeal, contest, dispute, challenge, disagree, unfair, not fair, fight the | recurso, recorrer, contestar, contestação, defesa, discordo, injusto, impugnar
to appeal: appeal, contest, dispute, object to, challenge | recorrer, contestar, impugnar, entrar com recurso, discordar
emergency: emergency, ambulance, fire brigade, firefighters, police, rescue, 911, 112, fire, help now | emergência, ambulância, bombeiros, polícia, resgate, samu, 190, 193, incêndio, socorro
police_report: police report, crime report, stolen, burglary, theft, mugging, missing person, victim, suspect, witness | boletim de ocorrência, bo, roubo, furto, assalto, pessoa desaparecida, vítima, suspeito, testemunha, queixa
donation: donation, donations, donor, donors, pledge, fundraiser, charity, contribution, chipped in, gave us | doação, doações, doador, doadora, doadores, contribuição, campanha, arrecadação, caridade, ong, vaquinha, deu para a
to donate: donate, chip in, contribute, pledge, make a gift, give money | doar, contribuir, ajudar com, dar dinheiro, fazer uma doação
volunteer: volunteer, volunteers, helper, helpers, helping hand, sign up to help, wants to help, can help on | voluntário, voluntária, voluntários, ajudante, quer ajudar, pode ajudar, voluntariado
grant: grant, grants, funding, subsidy, sponsor, sponsorship | edital, verba, fomento, subvenção, financiamento, patrocínio, patrocinador
appointment_public: time slot, queue number, take a number, book a visit | senha, hora marcada
library_loan: take out, due back, overdue book, renew the book, reserve a book, hold a book | pegar emprestado, prazo de devolução, livro atrasado, renovar o livro, reservar o livro
`;
