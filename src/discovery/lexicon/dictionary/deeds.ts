// DEEDS: what is done in any trade, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const DEEDS = `
to absorb: absorb, soak | absorver
to accelerate: accelerate, speed up, hurry | acelerar, apressar, agilizar
to accompany: accompany, escort, come along | acompanhar, escoltar
to accuse: accuse, blame, charge with | acusar, culpar
to adapt: adapt, customize, tailor | adaptar, personalizar
to admire: admire, praise, compliment, thank, congratulate, kudos | admirar, elogiar, agradecer, parabenizar, dar os parabéns
to adopt: adopt, foster | adotar, adoção
to advise: advise, counsel, guide | aconselhar, orientar, assessorar
to agree: agree, concur | concordar, estar de acordo
to allocate: allocate, distribute, share out | alocar, distribuir, ratear
to announce: announce, broadcast, proclaim | anunciar, divulgar, proclamar
to anticipate: anticipate, expect, foresee | antecipar, esperar, prever
to appeal: appeal, challenge, object | recorrer, apelar, contestar, impugnar
to appoint: appoint, nominate, name, designate | nomear, indicar, designar
to arrest: arrest, detain, capture | prender, deter, capturar
to assemble: assemble, put together, mount | montar, juntar
to attack: attack, assault | atacar, agredir
to attend: attend, take part, participate | comparecer, participar, assistir
to attract: attract, draw in | atrair, captar
to avoid: avoid, prevent | evitar, prevenir
to bake: bake, fry, boil, roast | assar, fritar, ferver, cozinhar
to balance: balance, even out, equalize | equilibrar, balancear
to bathe: bathe, wash, rinse | banhar, lavar, enxaguar
to beat: beat, hit, strike | bater, acertar
to borrow: borrow, rent | pegar emprestado, tomar emprestado
to brush: brush, sweep, mop | escovar, varrer, passar pano
to burn: burn, incinerate | queimar, incinerar
to calibrate: calibrate, tune, align | calibrar, afinar, alinhar
to capture: capture, catch, seize | capturar, apanhar, apreender
to carry: carry, transport, haul, convey | carregar, transportar, levar
to celebrate: celebrate, commemorate | celebrar, comemorar
to certify: certify, attest, accredit | certificar, atestar, credenciar, homologar
to chat: chat, talk, speak | conversar, bater papo, falar
to climb: climb, rise, ascend | escalar, subir
to coach: coach, mentor, train | treinar, orientar, mentorar
to code: code, program, script | programar, codificar
to combine: combine, blend, mix | combinar, misturar
to compensate: compensate, make up for, indemnify | compensar, indenizar
to compete: compete, contest | competir, disputar, concorrer
to compress: compress, zip, shrink | comprimir, zipar, compactar
to conceal: hide, conceal, mask | esconder, ocultar, mascarar
to conclude: conclude, deduce | concluir, deduzir
to conserve: conserve, preserve, protect | conservar, preservar, proteger
to consult: consult, ask an expert | consultar
to contact: contact, get in touch, reach, reach out, approach | contatar, entrar em contato, procurar, falar com, abordar
to contain: contain, hold, include | conter, incluir
to contribute: contribute, chip in | contribuir, colaborar
to cooperate: cooperate, collaborate | cooperar, colaborar
to cover: cover, wrap | cobrir, tampar, envolver
to cross: cross, traverse | cruzar, atravessar
to cure: cure, heal, treat, recover | curar, sarar, tratar
to cycle: cycle, pedal | pedalar
to damage: damage, harm, spoil | danificar, estragar, prejudicar
to dance: dance, sing, perform | dançar, cantar, apresentar
to debug: debug, troubleshoot, diagnose | depurar, diagnosticar, investigar
to deceive: cheat, deceive, trick | enganar, trapacear
to decorate: decorate, furnish | decorar, mobiliar
to defend: defend, protect, guard | defender, proteger, guardar
to define: define, specify, determine | definir, especificar, determinar
to deliver_baby: give birth | dar à luz, parir
to demonstrate: demonstrate, show how | demonstrar
to deny: deny, refuse | negar, recusar
to depart: depart, leave, set off | partir, sair, zarpar
to describe: describe, portray | descrever, retratar
to design: design, plan, style | projetar, desenhar, planejar
to destroy: destroy, demolish, wreck, tear down | destruir, demolir, derrubar, arrasar
to dig: dig, excavate, drill | cavar, escavar, perfurar
to direct: direct, conduct, steer | dirigir, conduzir, guiar
to discover: discover, find out, learn | descobrir, ficar sabendo
to disinfect: disinfect, sanitize, sterilize | desinfetar, higienizar, esterilizar
to dissolve: dissolve, liquidate, wind up | dissolver, liquidar, extinguir
to double: double, triple | dobrar, duplicar, triplicar
to drain: drain, empty | drenar, esvaziar
to dress: dress, wear | vestir, usar
to drive: drive, steer | dirigir, conduzir, guiar
to dry: dry, air | secar, enxugar
to earn: earn, make money | ganhar, faturar, receber
to edit: edit, proofread, revise | editar, revisar
to elect: elect, vote in | eleger
to emigrate: emigrate, immigrate, migrate | emigrar, imigrar, migrar
to employ: employ, use | empregar
to encourage: encourage, motivate | incentivar, motivar, encorajar
to endorse: endorse, vouch | endossar, avalizar
to enforce: enforce, apply the rule | fazer cumprir, impor
to enlarge: enlarge, widen, extend | ampliar, alargar, estender
to enter: enter, get in, access | entrar, ingressar, acessar
to entertain: entertain, amuse | entreter, divertir
to equip: equip, fit out | equipar
to escape: escape, flee | fugir, escapar
to evacuate: evacuate, clear the building | evacuar, esvaziar o prédio
to evaluate: evaluate, assess, appraise, rate | avaliar, aferir, apreciar
to examine: examine, inspect, check up | examinar, inspecionar
to exempt: exempt, waive, excuse | isentar, dispensar, abonar
to explore: explore, prospect | explorar, prospectar
to expose: expose, reveal, disclose | expor, revelar, divulgar
to extinguish: extinguish, put out | extinguir, apagar o fogo
to feed: feed, nourish | alimentar, dar comida, nutrir
to fight: fight, combat | lutar, combater, brigar
to fit: fit, adjust, suit | caber, encaixar, servir
to fix_price: price, set the price | precificar, pôr preço
to flag: flag, mark as suspicious | sinalizar, marcar como suspeito
to fly: fly, take off, land | voar, decolar, pousar
to fold: fold, bend | dobrar, curvar
to force: force, compel | forçar, obrigar
to format: format, lay out | formatar, diagramar
to gather: gather, collect, assemble | reunir, coletar, juntar, recolher
to grind: grind, crush, chop | moer, triturar, picar
to grow: grow, cultivate, raise | crescer, cultivar, criar
to guarantee: guarantee, ensure, secure | garantir, assegurar
to guess: guess, suppose | adivinhar, supor
to handle: handle, deal with, take care of | lidar, tratar de, cuidar de
to hang: hang, suspend | pendurar
to happen: happen, occur, take place | acontecer, ocorrer, passar se
to hear: hear, listen | ouvir, escutar
to highlight: highlight, emphasize | destacar, realçar, grifar
to hunt: hunt, fish | caçar, pescar
to identify: identify, recognize, spot | identificar, reconhecer
to imagine: imagine, visualize | imaginar, visualizar
to imitate: imitate, mimic | imitar
to improve: improve, enhance, optimize | melhorar, aprimorar, otimizar
to inaugurate: inaugurate, launch, unveil | inaugurar, estrear
to infect: infect, contaminate | infectar, contaminar
to influence: influence, affect | influenciar, afetar
to inherit: inherit, inheritance, will | herdar, herança, testamento, inventário
to inject: inject, inoculate | injetar, inocular
to injure: injure, hurt | ferir, machucar
to insult: insult, offend | insultar, ofender
to insure: insure, cover | segurar, fazer seguro
to interpret: interpret, construe | interpretar
to interrupt: interrupt, break off | interromper
to introduce: introduce, present | apresentar, introduzir
to invent: invent, devise | inventar, criar
to investigate: investigate, look into, probe | investigar, apurar, averiguar
to iron: iron, press clothes | passar roupa
to jump: jump, leap | pular, saltar
to justify: justify, excuse, explain | justificar, abonar, explicar
to knock: knock, ring the bell | bater na porta, tocar a campainha
to label: label, tag, mark | etiquetar, rotular, marcar
to land: land, touch down | aterrissar, pousar
to lead: lead, head, chair | liderar, chefiar, presidir
to lean: lean, rest | apoiar, encostar
to legalize: legalize, regularize, formalize | legalizar, regularizar, formalizar
to license: license, permit | licenciar, permitir
to lift: lift, hoist | levantar, erguer, içar
to limit: limit, restrict, cap | limitar, restringir
to loosen: loosen, untie | afrouxar, soltar
to manage: manage, administer, run | gerenciar, administrar, gerir
to manufacture: manufacture, fabricate | fabricar, manufaturar
to marry: marry, get married | casar, casar se
to measure: measure, gauge, weigh | medir, aferir, pesar
to melt: melt, freeze, cool | derreter, congelar, resfriar
to mend: mend, sew, stitch | remendar, costurar
to mix: mix, stir | misturar, mexer
to moderate: moderate, mediate | moderar, mediar, intermediar
to modernize: modernize, upgrade | modernizar
to name: name, call | nomear, chamar
to negotiate: negotiate, bargain, haggle | negociar, barganhar, pechinchar
to nominate: nominate, propose | nomear, propor
to obey: obey, comply, follow the rules | obedecer, cumprir
to observe: observe, notice | observar, notar
to occupy: occupy, take up | ocupar
to offer: offer, bid | oferecer, ofertar, dar um lance
to omit: omit, leave out | omitir, deixar de fora
to oppose: oppose, object | opor, opor se
to organize: organize, arrange, sort out | organizar, arrumar, ordenar
to overtake: overtake, pass | ultrapassar
to owe: owe, be indebted | dever, ter dívida
to paint: paint, color | pintar, colorir
to park: park, leave the car | estacionar, parar o carro
to pass_exam: pass, succeed | passar, ser aprovado
to pick_flower: pick, gather | colher
to polish: polish, shine | polir, lustrar
to pour: pour, serve | despejar, servir
to practice: practice, rehearse | praticar, ensaiar
to predict: predict, forecast | prever, prognosticar
to prefer: prefer, favor | preferir
to preserve: preserve, keep | preservar, conservar
to prevent: prevent, avoid, stop from | prevenir, evitar, impedir
to produce: produce, yield | produzir, render
to program: program, set | programar
to prohibit: prohibit, forbid, ban | proibir, vedar, vetar
to promise: promise, commit | prometer, comprometer se
to pronounce: pronounce, spell | pronunciar, soletrar
to protect: protect, shield, secure | proteger, resguardar
to prove: prove, show | provar, comprovar
to punish: punish, sanction, discipline | punir, sancionar, castigar
to purchase: purchase, buy, acquire | comprar, adquirir
to pursue: pursue, chase | perseguir
to quarantine: quarantine, isolate | quarentena, isolar
to quote: quote, cite | citar, cotar
to react: react, respond | reagir
to rebuild: rebuild, renovate, restore | reconstruir, reformar, restaurar
to reconnect: reconnect, plug back | reconectar, religar
to recycle: recycle, reuse | reciclar, reutilizar
to regulate: regulate, control | regular, controlar
to rehearse: rehearse, rehearsal | ensaiar, ensaio
to relax: relax, rest | relaxar, descansar
to relocate: relocate, move house | mudar se, realocar
to rely: rely, depend | depender, contar com
to renovate: renovate, refurbish | reformar, renovar
to repay: repay, reimburse | reembolsar, devolver
to represent: represent, act for | representar
to rescue: rescue, save | resgatar, salvar, socorrer
to resist: resist, withstand | resistir, aguentar
to retire: retire, retirement | aposentar, aposentadoria, aposentar se
to rinse: rinse, wash | enxaguar, lavar
to rob: rob, steal | roubar, furtar
to scan: scan, digitize | escanear, digitalizar
to scare: scare, frighten | assustar
to select: select, pick, choose | selecionar, escolher
to separate: separate, isolate | separar, isolar
to serve: serve, attend to | servir, atender
to sew: sew, knit | costurar, tricotar
to shake: shake, stir | agitar, sacudir
to shave: shave, trim | barbear, aparar
to shine: shine, glow | brilhar
to shoot: shoot, film | filmar, gravar
to sleep: sleep, nap | dormir, cochilar
to slow: slow down, brake | desacelerar, frear
to smell: smell, sniff | cheirar
to solve: solve, work out, fix | resolver, solucionar
to spend: spend, waste | gastar, desperdiçar
to sponsor: sponsor, fund, finance | patrocinar, financiar, apoiar
to spread: spread, propagate | espalhar, propagar
to squeeze: squeeze, press | espremer, apertar
to steal: steal, rob | roubar, furtar
to stimulate: stimulate, boost | estimular, impulsionar
to stir: stir, blend | mexer, bater
to store: store, stock, warehouse | armazenar, estocar, guardar
to stretch: stretch, extend | esticar, alongar
to study: study, research | estudar, pesquisar
to succeed: succeed, take over from | suceder, ter sucesso
to suffer: suffer, undergo | sofrer
to supervise: supervise, oversee, monitor | supervisionar, fiscalizar, vigiar
to supply: supply, provide, furnish | fornecer, suprir, abastecer
to surrender: surrender, give up | render se, entregar se
to survive: survive, outlive | sobreviver
to sweep: sweep, vacuum | varrer, aspirar
to swim: swim, dive | nadar, mergulhar
to tighten: tighten, fasten | apertar, fixar
to touch: touch, feel | tocar, sentir
to train: train, practice | treinar, capacitar
to transcribe: transcribe, type up | transcrever, passar a limpo
to treat: treat, care for, nurse | tratar, cuidar
to try: try, attempt, test out | tentar, experimentar, provar
to unify: unify, standardize | unificar, padronizar
to vaccinate: vaccinate, immunize, inoculate | vacinar, imunizar
to vary: vary, fluctuate | variar, oscilar
to wake: wake, wake up | acordar, despertar
to walk: walk, stroll | andar, caminhar, passear
to warm: warm, heat, cool | aquecer, esquentar, esfriar
to warn: warn, caution | advertir, alertar, prevenir
to wash: wash, clean, launder | lavar, limpar
to waste: waste, squander | desperdiçar, esbanjar
to weigh: weigh, put on the scale | pesar, botar na balança
to weld: weld, solder | soldar
to wipe: wipe, dust | enxugar, tirar o pó
to wish: wish, desire | desejar, querer
to wound: wound, hurt | ferir
to wrap: wrap, pack | embrulhar, envolver
`;
