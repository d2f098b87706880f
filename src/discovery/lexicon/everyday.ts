// EVERYDAY: things of offices and days, a meaning a line: English | Portuguese; `~` before a word that means it only sometimes.
// Data of the search.

/** `meaning: English words | Portuguese words`, phrases with blanks. */
export const EVERYDAY = `
file: file, document, attachment, doc | arquivo, ficheiro, documento, anexo
document: document, doc, paper, text document | documento, doc, texto
folder: folder, directory, path | pasta, diretório, caminho
content: content, contents, text, body | conteúdo, texto, corpo
pdf: pdf, print, hard copy, printable | pdf, imprimir, impressão, segunda via
spreadsheet: spreadsheet, sheet, excel, workbook, worksheet, csv | planilha, folha de cálculo, excel, tabela
cell: cell, range | célula, intervalo
row: row, line | linha
chart: chart, graph, plot, diagram, visualization | gráfico, diagrama
presentation: presentation, slide, slides, deck, powerpoint | apresentação, slide, slides
note: note, notes, memo, jot | nota, anotação, bloco de notas, anotar
task: task, to-do, todo, chore, action item, assignment | tarefa, afazer, pendência, atividade, lição
project: project, plan, initiative, board | projeto, plano, quadro
calendar: calendar, agenda, diary, schedule | calendário, agenda
event: event, meeting, appointment, gathering | evento, compromisso, reunião, encontro
meeting: meeting, call, conference, appointment | reunião, encontro, conferência, compromisso
free_time: free time, available, free, availability, slot, busy, open slot, everybody free | horário livre, disponível, disponibilidade, vago, horário, livres
invitation: invitation, invite, rsvp | convite
guest: guest, attendee, participant, visitor | convidado, participante, hóspede, visitante
reminder: reminder, remind, alarm | lembrete, lembrar, alarme, me lembra
email: email, e-mail, mail, inbox, mailbox, message | e-mail, email, correio, mensagem, caixa de entrada
message: message, chat, dm, text, sms, whatsapp | mensagem, recado, conversa, chat, sms, whatsapp, zap
channel: channel, room, chat room | canal, sala
thread: thread, conversation, discussion | conversa, discussão, tópico
reaction: reaction, emoji, like, thumbs up | reação, emoji, curtida, joinha
post: post, article, blog, publication, status update | postagem, artigo, publicação, post, matéria
comment: comment, reply, remark | comentário, resposta
attachment: attachment, attached file | anexo, arquivo anexo
trash: trash, bin, recycle bin, garbage | lixeira, lixo
filter: filter, rule, criteria | filtro, regra, critério
vacation: vacation, holiday, out of office, leave, time off, day off, auto reply, away, pto | férias, folga, ausência, resposta automática, licença, feriado
contact: contact, address book, phone book | contato, contacto, agenda de contatos
phone: phone, telephone, phone number, mobile number | telefone, celular, número de telefone
address: address, street, zip code, postal code, where | endereço, morada, rua, cep, código postal
name: name, title | nome, título
person: person, somebody, someone, people, individual | pessoa, alguém, pessoas, indivíduo
employee: employee, staff, worker, colleague, coworker, teammate, hr | funcionário, colaborador, empregado, colega, rh
manager: manager, boss, supervisor, lead | gerente, chefe, supervisor, gestor
candidate: candidate, applicant, resume, cv | candidato, currículo, cv
job_opening: job, vacancy, position, opening | vaga, emprego, cargo
student: student, pupil, learner | aluno, estudante
teacher: teacher, professor, instructor | professor, docente, instrutor
course: course, class, lesson, training | curso, aula, disciplina, lição, treinamento, turma
grade: grade, mark, score | nota, avaliação, pontuação
school: school, university, college | escola, universidade, faculdade
exam: exam, quiz, test | prova, exame, teste
patient: patient | paciente
doctor: doctor, physician | médico, doutor
appointment: appointment, consultation, visit, booking | consulta, compromisso, horário, agendamento
medicine: medicine, medication, prescription, drug, metformin, ibuprofen, paracetamol, insulin, aspirin, amoxicillin, painkiller, painkillers | remédio, medicamento, receita, prescrição, metformina, ibuprofeno, paracetamol, dipirona, insulina, aspirina, amoxicilina, losartana, analgésico
hospital: hospital, clinic, health | hospital, clínica, saúde
weather: weather, rain, temperature, sunny, snow, climate, will it rain | tempo, clima, chuva, chover, temperatura, sol, vai chover, neve
forecast: forecast, prediction, outlook, projection | previsão, projeção, prognóstico
map: map, location, place, gps, coordinates | mapa, localização, lugar, local, coordenadas
route: route, directions, way, path, navigation, how to get | rota, caminho, trajeto, itinerário, como chegar
distance: distance, far, how far | distância, longe
city: city, town | cidade, município
country: country, nation | país
travel: travel, trip, journey, itinerary | viagem, roteiro, viajar
flight: flight, plane, airline, airport | voo, avião, passagem aérea, aeroporto
hotel: hotel, room, lodging, accommodation | hotel, quarto, hospedagem, acomodação
car: car, vehicle, auto | carro, veículo, automóvel
driver: driver, chauffeur | motorista, condutor
taxi: taxi, ride, cab, uber | táxi, corrida, uber
train: train, railway | trem, comboio
bus: bus, coach | ônibus, autocarro
restaurant: restaurant, dining, eat out, table | restaurante, jantar fora
food: food, meal, dish, recipe | comida, refeição, prato, receita
menu: menu | cardápio, menu
house: house, home, apartment, property, real estate | casa, imóvel, apartamento
light: light, lamp, bulb | luz, lâmpada, iluminação
news: news, headline, headlines, press | notícia, notícias, manchete, imprensa
book: book, publication | livro
library: library | biblioteca
game: game, match, play | jogo, partida
sport: sport, league, score | esporte, liga, placar
team: team, club | equipe, time
photo: photo, picture, image | foto, fotografia, imagem
language: language, english, portuguese, spanish | idioma, língua, inglês, português, espanhol
translation: translation | tradução
summary: summary, abstract, recap | resumo, síntese
transcript: transcript, transcription, what was said | transcrição, o que foi dito, ata
definition: definition, meaning | definição, significado
question: question, faq | pergunta, dúvida
answer: answer, reply | resposta
date: date, day, when | data, dia, quando
time: time, hour, clock, timezone | hora, horário, relógio, fuso
today: today | hoje
yesterday: yesterday | ontem
tomorrow: tomorrow | amanhã
day: day, daily | dia, diário
week: week, weekly | semana, semanal
month: month, monthly | mês, mensal, meses
quarter: quarter | trimestre
year: year, annual, yearly | ano, anual
timer: timer, stopwatch, countdown | cronômetro, temporizador
alarm: alarm, wake up | alarme, despertador
temperature: temperature, degrees | temperatura, graus
number: number, figure, digit | número, dígito
size: size, dimension | tamanho, dimensão
color: color, colour | cor
weight: weight | peso
list: list, checklist | lista
group: group | grupo
category: category, section, department | categoria, seção, setor
limit: limit, quota, cap | limite, cota, teto
goal: goal, objective, okr | meta, objetivo
survey: survey, poll, vote | pesquisa, enquete, votação
signature: signature, sign | assinatura, assinar
law: law, legal, court, lawyer | lei, jurídico, tribunal, advogado
case: case, lawsuit | caso, processo
public: public, everyone | público
private: private, hidden | privado, oculto
first: first | primeiro, primeira
second: second | segundo, segunda
third: third | terceiro, terceira
bill_of: electricity, water, gas | luz, água, gás
animal: animal, pet, dog, cat | animal, bicho, cachorro, gato
water: water | água
energy: energy, power, electricity | energia, eletricidade
vacancy: vacancy | vaga
door: door, gate, lock | porta, portão, fechadura
room: room, bedroom, living room, kitchen | quarto, sala, cozinha, cômodo
air_conditioning: air conditioning, ac, thermostat, heating, heater | ar-condicionado, ar, termostato, aquecedor, aquecimento
cat: cat | gato
dog: dog | cachorro, cão
pizza: pizza, burger, takeout, delivery food, food | pizza, hambúrguer, lanche, comida
ingredient: ingredient, chicken, rice, vegetable | ingrediente, frango, arroz, legume
drink: drink, beverage, coffee, beer, wine | bebida, café, cerveja, vinho
symptom: symptom, pain, fever, sick | sintoma, dor, febre, doente
lab_result: lab result, blood test, test results, exam | exame, exame de sangue, resultado do exame, resultado
allergy: allergy, allergic | alergia, alérgico
vaccine: vaccine, vaccination, shot | vacina, vacinação
antibiotic: antibiotic, medication, pill | antibiótico, remédio, comprimido
nurse: nurse | enfermeira, enfermeiro
attendance: attendance, presence, absence, roll call | presença, chamada, frequência, falta, lista de presença, faz a chamada
class: class, classroom | turma, sala de aula, aula
homework: homework, assignment | lição de casa, trabalho, dever de casa
lawyer: lawyer, attorney | advogado, advogada
apartment: apartment, flat, property, house, rent | apartamento, apê, imóvel, casa, flat
airport: airport, plane, flight | aeroporto, avião
ride: ride, cab, taxi, car to | corrida, carro, táxi, uber, carona
kilometer: kilometer, mile, distance, far, km | quilômetro, km, distância, milha
station: station, terminal, place | estação, rodoviária, terminal
near: near, nearby, close to, around | perto, próximo, perto de mim, por perto, arredores
restaurant_place: restaurant, bar, cafe, place to eat | restaurante, bar, lanchonete
math: mathematical, math, expression, calculation, times, plus, minus | matemática, conta, expressão, vezes, mais, cálculo
minute: minute, minutes | minuto, minutos
timezone: time zone, timezone, what time | fuso horário, que horas, que horas são, horas
birthday: birthday, anniversary | aniversário
wedding: wedding, marriage | casamento
child: child, kid, children, son, daughter | criança, filho, filha
family: family, relatives | família, parentes
friend: friend | amigo, amiga
gender: gender, sex | gênero, sexo
age: age, old | idade
health: health, fitness, workout, exercise | saúde, treino, exercício, academia
sleep: sleep | sono, dormir
steps: steps, walk, run | passos, caminhada, corrida
calorie: calorie, nutrition, diet | caloria, nutrição, dieta
weather_alert: storm, hurricane, flood | tempestade, furacão, enchente
subtitle: subtitle, caption, transcript | legenda, transcrição
episode: episode, podcast, series, show | episódio, podcast, série, programa
movie: movie, film, cinema | filme, cinema
artist: artist, band, singer | artista, banda, cantor
album: album, record | álbum, disco
concert: concert, gig, ticket | show, concerto, ingresso
ticket_entry: ticket, admission | ingresso, bilhete, entrada
seat: seat | assento, lugar, poltrona
luggage: luggage, baggage | bagagem, mala
passport: passport, visa | passaporte, visto
document_identity: identity document, id card | rg, identidade, documento de identidade
license: license, licence, permit | licença, alvará, carteira de motorista
background: background | fundo, plano de fundo
font: font, style, format | fonte, estilo, formato
page_layout: layout, margin | layout, margem
header: header, title, heading | cabeçalho, título
paragraph: paragraph, section | parágrafo, seção
word: word, text | palavra, texto
sentiment: sentiment, mood, positive, negative | sentimento, humor, positivo, negativo
dictionary: dictionary, thesaurus | dicionário
spelling: spelling, grammar | ortografia, gramática
quiz: quiz, trivia | quiz, perguntas
password_manager: vault, secret | cofre
signature_request: signature, docusign, sign | assinatura, assinar
shift: shift, schedule, roster | turno, escala, plantão
department: department, finance, sales, hr, unit | departamento, setor, financeiro, área, rh
role_job: role, position, job title | cargo, função
salary: salary, wage, compensation, pay | salário, remuneração, ordenado
benefit: benefit, perk | benefício, vale
absence: absence, leave, sick | ausência, afastamento, atestado, licença
overtime: overtime, hours | hora extra, banco de horas, horas extras
hours: hours, time spent, work | horas, tempo gasto
garden: garden, plant | jardim, planta
camera: camera, webcam | câmera
battery: battery, charge | bateria, carga
subject: subject, topic, theme | assunto, tema, tópico
description: description, summary | descrição
sender: sender, from | remetente
recipient: recipient, addressee, to | destinatário
neighborhood: neighborhood, district, area | bairro, região
branch_office: branch office, branch, agency | filial, agência, unidade
form_paper: record card, form | ficha, formulário
sheet_of_paper: sheet, leaf | folha
letter: letter, mail | carta, correspondência
guide: guide, manual | guia, manual
reason: reason, motive, cause | motivo, razão, causa
timeline: timeline, schedule, roadmap | cronograma, linha do tempo
board_directors: board of directors, management | diretoria, gestão, administração
specialist: specialist, expert | especialista, perito
technician: technician, engineer | técnico, engenheiro
clerk: clerk, agent, attendant | atendente, vendedor
accountant: accountant | contador, contadora
author: author, writer | autor, escritor
owner: owner, landlord, proprietor | proprietário, dono, senhorio
dependent: dependent, child | dependente
nickname: nickname, alias | apelido
set_of: set, bundle, kit | conjunto, kit
protocol: protocol, reference number | protocolo
internship: internship, intern, trainee | estágio, estagiário
construction: construction, works | obra, construção
condo: condominium, building, neighbors | condomínio, prédio, vizinhos
praise: praise, compliment | elogio
chair: chair, desk, furniture | cadeira, mesa, móvel
enrollment: enrollment, registration, application | inscrição, matrícula
`;
