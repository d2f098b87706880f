// VEHICLES: workshops, rentals, fleets, parking and public transport, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const VEHICLES = `
vehicle: vehicle, vehicles, car, cars, van, vans, truck, trucks, bus, buses, motorcycle, motorbike, bike, scooter, trailer, pickup truck, lorry, auto, suv, sedan, convertible, minivan, fleet, automobile | veículo, veículos, carro, carros, van, caminhão, caminhões, ônibus, moto, motocicleta, bicicleta, patinete, carreta, caminhonete, utilitário, frota, automóvel, viatura
driver: driver, drivers, chauffeur, motorist, behind the wheel, rider | motorista, motoristas, condutor, condutora, condutores, chofer, ao volante, motoqueiro, motoboy
license_plate: license plate, plates, number plate, vin, chassis, tag number | placa, placas, chassi, renavam, emplacamento, matrícula do carro
driving_license: driving license, drivers license, driver license, licence, learners permit | carteira de motorista, cnh, habilitação, carta de condução
odometer: odometer, mileage, miles, kilometers, kms, how many miles, how far has it gone | hodômetro, odômetro, quilometragem, km, quilômetros, quilômetros rodados, quanto rodou
fuel: fuel, gas, petrol, diesel, gasoline, tank, fill up, refuel, filled up, gas station, pump, ethanol, consumption, charging station, fuel card | combustível, gasolina, diesel, álcool, etanol, tanque, abastecimento, posto, encher o tanque, vale combustível
to refuel: refuel, fill up, fill it up, filled up, top off the tank, put gas, put petrol, gas up, tank up | abastecer, abasteceu, encher o tanque, enchi o tanque, pôr gasolina, botar gasolina, colocar combustível
to service: service, oil change, tune up, due for service, checkup, overhaul, take to the shop, bring to the garage, put in the shop | fazer a revisão, trocar o óleo, troca de óleo, levar para a oficina, levar na oficina, mandar para a oficina
vehicle_shop: workshop, garage, repair shop, mechanic, body shop, service center | oficina, mecânico, mecânica, funilaria, lataria, concessionária, elevador, box
to repair: repair, mend, patch up, put right, broken, wont start, will not start, makes a noise, making a noise, strange noise, rattles, squeaks, leaking oil, broke down, breaks down, flat tire, smoking | consertar, arrumar, reparar, quebrado, não liga, não pega, fazendo barulho, barulho estranho, vazando óleo, quebrou, pifou, deu defeito, deu pau, enguiçou, pneu furado
tow: breakdown, broke down, broken down, stranded, roadside assistance, tow, towing, tow truck, stuck on the road, flat battery, dead battery, flat tire, puncture, tyre | pane, quebrou, enguiço, guincho, reboque, socorro, assistência na estrada, parado na estrada, bateria arriada, pneu furado, furou o pneu
to tow: tow, tow away, haul, send a tow truck | rebocar, guinchar, mandar o guincho, chamar o guincho
part: part, spare part, spares, brake pads, brakes, tire, tires, battery, filter, belt, bumper, windshield, headlight, clutch, spark plugs, wipers, gearbox | peça, peças, peça de reposição, pastilhas, freio, freios, pneu, pneus, bateria, filtro, correia, para choque, para brisa, farol, embreagem, velas, câmbio
inspection: inspection, mot, emissions test, roadworthy, checklist, walk around, check the tires | inspeção, vistoria, laudo, checklist, licenciamento, checar os pneus
damage: damage, dent, scratch, scratched, dented, broken window, ding, smashed, cracked | avaria, dano, danos, amassado, arranhão, riscado, batido, amassou, arranhou, trincado, quebrado
accident: accident, crash, collision, crashed, wreck, wrecked, hit a pole, rear ended, totaled, fender bender, ran into, bumped into | acidente, batida, colisão, bateu, bati, bateram, capotou, perda total, sinistro, batida de carro, batemos
fine: fine, traffic fine, ticket, speeding ticket, parking ticket, speeding, penalty, ran a red light, caught speeding | multa, multas, multa de trânsito, excesso de velocidade, pontos na carteira, infração, infrações, autuação, furou o sinal, radar
car_rental: rental, rent, rental agreement, hire, hire a car, rent a car, rental contract, pick up the car, daily rate, car hire | locação, aluguel, alugar, contrato de locação, alugar um carro, retirar o carro, diária
to hand_over: hand over, give the keys, hand out, pick up, collect the car, picked up, release the car, drive off, took the car | entregar, entregar as chaves, retirar, retirou, buscar o carro, liberar o carro, pegar o carro, pegou o carro
to return: return, bring back, drop off, brought back, dropped off, hand back, give back the car, return the car, back in the lot | devolver, devolveu, devolução, trouxe de volta, entregar de volta, deixou o carro, devolver o carro
to renew: keep longer, keep it longer, keep the car, two more days, another day, prolong | estender, prorrogar, ficar com o carro, mais dois dias, mais um dia, mais dias, prolongar
parking: parking, parking lot, parking space, parking spot, car park, garage, spot, park, valet, where can i park | estacionamento, vaga, vagas, garagem, zona azul, cartão de estacionamento, manobrista, onde estacionar
to park: park, leave the car, put the car | estacionar, deixar o carro, parar o carro
toll: toll, tolls, toll tag, highway toll | pedágio, pedágios, sem parar
route: route, routes, itinerary, directions, detour, which way, shortest way, stops, sequence | rota, rotas, trajeto, itinerário, caminho, percurso, desvio, qual caminho, paradas, ordem das paradas, sequência
location: where is, whereabouts, location, gps, track, where are, on the map, last seen, how far away | onde está, cadê, localização, gps, posição, rastreamento, no mapa, a que distância, onde anda
speed: speed, speeding, too fast, over the limit, velocity | velocidade, correndo, rápido demais, acima do limite
geofence: geofence, zone, area, boundary, leaves the area | cerca virtual, cerca eletrônica, zona, área, sai da área
station: stop, bus stop, station, platform, terminal, next bus, next train | ponto, ponto de ônibus, parada, estação, plataforma, terminal, próximo ônibus, próximo trem
passenger: passenger, passengers, rider, riders, commuter, fare, traveller | passageiro, passageiros, usuário, tarifa, viajante
transfer_ride: ride, rides, pick me up, pick up, taxi, cab, uber, get a cab, carpool, driver on the way | corrida, corridas, viagem, me busca, me buscar, carona, táxi, uber, chamar um carro
public_transport: bus, train, subway, metro, tram, ferry, transit pass, travel card, timetable | ônibus, trem, metrô, bonde, barca, bilhete único, passe, horário
to dispatch: dispatch, send a car, send a driver, on its way, put on the job | despachar, mandar um carro, enviar um carro, mandar um motorista, acionar
to retire_vehicle: retire, scrap, sell off, take off the road, decommission, write off, out of the fleet | baixar da frota, vender, tirar de circulação, dar baixa, sucatear, aposentar, desmobilizar
to lock_vehicle: lock, unlock, lock the doors, immobilize, engine off, cut the engine | travar, destravar, trancar as portas, imobilizar, cortar o motor, bloquear o veículo
aircraft: plane, aircraft, airplane, jet, helicopter, drone, tail number, hangar | avião, aeronave, jato, helicóptero, drone, prefixo, hangar
ship: boat, vessel, yacht, berth, dock, mooring, marina, captain | navio, barco, embarcação, iate, berço, cais, atracação, marina, tripulação, capitão
to board: board, boarding, get on, embark, hop on | embarcar, embarque, subir a bordo
to disembark: disembark, get off, alight, land | desembarcar, descer, desembarque
seat: change seat, window seat, aisle seat, sit together, seat next to, legroom, move seats, row | trocar de assento, janela, corredor, sentar junto, sentar juntos, poltrona, fileira
`;
