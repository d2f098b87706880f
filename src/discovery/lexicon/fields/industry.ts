// INDUSTRY: farms, factories, telephone companies and energy, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const INDUSTRY = `
field: field, fields, plot, paddock, parcel, acre, hectare, farm, land, ranch, orchard, greenhouse, vineyard | talhão, talhões, campo, lote, hectare, hectares, fazenda, sítio, terra, lavoura, pomar, estufa, roça, pasto, piquete, quinta, parcela, vinha
crop: crop, crops, plant, corn, wheat, soy, soybean, coffee, rice, cotton, sugarcane, harvest, vegetables, fruit, seedling | cultura, lavoura, safra, plantio, milho, trigo, soja, café, arroz, algodão, cana, hortaliças, plantação, fruta, mudas
to plant: plant, sow, seed, seeding, planting | plantar, semear, plantio, semeadura, semente, sementes
to harvest: harvest, reap, pick the crop, bring in the crop, harvested, yield | colher, colheita, safra, colhido, colhemos, apanha, produtividade
to irrigate: irrigate, irrigation, water, watering, sprinkler, too dry, dry | irrigar, irrigação, regar, rega, aspersor, seco, molhar
to spray: spray, pesticide, fertilizer, fertilize, herbicide, fungicide, pest, pests, weeds, manure | pulverizar, defensivo, agrotóxico, adubo, adubar, fertilizante, herbicida, fungicida, praga, pragas, aplicação, ervas daninhas, calcário
livestock: livestock, cattle, cow, cows, calf, herd, pig, pigs, sheep, chicken, animal, animals, bull, goat, horse, heifer, hens | gado, rebanho, vaca, vacas, bezerro, boi, bois, porco, porcos, ovelha, galinha, animal, animais, cabeças, touro, cabra, cavalo, novilha, suíno, aves
veterinarian: vet, veterinarian, veterinary, deworm, vaccinate | veterinário, veterinária, vermífugo, vacinar, medicar
milk: milk, milking, dairy, liters of milk | leite, ordenha, ordenhar, litros de leite, laticínio
birth_animal: calving, gave birth, born, newborn calf, pregnant cow, insemination, breeding | parto, pariu, nasceu, bezerro, prenhe, inseminação, cria, cobertura
soil: soil, ph, moisture, soil test, soil sample | solo, umidade, análise de solo, ph, terra
machine: machine, machines, equipment, tractor, combine, press, lathe, robot, line, asset, forklift, conveyor, pump, boiler | máquina, máquinas, equipamento, trator, colheitadeira, prensa, torno, robô, linha, ativo, empilhadeira, esteira, bomba, caldeira, motor
production_order: production order, work order, manufacturing order, batch, lot, job, run, production run | ordem de produção, ordem de fabricação, ordem de serviço, lote, op, fabricação, produção, os
to produce: produce, manufacture, make, assemble, build, fabricate | produzir, fabricar, montar, manufaturar, fazer, confeccionar
quality: quality, inspection, quality check, defect, defective, scrap, reject, nonconformity, rework, tolerance, faulty | qualidade, inspeção, controle de qualidade, defeito, defeituoso, refugo, rejeito, não conformidade, retrabalho, tolerância, sucata
maintenance: maintenance, preventive, breakdown, repair, service, lubricate, downtime, stopped, machine is down, out of order, overhaul, spare | manutenção, preventiva, corretiva, quebra, conserto, reparo, lubrificar, parada, parou, máquina parada, revisão, avaria, pifou, enguiçou
bill_of_materials: bill of materials, bom, components, parts list, recipe, raw material | lista de materiais, estrutura do produto, componentes, lista de peças, receita, matéria prima, insumos
shift_line: production line, assembly line, shop floor, station, plant, factory | linha de produção, linha de montagem, chão de fábrica, posto, fábrica, planta, usina
safety: safety, accident, incident, near miss, ppe, injury, injured, hazard, helmet | segurança, acidente, incidente, epi, ferimento, machucou, perigo, cipa, capacete, quase acidente
phone_line: line, phone line, number, sim, sim card, esim, mobile, cell phone, landline, subscriber, prepaid, postpaid, chip | linha, linha telefônica, número, chip, sim, esim, celular, telefone fixo, assinante, pré pago, pós pago, telemóvel
data_plan: plan, data plan, data, gigabytes, package, bundle, minutes, unlimited, top up, data allowance, gigs, run out of data, how much data | plano, plano de dados, dados, internet, gigas, pacote, franquia, minutos, ilimitado, recarga, pacote de dados, créditos, tarifário, quanta internet
to top_up: top up, recharge, add credit, refill, reload, put credit, reais de crédito | recarregar, recarga, colocar crédito, pôr crédito, botar crédito, carregar, de crédito no, crédito no celular
roaming: roaming, abroad, travel pack, overseas | roaming, exterior, viagem, fora do país, no estrangeiro
portability: port, portability, port my number, keep my number, switch carrier, change carrier, transfer number | portabilidade, manter o número, trocar de operadora, mudar de operadora, portar, levar meu número
signal: signal, coverage, no signal, reception, internet is down, slow internet, connection, wifi, modem, router, broadband, fiber, no internet, outage, internet doesnt work, speed | sinal, cobertura, sem sinal, internet caiu, internet lenta, conexão, wi fi, modem, roteador, banda larga, fibra, sem internet, queda, internet não funciona, velocidade, caiu a internet
technician: technician, engineer, installer, send someone, technical visit, field visit, repairman, send a technician | técnico, técnica, instalador, visita técnica, mandar alguém, instalação, reparador, mandar um técnico
meter: meter, reading, meter reading, consumption, usage, kwh, smart meter | medidor, leitura, relógio, consumo, contador, kwh, hidrômetro
power_outage: power outage, blackout, no power, lights out, no electricity, power cut | falta de luz, falta de energia, apagão, sem luz, sem energia, queda de energia, acabou a luz
solar: solar, panel, generation, wind, turbine, battery, charger | solar, painel, geração, eólica, placa solar, bateria, carregador
store_retail: shop, store, cashier, register, point of sale, till, checkout counter | loja, caixa, frente de caixa, pdv, balcão, mercado, supermercado
cash_register: open the register, close the register, cash drawer, end of day | abrir o caixa, fechar o caixa, sangria, fechamento de caixa, gaveta
beauty: haircut, salon, hairdresser, nails, massage, spa, barber | corte de cabelo, salão, cabeleireiro, unha, massagem, spa, barbeiro, manicure
gym: gym, workout, class, trainer, membership, personal trainer | academia, treino, aula, personal, mensalidade, matrícula, ginásio
pet: pet, pets, dog, cat, puppy, grooming, vet | animal, pet, cachorro, gato, filhote, banho e tosa, veterinário, bicho
church: church, donation, tithe, volunteer, nonprofit, charity, donor, fundraising | igreja, doação, dízimo, voluntário, ong, caridade, doador, arrecadação, vaquinha
vehicle_shop: oil change, car service, workshop, brakes, tires, mechanic, garage | troca de óleo, revisão, oficina, freios, pneus, mecânico, lataria
news_media: article, story, headline, press release, broadcast, podcast, episode, publish | artigo, matéria, manchete, nota à imprensa, transmissão, podcast, episódio, publicar
game: game, match, player, score, tournament, team, league, referee | jogo, partida, jogador, placar, torneio, equipe, liga, árbitro, campeonato
sensor: sensor, sensors, thermostat, lights, lamp, door lock, camera, smart home, device, switch, plug | sensor, sensores, termostato, luzes, lâmpada, fechadura, câmera, casa inteligente, dispositivo, interruptor, tomada
`;
