// LEISURE: media, social networks, games, gyms, clubs and beauty, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const LEISURE = `
music: song, songs, track, tracks, tune, single, music, album | música, músicas, faixa, faixas, canção, single, álbum, disco, som
playlist: playlist, playlists, mix, up next, play queue | playlist, playlists, lista de reprodução, a seguir, seleção
episode: podcast, podcasts, episode, episodes, season, audiobook | podcast, podcasts, episódio, episódios, série, temporada, audiolivro
movie: movie, movies, film, films, documentary, something to watch, tv show, trailer, cartoon, subtitles | filme, filmes, série, séries, documentário, algo para assistir, novela, trailer, desenho, legenda
to play: play, put on, listen to, hear, watch, stream, put some, throw on, blast, start the movie, turn on some | tocar, toca, ouvir, escutar, assistir, ver, botar, põe, coloca, solta o som, reproduzir, dar play
to skip: skip, next song, dont like this, dont like this one, forward, fast forward, jump ahead, not this one | pular, pula, próxima música, não gosto dessa, avançar, essa não
to rewind: rewind, back ten seconds, start over, from the beginning, what did he say | do começo, desde o início, voltar dez segundos
to shuffle: shuffle, random, mix it up, any order, loop, repeat, on repeat | aleatório, embaralhar, em qualquer ordem, repetir, no repeat
to like: like, love this, heart, thumbs up, favorite, favourite, save to my library, add to favorites, star | curtir, amei, coração, gostei, favoritar, salvar na biblioteca, adicionar aos favoritos
watch_history: history, watched, what did i watch, what was that song, played recently, continue watching, where i left off | histórico, assistidos, o que eu vi, que música era aquela, tocadas recentemente, continuar assistindo, de onde parei
recommendation: recommendation, recommend, suggest, something like, similar, more like this, what should i, discover, mood for | recomendação, recomendar, recomenda, sugerir, sugestão, algo parecido, parecido, parecidos, mais desse, descobrir, no clima de
artist: artist, artists, band, singer, musician, composer, actor, actress, director, dj, rapper | artista, artistas, banda, cantor, cantora, músico, compositor, ator, atriz, diretor, dj, elenco
photo: photo, photos, picture, pictures, selfie, snapshot, gallery, album, pic, pics, portrait | foto, fotos, retrato, selfie, galeria, álbum, fotografia
to edit_photo: crop, brighten, retouch, remove the background, black and white, sharpen, blur | recortar, clarear, retocar, tirar o fundo, preto e branco, girar, desfocar, redimensionar
post: post, tweet, tweets, reel, reels, thread, feed, caption | postagem, publicação, publicações, tuíte, reel, legenda, feed, conteúdo
to publish: put online, tweet, put up, go public, post it | postar, posta, colocar no ar, tuitar, divulgar
follower: follower, followers, fans, audience, subscribers, following, reach, engagement, who follows | seguidor, seguidores, seguidora, fãs, público, inscritos, alcance, engajamento, quem segue
to subscribe: subscribe, keep up with, stay up to date | inscrever, ficar por dentro
to unfollow: unfollow, unsubscribe, unfriend, stop following, tired of, dont want to see, sick of | deixar de seguir, parar de seguir, desfazer amizade, cansei de, não quero mais ver
to block: block, ban, kick, report user, troll, trolls, harassing, abusive, spammer, spamming, get rid of this user, mute him, mute her, creep | bloquear, banir, expulsar, troll, assediando, abusivo, spammer, silenciar, importunando
to moderate: moderate, take down, hide the comment, offensive, inappropriate, rude, hate speech, insult | moderar, tirar do ar, remover o comentário, esconder o comentário, ofensivo, ofensiva, inadequado, impróprio, xingamento, discurso de ódio
comment: comment, reply, replies, mention, mentions, tagged us, reaction, dm, dms | resposta, respostas, menção, menções, marcou a gente, reação, direct
news_media: article, articles, news, blog post, column, headline, press release, op ed, newsletter | artigo, artigos, matéria, reportagem, notícia, notícias, post do blog, coluna, manchete, comunicado, edição
editor: editor, journalist, reporter, copy editor, proofreader, newsroom | editora, jornalista, repórter, autor, redator, redatora, revisor, redação
to retract: retract, retraction, correct the article, take down the article, unpublish, issue a correction | retratar, errata, corrigir a matéria, despublicar, tirar a matéria do ar, desmentir
channel: channel, stream, live stream, go live | emissora, rádio, transmissão, live, ao vivo, transmitir
subscription: subscription, membership, premium, free trial, subscriber, monthly plan | assinatura, premium, teste grátis, assinante, plano mensal
player: player, players, gamer, avatar, opponent, teammate, clan, guild | jogador, jogadora, jogadores, personagem, avatar, adversário, clã, guilda
game: game, games, matches, tournament, league, season, cup, championship, playoffs | jogo, jogos, partida, partidas, torneio, liga, temporada, copa, campeonato
leaderboard: score, scores, leaderboard, ranking, standings, high score, who won, who is winning | placar, pontuação, classificação, ranking, recorde, quem ganhou, quem está ganhando
team: team, squad, lineup, roster, captain, substitute, referee | times, elenco, clube, escalação, técnico, capitão, banco, reserva, árbitro, juiz
member: member, members, membership, gym member, club member, signed up, new member, passholder | sócio, sócia, sócios, aluno, aluna, associado, associada, membro, mensalista, carteirinha, matrícula
to join: join, become a member, new member, wants to join, enroll | associar, virar sócio, se inscrever, quer entrar, matricular, inscrever
to leave: leave the club, cancel membership, drop out, end the membership | sair do clube, cancelar a matrícula, trancar o plano
to freeze_membership: travelling for, injured, away for, broke her leg, broke his leg | congelar, trancar o plano, viajando, machucado, machucada, fora por, quebrou a perna
lesson: yoga, pilates, spinning, crossfit, swimming, dance, zumba, boxing, group class | ioga, yoga, pilates, spinning, crossfit, natação, dança, zumba, boxe, luta
gym: workout, workouts, exercise, routine, reps, cardio, weights, gym | treino, treinos, exercício, exercícios, séries, repetições, cardio, musculação, academia, ficha
trainer: trainer, personal trainer, instructor | treinador, personal, instrutor, instrutora
vital_signs: body fat, measurements, bmi, height, waist, calories, heart rate | gordura, medidas, imc, altura, cintura, passos, calorias, frequência cardíaca, bioimpedância
court: court, courts, pitch, lane, lanes, pool, tennis court, studio, sauna | quadra, quadras, raia, piscina, quadra de tênis, estúdio, armário, armários, sauna
beauty: salon, barber, hairdresser, stylist, spa, nail salon, masseuse, beautician, makeup artist | salão, barbeiro, barbearia, cabeleireiro, cabeleireira, manicure, spa, massagista, esteticista, maquiadora
beauty: haircut, highlights, manicure, pedicure, massage, facial, waxing, blow dry, beard, shave, trim, nails, tattoo | corte de cabelo, tintura, luzes, manicure, pedicure, massagem, limpeza de pele, depilação, escova, barba, unhas, tatuagem, pé e mão
package_sessions: sessions left, class pass, pack of ten, punch card, how many classes | sessões restantes, pacote de dez, quantas aulas, aulas restantes
museum: museum, exhibition, exhibit, gallery, painting, artwork, sculpture, curator, guided tour | museu, exposição, galeria, quadro, obra, obra de arte, escultura, acervo, curador, visita guiada
book: book, novel, paperback, edition, isbn, comic | romance, exemplar, edição, isbn, quadrinhos, gibi
bet: bet, bets, wager, odds, stake | aposta, apostas, apostar, cotação, palpite
dating: swipe, bio | encontro, par, biografia, paquera
toy: toy, toys, doll, board game, puzzle, costume | brinquedo, brinquedos, boneca, jogo de tabuleiro, quebra cabeça, fantasia
camp: camp, camping, campsite, cabin, tent, hike, trail, ranger | acampamento, camping, chalé, barraca, trilha, guarda florestal
`;
