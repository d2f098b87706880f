// THINGS_OF_ALL_KINDS: things that any trade may have, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const THINGS_OF_ALL_KINDS = `
ability: ability, skill, skills, competence, talent | habilidade, habilidades, competência, talento, aptidão
accident: accident, mishap, crash | acidente, desastre, batida
advance: advance, upfront | adiantamento, antecipação
advice: advice, tip, guidance, recommendation | conselho, dica, orientação, recomendação
age_range: age group, age | faixa etária, idade
agreement: agreement, settlement, accord | acordo, trato, convenção
aircraft: aircraft, airplane, helicopter, drone | aeronave, avião, helicóptero, drone
aisle: aisle, corridor, hallway | corredor
announcement: announcement, notice, bulletin | anúncio, comunicado, aviso, boletim
antenna: antenna, tower | antena, torre
archive: archive, archives | arquivo morto, acervo
badge: badge, pass, credential | crachá, credencial, passe
bag: bag, sack, pouch | saco, sacola, bolsa
barrel: barrel, drum, keg | barril, tambor
beach: beach, coast, sea | praia, costa, mar
bed: bed, mattress | cama, leito, colchão
bell: bell, siren | sino, campainha, sirene
bicycle: bicycle, bike, cycle | bicicleta, bike
bird: bird, poultry | pássaro, ave
blood_group: blood type, blood group | tipo sanguíneo
boat: boat, ship, vessel, ferry | barco, navio, balsa, embarcação
bolt: bolt, nut, screw, nail | parafuso, porca, prego
border: border, frontier, boundary | fronteira, limite, divisa
bottle: bottle, flask, jar | garrafa, frasco, pote
bread: bread, loaf, bakery | pão, padaria
brick: brick, block | tijolo, bloco
bridge: bridge, overpass | ponte, viaduto
building: building, tower, premises, facility, site | prédio, edifício, torre, instalação, obra, sede
cabinet: cabinet, cupboard, closet, wardrobe | armário, gabinete
cable: cable, wire, cord | cabo, fio
cage: cage, kennel, crate | gaiola, canil, caixote
cake: cake, pastry, dessert | bolo, doce, sobremesa
cancer: cancer, tumor, tumour | câncer, tumor
cell_phone: cell phone, handset | celular, aparelho, telemóvel
century: century, decade | século, década
chain: chain, series | corrente, cadeia, série
chemical: chemical, substance, reagent | químico, substância, reagente, produto químico
cinema: cinema, theater, theatre | cinema, teatro
citizen_word: citizen, national | cidadão, cidadã
cloth: cloth, fabric, textile, garment, clothes | pano, tecido, roupa, vestuário
coal: coal, charcoal, oil, fuel | carvão, óleo, petróleo, combustível
coat: coat, jacket, shirt, dress, pants, shoes | casaco, jaqueta, camisa, vestido, calça, sapatos
coffee: coffee, tea, beverage | café, chá, bebida
collaborator_word: contributor, helper, assistant | colaborador, ajudante, assistente
committee: committee, council, board, panel | comitê, conselho, comissão, junta
complaint_word: complaint, criticism | reclamação, crítica, queixa
concern: concern, worry | preocupação
condition: condition, state, requirement | condição, estado, requisito
conference: conference, congress, summit, symposium | conferência, congresso, simpósio
consequence: consequence, result, outcome, effect | consequência, resultado, efeito
consumer: consumer, end user | consumidor, usuário final
contractor: contractor, freelancer, subcontractor | prestador, prestadora, autônomo, terceirizado, empreiteiro
conversation: conversation, dialogue, talk | conversa, diálogo
corner: corner, edge | canto, esquina, borda
council: city council, town hall, municipality | câmara municipal, prefeitura, município
crew: crew, team, gang | tripulação, equipe, turma
crime: crime, theft, robbery, burglary | crime, roubo, furto, assalto
crowd: crowd, audience, public | multidão, plateia, público
cup: cup, mug, glass, plate, dish | copo, xícara, taça, prato
curriculum: curriculum, syllabus | currículo escolar, ementa
curtain: curtain, blind | cortina, persiana
danger: danger, hazard, risk | perigo, risco
debt_word: indebtedness, liability | endividamento, passivo
deck: deck, slide deck | apresentação
defect: defect, flaw, fault | defeito, falha, vício
degree: degree, level | grau, nível
delay: delay, lag, wait | atraso, demora, espera
desert: desert, forest, jungle, wood | deserto, floresta, mata, bosque
desk: desk, workstation, workplace | mesa, estação de trabalho, posto de trabalho
detail: detail, details, specifics, particulars | detalhe, detalhes, pormenor
device_word: appliance, apparatus | aparelho, eletrodoméstico
dictionary_word: glossary, vocabulary | glossário, vocabulário
difference: difference, gap, discrepancy, mismatch | diferença, divergência, discrepância
dinner: dinner, lunch, breakfast, supper | jantar, almoço, café da manhã, ceia
discussion: discussion, debate | discussão, debate
disease: disease, epidemic, outbreak, infection, virus | doença, epidemia, surto, infecção, vírus, moléstia
district: district, neighborhood, suburb | distrito, bairro, subúrbio
divorce: divorce, separation, custody | divórcio, separação, guarda
donation: donation, contribution, gift | doação, contribuição, oferta
draft_word: sketch, outline | esboço, croqui
drawer: drawer, shelf, rack | gaveta, prateleira
duty: duty, obligation, responsibility | dever, obrigação, responsabilidade
editor: editor, publisher | editor, editora
egg: egg, eggs, cheese, butter, meat, fish | ovo, ovos, queijo, manteiga, carne, peixe
elevator: elevator, lift, escalator, stairs | elevador, escada rolante, escada
embassy: embassy, consulate | embaixada, consulado
engine: engine, motor | motor
entrance: entrance, exit, gate, doorway | entrada, saída, portão, portaria
envelope: envelope, stamp | envelope, selo
environment_word: environment, nature, ecology, emissions, carbon, waste | meio ambiente, natureza, ecologia, emissões, carbono, resíduos
essay: essay, thesis, dissertation | redação, tese, dissertação, monografia
estimate: estimate, approximation | estimativa, aproximação
evaluation: evaluation, assessment | avaliação
experience: experience, background | experiência, vivência
expert: expert, specialist, consultant, advisor | especialista, perito, consultor, assessor
factory: factory, plant, mill, workshop | fábrica, usina, indústria, oficina
failure: failure, breakdown, malfunction | falha, pane, mau funcionamento
fair: fair, market, bazaar | feira, mercado, bazar
farmer: farmer, grower, producer | agricultor, fazendeiro, produtor, lavrador
feature_word: characteristic, attribute, property | característica, atributo, propriedade
fence: fence, wall, hedge | cerca, muro, parede
ferry: ferry, cruise | balsa, cruzeiro
finger: finger, hand, arm, leg, foot, head, eye, ear, knee | dedo, mão, braço, perna, pé, cabeça, olho, ouvido, joelho
fire_word: fire, smoke, flame | fogo, incêndio, fumaça, chama
flag: flag, banner, sign | bandeira, faixa, placa
floor: floor, storey, ground, ceiling, roof | andar, piso, chão, teto, telhado
flower: flower, tree, plant, grass, bush | flor, árvore, planta, grama, arbusto
fraud: fraud, scam, forgery | fraude, golpe, falsificação
freelance: freelancer, self employed | autônomo, freelancer, mei
freezer: freezer, fridge, refrigerator, oven, stove | freezer, geladeira, frigorífico, forno, fogão
fruit: fruit, apple, banana, orange, vegetable | fruta, maçã, banana, laranja, verdura
funeral: funeral, burial, cemetery, cremation | funeral, enterro, cemitério, velório, cremação
garage: garage, parking lot, car park | garagem, estacionamento, vaga
garbage: garbage, trash, waste, rubbish, litter | lixo, resíduo, entulho, detrito
gas: gas, fumes, oxygen | gás, gases, oxigênio
glass: glass, window, mirror | vidro, janela, espelho
glove: gloves, helmet, boots, goggles | luvas, capacete, botas, óculos de proteção
gold: gold, silver, jewel, jewelry, ring, watch | ouro, prata, joia, joias, anel, relógio
grain: grain, cereal, seed | grão, grãos, cereal, semente
grandparent: grandmother, grandfather, grandparents, uncle, aunt, cousin | avó, avô, avós, tio, tia, primo
harbor: harbor, harbour, port, dock, pier | porto, doca, cais
heart: heart, lung, liver, kidney, brain, stomach | coração, pulmão, fígado, rim, cérebro, estômago
heat: heat, heating, warmth | calor, aquecimento
hobby: hobby, pastime | passatempo, lazer
hole: hole, leak, gap, crack | buraco, furo, vazamento, rachadura
honey: honey, sugar, salt, spice | mel, açúcar, sal, tempero
horse: horse, mare, saddle | cavalo, égua, sela
household: household, residence, dwelling, domicile | domicílio, residência, lar, moradia
idea: idea, suggestion, concept | ideia, sugestão, conceito
identity: identity, verification, biometrics, fingerprint, face recognition | identidade, verificação, biometria, impressão digital, reconhecimento facial
income_word: revenue, takings | receita, arrecadação
industry_word: industry, sector, trade | indústria, setor, ramo
injury: injury, wound, fracture, burn | lesão, ferida, ferimento, fratura, queimadura
inquiry: inquiry, investigation, survey | inquérito, investigação, sindicância
insect: insect, bee, ant, mosquito | inseto, abelha, formiga, mosquito
instruction: instruction, instructions, directions, manual, procedure, guideline | instrução, instruções, manual, procedimento, diretriz
instrument: instrument, guitar, piano, drum | instrumento, violão, piano, bateria
investor: investor, shareholder, partner | investidor, acionista, sócio
iron: iron, steel, metal, copper, aluminum | ferro, aço, metal, cobre, alumínio
island: island, lake, river, mountain, valley | ilha, lago, rio, montanha, vale
judge: judge, referee, umpire | juiz, juíza, árbitro
juice: juice, soda, milk, wine, beer | suco, refrigerante, leite, vinho, cerveja
kitchen: kitchen, pantry, dining room | cozinha, despensa, sala de jantar, copa
knife: knife, fork, spoon | faca, garfo, colher
laboratory: laboratory, lab | laboratório
ladder: ladder, scaffold | escada, andaime
leader: leader, head, director, president, ceo, chief | líder, chefe, diretor, diretora, presidente
leather: leather, wool, cotton, silk | couro, lã, algodão, seda
library_word: shelf mark, catalog card | tombo, estante
liquid: liquid, fluid, gallon, liter | líquido, fluido, galão, litro
lock_word: padlock, latch, bolt | cadeado, trinco, fechadura
lottery: lottery, raffle, draw, prize, giveaway | loteria, rifa, sorteio, prêmio, brinde
lunch: lunch, snack, meal | almoço, lanche, refeição
magazine: magazine, newspaper, journal | revista, jornal, periódico
majority: majority, minority, most | maioria, minoria
manufacturer: manufacturer, maker, producer | fabricante, produtor
marriage: marriage, wedding, spouse | casamento, matrimônio, cônjuge
mayor: mayor, governor, minister, senator | prefeito, governador, ministro, senador
medal: medal, trophy, award, prize | medalha, troféu, prêmio
member: member, membership, subscriber, affiliate | membro, associado, associada, sócio, assinante, filiado
memory_word: memory, souvenir | memória, lembrança
mine: mine, mining, quarry, ore | mina, mineração, pedreira, minério
mission: mission, purpose, aim | missão, propósito, finalidade
mistake: mistake, error, slip, typo | erro, engano, deslize
mouse: mouse, keyboard, screen, monitor, printer | mouse, teclado, tela, monitor, impressora
museum: museum, gallery, exhibition | museu, galeria, exposição
nail: nail, hair, skin, makeup | unha, cabelo, pele, maquiagem
neighbour: neighbor, neighbour | vizinho, vizinha
noise: noise, sound, loud | barulho, ruído, som
notary_word: registry office, registrar | cartório, registro
oil: oil, grease, lubricant | óleo, graxa, lubrificante
opinion: opinion, view, judgment | opinião, parecer, visão
orchestra: orchestra, choir, band | orquestra, coral, banda
organ: organ, tissue, transplant | órgão, tecido, transplante
outfit: uniform, outfit, costume | uniforme, roupa, traje, fantasia
owner_word: owner, holder, proprietor | dono, dona, titular, proprietário
paint: paint, painting, brush | tinta, pintura, pincel
pair: pair, couple, duo | par, casal, dupla
park: park, square, playground | parque, praça, parquinho
partner_word: partner, ally, associate | parceiro, parceira, aliado
path: path, trail, track, road, street, highway | caminho, trilha, estrada, rua, rodovia, avenida
pen: pen, pencil, paper, notebook, stationery | caneta, lápis, papel, caderno, papelaria
pipe: pipe, hose, tube, valve, tap | cano, mangueira, tubo, válvula, torneira
plastic: plastic, rubber, foam | plástico, borracha, espuma
platform: platform, stand, booth, stall | plataforma, estande, barraca
poison: poison, toxin, toxic | veneno, toxina, tóxico
police: police, officer, detective, security guard | polícia, policial, guarda, investigador, vigilante
pool: pool, swimming | piscina, natação
population: population, census, inhabitants | população, censo, habitantes
post_office: post office, mailbox, postcode | correio, caixa postal, agência dos correios
presence: presence, attendance | presença, comparecimento
pressure: pressure, tension | pressão, tensão
prison: prison, jail, inmate, parole | prisão, cadeia, presídio, detento, preso
proof_word: evidence, confirmation | prova, comprovação
psychology: therapy, counseling, mental health | terapia, aconselhamento, saúde mental, psicologia
question_word: doubt, query | dúvida, questão
radio: radio, television, tv, broadcast | rádio, televisão, tv, transmissão
rail: railway, rail, train, subway, metro | ferrovia, trilho, trem, metrô, comboio
rain: rain, snow, wind, storm, flood, drought | chuva, neve, vento, tempestade, enchente, seca
reader: reader, audience | leitor, leitora
receiver: receiver, recipient | receptor, destinatário
recording: recording, footage, tape | gravação, filmagem, fita
relationship: relationship, relation, link | relacionamento, relação, vínculo
relative: relative, kin, family member | parente, familiar
religion: religion, faith, prayer, temple, priest | religião, fé, oração, templo, padre, pastor
repair_shop: repair shop, garage, workshop | oficina, assistência técnica
researcher: researcher, scientist, study, research | pesquisador, cientista, estudo, pesquisa
residue: residue, leftover, scrap | resíduo, sobra, sucata
resource: resource, asset, means | recurso, meio
response_word: feedback, reaction | retorno, reação
restroom: bathroom, toilet, restroom, shower | banheiro, toalete, sanitário, chuveiro
rule: rule, norm, standard, guideline | regra, norma, padrão, diretriz
rumor: rumor, gossip | boato, fofoca
salesman: salesman, saleswoman, shop assistant | vendedor, vendedora, balconista
sand: sand, stone, rock, gravel | areia, pedra, rocha, brita
scale_word: scale, balance, ruler, gauge | balança, escala, régua, medidor
science: science, physics, chemistry, biology, history, geography | ciência, física, química, biologia, história, geografia
seafood: fish, seafood, fishing, fishery | peixe, frutos do mar, pesca, pescado
season: season, summer, winter, spring, autumn, fall | estação, temporada, verão, inverno, primavera, outono
seminar: seminar, workshop, webinar | seminário, oficina, webinar
sequence: sequence, series, order | sequência, série, ordem
shape: shape, circle, square, triangle | forma, círculo, quadrado, triângulo
sheep: sheep, goat, lamb, wool | ovelha, cabra, cordeiro, lã
shelter: shelter, refuge, camp, tent | abrigo, refúgio, acampamento, barraca
shoe: shoe, sneaker, boot, sock | sapato, tênis, bota, meia
shower: shower, bath, sink | chuveiro, banho, pia
signal_word: signal, sign, indicator | sinal, indicador
sister: sister, brother, sibling, twin | irmã, irmão, irmãos, gêmeo
sketch: sketch, drawing, illustration, blueprint | desenho, ilustração, planta, croqui
smoke: smoke, cigarette, tobacco | fumaça, cigarro, tabaco
soap: soap, detergent, cleaning product, disinfectant | sabão, detergente, produto de limpeza, desinfetante
soldier: soldier, army, military, navy | soldado, exército, militar, marinha
song: song, lyrics, melody, music | canção, letra, melodia, música
sponsor: sponsor, sponsorship, patron, funding | patrocinador, patrocínio, padrinho, financiamento, fomento
stadium: stadium, arena, court, pitch | estádio, arena, quadra, campo
stain: stain, dirt, spot, dust | mancha, sujeira, poeira
stamp: stamp, seal | carimbo, selo
statue: statue, monument, sculpture | estátua, monumento, escultura
strategy: strategy, tactic, approach | estratégia, tática, abordagem
strike: strike, protest, demonstration | greve, protesto, manifestação, paralisação
subsidiary: subsidiary, affiliate, branch | subsidiária, filial, coligada
success: success, achievement, win | sucesso, conquista, êxito
suitcase: suitcase, backpack, handbag | mala, mochila, bolsa
supply: supply, supplies, provision | suprimento, suprimentos, abastecimento, fornecimento
surname: surname, last name, first name, full name | sobrenome, apelido, primeiro nome, nome completo
surprise: surprise, gift | surpresa
swimming: swimming, running, cycling, exercise | natação, corrida, ciclismo, exercício
tank: tank, reservoir, cistern | tanque, reservatório, cisterna, caixa de água
tape: tape, glue, adhesive | fita, cola, adesivo
taste: taste, flavor, smell | gosto, sabor, cheiro
theory: theory, hypothesis | teoria, hipótese
thief: thief, robber, burglar | ladrão, assaltante
thing: thing, object, stuff | objeto, treco, troço
threat: threat, attack, intrusion, malware | ameaça, ataque, intrusão, malware
toy: toy, doll, puzzle | brinquedo, boneca, quebra cabeça
trend: trend, tendency | tendência
trust: trust, confidence | confiança
truth: truth, fact | verdade, fato
tunnel: tunnel, subway | túnel
union_word: association, cooperative, federation | associação, cooperativa, federação
vase: vase, pot, bowl | vaso, pote, tigela
vegetable: vegetable, tomato, potato, onion, lettuce | legume, tomate, batata, cebola, alface
victim: victim, witness, suspect | vítima, testemunha, suspeito
village: village, town | vila, aldeia, povoado
voucher_word: voucher, coupon, ticket | vale, cupom, tíquete
wheel: wheel, tire, brake, gear | roda, pneu, freio, marcha, engrenagem
widow: widow, widower, orphan | viúva, viúvo, órfão
wood: wood, timber, furniture, plywood | madeira, móveis, compensado
worker: worker, laborer, workman | operário, trabalhador, peão
youth: youth, teenager, young, elderly, senior | jovem, adolescente, juventude, idoso, idosa
`;
