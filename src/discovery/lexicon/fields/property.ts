// PROPERTY: buildings, tenants and works, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const PROPERTY = `
property: property, properties, house, home, apartment, flat, condo, real estate, building, unit, listing, listings, premises, villa, loft, studio, land, plot, place | imóvel, imóveis, casa, casas, apartamento, apê, ap, condomínio, prédio, unidade, anúncio, kitnet, terreno, lote, sobrado, sala comercial, loja, galpão, cobertura, moradia, vivenda
tenant: tenant, tenants, renter, lessee, occupant, lodger, resident, neighbor, roommate | inquilino, inquilina, inquilinos, locatário, locatária, morador, moradora, ocupante, vizinho, condômino, arrendatário
landlord: landlord, owner, lessor, property owner, homeowner | proprietário, proprietária, locador, dono, dona, senhorio
lease: lease, leases, rental agreement, tenancy, rental contract, lease term, tenancy agreement, let | contrato de aluguel, aluguel, locação, contrato de locação, arrendamento, inquilinato
rent: rent, monthly rent, rental, rent due, behind on rent | aluguel, aluguéis, renda, mensalidade, aluguel atrasado
to renew: renew, extend, prolong, another year, stay another year, renewal, roll over, keep going | renovar, prorrogar, estender, mais um ano, renovação, ficar mais um ano, dar continuidade
to evict: evict, eviction, kick out, throw out, get out, vacate | despejar, despejo, ação de despejo, desocupar, botar para fora
to move_out: move out, moving out, leave the apartment, hand over the keys, vacate, terminate the lease, give up the apartment | sair do imóvel, desocupar, entregar as chaves, mudança, vai sair, rescindir, devolver o imóvel
to move_in: move in, moving in, hand over keys, new tenant | entrar no imóvel, mudar para, pegar as chaves, novo inquilino
security_deposit: security deposit, deposit, bond, guarantor, guarantee | caução, depósito, fiador, garantia, seguro fiança, calção
viewing: viewing, viewings, showing, tour, open house, visit, see the apartment, look at the flat, walkthrough | visita, visitas, visitar, visitação, mostrar o imóvel, ver o apartamento, ver a casa
repair: repair, repairs, fix, broken, leak, leaking, maintenance, plumber, electrician, clogged, not working, broken heater, toilet, faucet, work order, handyman, mold, drip, burst pipe, maintenance request | reparo, reparos, conserto, consertar, quebrado, quebrou, vazamento, vazando, goteira, infiltração, manutenção, encanador, eletricista, entupido, entupiu, não funciona, estragou, torneira, vaso, ordem de serviço, mofo, pingando
inspection: inspection, inspect, survey, walkthrough, condition report, appraisal, valuation, check the condition, audit | vistoria, inspeção, laudo, avaliação, vistoriar, avaliar o imóvel, perícia, auditoria
condo_fee: condo fee, hoa fee, service charge, maintenance fee, building fees | taxa de condomínio, condomínio, cota condominial, rateio, quotas
mortgage: mortgage, home loan, financing, down payment | financiamento, financiamento imobiliário, hipoteca, crédito habitação, entrada
broker: broker, agent, realtor, estate agent, agency | corretor, corretora, imobiliária, mediador, agente imobiliário
key: key, keys, access card, fob, door code, gate code, entry code | chave, chaves, cartão de acesso, código da porta, controle do portão, tag
facility: facility, common area, gym, pool, party room, parking spot, parking space, parking, meeting room, amenities | área comum, academia, piscina, salão de festas, vaga de garagem, garagem, churrasqueira, sala de reunião, estacionamento
utilities: utilities, electricity, water, gas, power, meter reading, meter, consumption | luz, água, gás, energia, leitura, medidor, consumo, contador, hidrômetro
deed: deed, title, registry, notary, ownership | escritura, matrícula do imóvel, cartório, registro, tabelião, notário, posse
construction: construction, building site, site, renovation, remodel, works, contractor, building work, refurbish | obra, obras, construção, reforma, empreiteiro, empreiteira, canteiro, reformar, pedreiro, remodelação
permit: permit, permits, building permit, license, planning permission | alvará, licença, licenças, autorização, habite se
material: material, cement, bricks, lumber, paint, concrete, steel, supplies | material, cimento, tijolo, tijolos, madeira, tinta, concreto, aço, ferro, insumos
`;
