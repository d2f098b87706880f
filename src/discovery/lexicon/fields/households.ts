// HOUSEHOLDS: smart homes, utilities, telephones, repairs and pets, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const HOUSEHOLDS = `
light: light, lights, lamp, lamps, bulb, bulbs, lighting, too dark, dark in here, cant see a thing, chandelier, spotlight | luzes, lâmpada, lâmpadas, abajur, iluminação, escuro, está escuro, lustre, luminária
to dim: dim, brighten, dim the lights, too bright, brighter, softer, darker, brightness, mood lighting | diminuir a luz, escurecer, clarear, mais claro, mais escuro, claro demais, brilho, meia luz, luz baixa
heating: heating, heater, thermostat, radiator, boiler, furnace, too cold, its cold, freezing, chilly, warmer, warm up, degrees | aquecimento, aquecedor, termostato, caldeira, está frio, frio demais, gelado, congelando, esquentar, mais quente, graus
air_conditioning: cooling, air conditioning, air conditioner, ac, fan, too hot, its hot, cooler, cool down, boiling, stuffy, sweltering | refrigeração, ar condicionado, ar, ventilador, está quente, quente demais, mais frio, esfriar, refrescar, abafado, calor
blind: blind, blinds, curtain, curtains, shutter, shutters, shade, shades, drapes | persiana, persianas, cortina, cortinas, veneziana, toldo
door: door, doors, lock, front door, gate, garage door, key, doorbell, deadbolt | porta, portas, fechadura, porta da frente, portão, portão da garagem, chave, campainha, tranca
to lock: lock, lock up, bolt, secure, shut the door | trancar, fechar a porta, travar, passar a chave
to unlock: unlock, let in, buzz in, open the door, open up, let them in, let him in, let her in | destrancar, abrir a porta, deixar entrar, abrir o portão, liberar a entrada
security_alarm: alarms, security system, burglar alarm, intruder, break in, siren, armed, motion sensor, smoke detector | alarme, alarmes, sistema de segurança, invasor, invasão, arrombamento, sirene, sensor de presença, detector de fumaça
to arm: arm, set the alarm, turn on the alarm, im leaving, leaving the house, going out, we are off, lock up for the night | armar, ligar o alarme, ativar o alarme, estou saindo, saindo de casa, vou sair, saímos
to disarm: disarm, turn off the alarm, false alarm, im home, back home, stop the siren | desarmar, desligar o alarme, alarme falso, cheguei em casa, cheguei, estou em casa
camera: camera, cameras, footage, video feed, cctv, live view, whos at the door, who is at the door, doorbell camera, clip | câmera, câmeras, filmagem, imagens, ao vivo, gravação, quem está na porta, quem tá na porta, circuito interno
scene: scene, scenes, routine, bedtime, good night, movie night, away mode, goodnight, morning routine, going to bed, bed time | cena, cenas, rotina, hora de dormir, boa noite, noite de filme, modo ausente, modo férias, vou dormir
appliance: appliance, appliances, washing machine, washer, dryer, dishwasher, oven, fridge, refrigerator, microwave, kettle, coffee maker, tv, television, stove, vacuum cleaner, robot vacuum | eletrodoméstico, máquina de lavar, lavadora, secadora, lava louças, forno, geladeira, micro ondas, chaleira, cafeteira, tv, televisão, fogão, aspirador, robô aspirador
to vacuum: vacuum, hoover, sweep, clean the floor, mop, clean up | aspirar, varrer, limpar o chão, passar pano, faxinar
speaker_device: speaker, speakers, louder, quieter, turn it down, turn it up, too loud, music | caixa de som, alto falante, mais alto, mais baixo, abaixa o som, aumenta o som, alto demais, som, música
sprinkler: sprinkler, sprinklers, garden, lawn, water the plants, water the garden, irrigation, hose, grass | irrigador, irrigação, jardim, gramado, regar as plantas, regar o jardim, mangueira, grama, aspersor
sensor: sensor, sensors, detector, humidity, air quality, leak detector, battery level | sensor, sensores, detector, umidade, qualidade do ar, vazamento, nível da bateria
device: device, devices, gadget, plug, smart plug, outlet, hub, accessory, socket | dispositivo, dispositivos, aparelho, aparelhos, tomada, tomada inteligente, interruptor, central
to pair: pair, set up a device, add a device | parear, emparelhar, conectar um aparelho, adicionar um aparelho, vincular
energy: electricity, energy, kwh, watts, electric bill, voltage, solar, panels, grid | eletricidade, corrente, kwh, conta de luz, tensão, solar, painéis, placas solares, rede elétrica
power_outage: power cut, power outage, blackout, no power, lights went out, no electricity, power is out, power went out, without power, out of service | falta de luz, sem luz, sem energia, apagão, acabou a luz, faltou luz, caiu a energia, queda de energia, falta de energia
water_cut: no water, water is off, dry tap, low pressure, burst pipe, water main, sewage, water leak, flooding, dirty water | sem água, falta de água, faltou água, torneira seca, pouca pressão, cano estourado, vazamento, esgoto, alagamento, água suja
gas_leak: gas leak, smell gas, smells of gas, smell of gas | vazamento de gás, cheiro de gás
to report_outage: report an outage, nothing works, stopped working, report a fault, whole street, neighborhood is without, something is wrong with | avisar falta, não funciona, parou de funcionar, comunicar falha, registrar falha, a rua toda, o bairro todo
meter: meter, meters, meter reading, consumption, smart meter, how much did i use, how much do i use | medidor, medidores, relógio, contador, hidrômetro, quanto gastei, quanto consumi, quanto gasto
tariff: tariff, tariffs, rate plan, peak hours, off peak, price plan, cheaper plan | tarifa, tarifas, bandeira, horário de pico, fora de pico, plano mais barato, tarifa branca
to reconnect: reconnect, turn back on, switch back on, restore service, hook back up, get my power back | religar, religação, ligar de novo, reconectar, restabelecer, voltar a luz
to disconnect: disconnect, cut off, shut off, cut service, moving out, turn off the service, end service, terminate service | cortar o fornecimento, encerrar o fornecimento, vou me mudar
to connect_service: new connection, moving in, start service, get connected, set up service, new supply | nova ligação, ligação nova, instalação, iniciar o fornecimento, mudei para, ponto novo
signal: internet, wifi, wi fi, router, modem, broadband, fiber, no internet, internet is down, buffering, drops | internet, wifi, roteador, modem, banda larga, fibra, velocidade, sem internet, internet caiu, caindo, travando
portability: phone number, keep my number, bring my number, switch carrier, porting, port in | número de telefone, manter o número, trazer meu número, trocar de operadora, portabilidade
phone_line: sim, sim card, esim, lost phone, new phone, stolen phone, puk | cartão sim, esim, celular perdido, celular novo, celular roubado, puk
data_plan: data, gigabytes, gb, data left, used up, ran out of data, allowance, minutes left, how much data | gigas, gb, franquia, internet móvel, acabou a internet, pacote de dados, minutos, quanto tenho de internet
technician: plumber, electrician, handyman, technician, engineer, locksmith, send someone, someone to come, come and fix, house call, callout, installer | encanador, eletricista, marido de aluguel, técnico, chaveiro, mandar alguém, alguém vir, vir consertar, visita técnica, instalador
repair: leak, leaks, leaking, dripping, drip, flooded, wet ceiling, damp, mold | vazamento, goteira, pingando, vazando, infiltração, alagado, mofo, umidade
pest: pest, pests, rats, mice, cockroaches, ants, termites, exterminator, bugs, wasps | praga, pragas, ratos, baratas, formigas, cupim, cupins, dedetização, dedetizar, insetos
trash: trash, garbage, rubbish, waste, recycling, bin, bulky waste, trash day, litter, bins | lixo, coleta, reciclagem, lixeira, entulho, coleta seletiva, lixo reciclável, resíduos, caçamba
pet: pet, pets, dog, dogs, cat, cats, puppy, kitten, bird, hamster, rabbit | pet, pets, animal de estimação, cachorro, cachorros, cão, cães, gato, gatos, filhote, bicho, animais, pássaro, coelho, cavalo
veterinarian: vet, veterinarian, veterinary, animal doctor, animal hospital, shots, neuter, spay, deworming, flea, fleas, ticks, limping, grooming | veterinário, veterinária, castrar, castração, vermífugo, pulgas, carrapatos, mancando, banho e tosa, tosa
to groom: groom, bathe, trim, haircut, wash the dog | tosar, dar banho, banho, cortar o pelo
to feed: feed, fed, give food, feeding, breakfast for the dog | alimentar, dar comida, dar ração, ração
to adopt: adopt, adoption, take home, rehome, rescue, foster, give a home | adotar, adoção, resgatar, dar um lar, lar temporário
microchip: microchip, chipped, collar | microchip, coleira, plaquinha
groceries: groceries, grocery, shopping list, supermarket, pantry, were out of milk, out of milk, food shopping | compras, mercado, supermercado, lista de compras, despensa, acabou o leite, feira
chore: chore, chores, dishes, laundry, cleaning, housework, ironing | tarefa doméstica, louça, roupa, limpeza, serviço de casa, passar roupa
neighbor: neighbor, neighbors, noise, noisy, loud music, party next door, upstairs | vizinho, vizinhos, vizinha, barulho, barulhento, som alto, festa
package_at_door: at the door, doorman, concierge, mailroom | na portaria, porteiro, portaria, zelador
moving: move house, moving, moving day, movers, moved, new place, change of address | mudança, mudar de casa, mudei, novo endereço, caminhão de mudança
`;
