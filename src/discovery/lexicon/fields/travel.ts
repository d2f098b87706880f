// TRAVEL: journeys, hotels, tables and events, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const TRAVEL = `
flight: flight, flights, plane, fly, flying, airline, ticket, air ticket, plane ticket, layover, departure, airfare, boarding | voo, voos, avião, voar, companhia aérea, passagem, passagens, bilhete, passagem aérea, conexão, embarque
hotel: hotel, hotels, room, rooms, accommodation, lodging, hostel, inn, resort, stay, place to stay, bed and breakfast, suite, somewhere to sleep, airbnb | hotel, hotéis, quarto, quartos, hospedagem, pousada, acomodação, albergue, resort, estadia, diária, lugar para ficar, suíte, onde dormir, alojamento
reservation: reservation, reservations, booking, bookings, booked, book, reserve, confirmed stay | reserva, reservas, reservado, reservar, reserva confirmada, marcação
guest: guest, guests, visitor, traveler, tourist, passenger, passengers, occupant, diner, party of | hóspede, hóspedes, visitante, viajante, turista, passageiro, passageiros, convidado
to check_in: check in, checking in, arrive, arrived, guest is here, at the front desk, boarding pass, just arrived | fazer check in, dar entrada, chegou, chegaram, entrada do hóspede, cartão de embarque, acabou de chegar
to check_out: check out, checking out, leave, leaving, vacate, settle the room, leaves today, departs | fazer check out, dar saída, saída, foi embora, desocupar, fechar a conta do quarto, vai embora
room_service: room service, housekeeping, towels, clean the room, make up the room, laundry, cleaning, wake up call | serviço de quarto, camareira, toalhas, limpar o quarto, arrumar o quarto, lavanderia, governança, arrumação
trip: trip, trips, travel, journey, vacation, holiday, tour, itinerary, getaway, business trip, cruise, excursion | viagem, viagens, viajar, passeio, excursão, roteiro, férias, turismo, viagem de negócios, itinerário, cruzeiro
car_rental: rental car, car rental, rent a car, hire a car, car hire, pick up a car | aluguel de carro, alugar um carro, alugar carro, locadora, carro alugado, locação de veículo
seat: seat, seats, window seat, aisle, upgrade, legroom, where to sit | assento, assentos, poltrona, janela, corredor, lugar, lugares, marcar assento
baggage: baggage, luggage, bag, bags, suitcase, carry on, lost bag, checked bag, excess baggage | bagagem, mala, malas, bagagem de mão, mala perdida, extravio de bagagem, bagagem despachada
passport: passport, visa, travel document, id | passaporte, visto, documento de viagem, identidade
transfer_ride: shuttle, airport transfer, ride, taxi, cab, uber, pick up from the airport, transfer | traslado, transfer, táxi, uber, corrida, carona, buscar no aeroporto
delay_flight: delayed, delay, late, on time, flight status, gate, departure time | atrasado, atraso, no horário, status do voo, portão, horário de partida
restaurant: restaurant, restaurants, eatery, diner, bistro, cafe, bar, pub, place to eat, kitchen, pizzeria | restaurante, restaurantes, lanchonete, bar, café, cantina, bistrô, boteco, cozinha, pizzaria, padaria
table: table, tables, table for two, seats, party of four, seat at | mesa, mesas, mesa para dois, lugares, mesa para quatro
menu: menu, dish, dishes, course, starter, dessert, specials, meal, plate, food, drinks, beverage, dish of the day, eighty sixed | cardápio, menu, prato, pratos, entrada, sobremesa, prato do dia, refeição, comida, bebida, bebidas, carta, ementa, porção
food_order: order, orders, takeaway, takeout, delivery order, ifood, kitchen ticket, round of drinks, food order | pedido, pedidos, comanda, comandas, para viagem, delivery, ifood, viagem, rodada
bill_restaurant: check, bill, tab, split the bill, split the check, close the tab, service charge, tip | conta, fechar a conta, dividir a conta, rachar a conta, comanda, taxa de serviço, gorjeta, dez por cento
ingredient: ingredient, ingredients, recipe, recipes, gluten, vegan, vegetarian, allergen, nuts, contains, dairy, lactose | ingrediente, ingredientes, receita, receitas, glúten, vegano, vegetariano, alérgeno, contém, ficha técnica, lactose, sem glúten
waiter: waiter, waitress, server, chef, cook, bartender, staff | garçom, garçonete, cozinheiro, cozinheira, chef, barman, atendente
event: event, events, party, conference, wedding, concert, show, festival, fair, exhibition, gig, ceremony, trade show, gala, meetup, occasion | evento, eventos, festa, conferência, casamento, show, festival, feira, exposição, congresso, cerimônia, espetáculo, encontro, formatura
ticket_entry: ticket, tickets, admission, entry, pass, badge, seat, vip pass, wristband | ingresso, ingressos, entrada, entradas, bilhete, credencial, passe, pulseira
attendee: attendee, attendees, guest, guests, participant, rsvp, guest list, who is coming, delegates, invitees | participante, participantes, convidado, convidados, lista de convidados, quem vem, confirmação de presença, inscrito, inscritos
venue: venue, hall, room, location, space, place, auditorium, stage | local, salão, sala, espaço, lugar, auditório, palco, casa de eventos
speaker: speaker, talk, keynote, panel, presentation, session | palestrante, palestra, painel, apresentação, orador, sessão
catering: catering, buffet, food and drink, coffee break, menu | bufê, buffet, coffee break, comida e bebida, serviço de bufê
weather: weather, forecast, rain, sunny, umbrella, temperature, snow, hot, cold, wind, storm | clima, tempo, previsão do tempo, chuva, chover, sol, guarda chuva, temperatura, neve, calor, frio, vento, tempestade
itinerary: itinerary, schedule, day plan, plan of the trip, stops | itinerário, roteiro, programação, plano da viagem, paradas
sightseeing: sightseeing, attraction, museum, tour guide, things to do, places to visit, landmark | passeio turístico, atração, museu, guia turístico, o que fazer, pontos turísticos, lugares para visitar
`;
