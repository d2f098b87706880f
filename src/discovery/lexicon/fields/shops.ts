// SHOPS: shops, stock on shelves, baskets, loyalty and those who answer customers, a meaning a line: English | Portuguese; see the lexicon.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done. */
export const SHOPS = `
cart: cart, basket, shopping cart, trolley, checkout | carrinho, cesta, sacola, carrinho de compras, finalização
abandoned_cart: abandoned cart, left in the cart, didnt check out, didnt buy, almost bought, never finished checkout, left without buying | carrinho abandonado, largou o carrinho, não finalizou, não concluiu a compra, quase comprou, saiu sem comprar
product: product, products, item, items, goods, sku, merchandise, thing we sell, shirt, shoes, mug, dress, jacket, hoodie, sneakers | produto, produtos, item, itens, mercadoria, sku, camiseta, camisa, sapato, tênis, caneca, vestido, jaqueta, moletom
variant: variant, variants, size, sizes, color, colour, colors, flavor, in blue, in red, in medium, in large | variante, variação, variações, tamanho, tamanhos, cor, cores, sabor, em azul, em vermelho, no tamanho, estampa
price: price, prices, priced, mark up, mark down, list price | preço, preços, quanto custa, quanto sai, etiqueta de preço, preço de tabela
to reprice: change the price, raise the price, lower the price, mark down, mark up, goes up to, goes down to, now costs, costs now, drop the price, put on sale, make it cheaper, reprice | mudar o preço, aumentar o preço, baixar o preço, remarcar, subiu para, baixou para, agora custa, passa a custar, vai custar, colocar em promoção, deixar mais barato, reajustar
discount: discount, discounts, percent off, promotion, promo, coupon, coupons, voucher, bargain, black friday, half price, buy one get one, free shipping, bogo | desconto, descontos, por cento de desconto, promoção, promoções, oferta, ofertas, cupom, cupons, black friday, metade do preço, leve dois, frete grátis, queima de estoque
to discount: discount, give a discount, take off, knock off, mark down, percent off, cheaper, reduce the price | dar desconto, dar um desconto, fazer por menos, deixar mais barato, por cento a menos
stock: stock, inventory, in stock, how many left, how many do we have, quantity on hand, on the shelf, shelf, warehouse, running low, low stock | estoque, em estoque, quantos temos, quantos sobraram, quantos restam, sobrou, na prateleira, prateleira, depósito, acabando, estoque baixo, no fim
out_of_stock: out of stock, sold out, none left, ran out, back in stock, unavailable, backorder, back ordered, restocked | esgotado, sem estoque, acabou, em falta, voltou ao estoque, indisponível, sob encomenda, zerado
to restock: restock, replenish, reorder, order more, get more, running low, fill the shelves, top up stock, stock up, refill | repor, reabastecer, pedir mais, comprar mais, está acabando, tá acabando, encher a prateleira, reposição
to adjust_stock: adjust stock, correct the stock, counted, recount, miscounted, went missing, damaged goods, shrinkage, threw away, expired, spoiled, write off stock, actually have, only have | ajustar estoque, corrigir o estoque, contamos, recontar, contagem, sumiu, sumiram, estragou, avariado, jogamos fora, venceu, na verdade temos, só temos
to receive_goods: receive, truck arrived, delivery arrived, goods in, unload, take in, got the delivery | receber, recebemos, chegou a mercadoria, entrada de mercadoria, descarregar, dar entrada no estoque
supplier: supplier, suppliers, vendor, vendors, wholesaler, manufacturer, distributor, who do we buy from, purchase order | fornecedor, fornecedores, fornecedora, atacadista, fabricante, distribuidor, distribuidora, de quem compramos, ordem de compra
order: order, orders, purchases, basket, order number, what did she buy, what did he buy | pedido, pedidos, compra, compras, encomenda, número do pedido, o que ela comprou, o que ele comprou
to fulfill: fulfill, dispatch, on its way, left the warehouse, handed to the courier, get it out the door | atender, embalar, embalado, postado, saiu do depósito, saiu para entrega, entregar ao correio
to return: return, send back, sent back, doesnt fit, does not fit, too small, too big, wrong size, wrong color, not as described, changed her mind, changed his mind, dont like it, broken on arrival, arrived broken, came broken, rma, defective | devolver, devolução, mandar de volta, não serviu, ficou pequeno, ficou grande, tamanho errado, cor errada, veio errado, veio quebrado, chegou quebrado, não gostou, se arrependeu, arrependimento, com defeito
to exchange: exchange, swap, swap for, change for, trade for, another size, different size, replacement | trocar, troca, trocar por, outro tamanho, outra cor, substituir, substituição, tamanho maior, tamanho menor
gift_card: gift card, gift cards, store credit, gift certificate, voucher, gift voucher | vale presente, cartão presente, crédito na loja, vale compras, vale troca
gift_wrap: gift wrap, wrapped, gift note, as a gift, gift box | embrulho, embrulhar, para presente, presente, caixa de presente
loyalty: loyalty, points, rewards, reward points, stamps, stamp card, miles, vip, gold member, cashback, club | fidelidade, pontos, recompensa, recompensas, selos, milhas, vip, cliente ouro, cashback, clube
to redeem: redeem, use points, spend points, cash in, trade in points, use the voucher, use the coupon, apply the code | resgatar, usar os pontos, gastar os pontos, trocar os pontos, usar o cupom, usar o vale, aplicar o código
to hide: hide, unlist, take off the site, take down, pull from the store, no longer sell, discontinue, off the shelves, unpublish, delist, stop selling | esconder, ocultar, tirar do site, tirar da loja, tirar do ar, não vender mais, descontinuar, despublicar, parar de vender, fora de linha
to publish: publish, put up, go live, make visible, put in the store, put on the site, start selling, sell online, put online | publicar, colocar no ar, botar no ar, pôr na loja, colocar no site, colocar na loja, começar a vender, deixar visível, anunciar
store: storefront, store, shop, online store, website, market, boutique | loja, lojas, loja virtual, loja online, vitrine, ponto de venda, filial, feira, barraca, mercado, boutique
cash_register: cash register, till, drawer, cashier, point of sale, pos, cash drawer | caixa, caixa registradora, gaveta, operador de caixa, pdv, ponto de venda, frente de caixa, fundo de troco, sangria
to close_register: close the register, close out the till, cash up, count the drawer, end of day, close the day, balance the till | fechar o caixa, fecha o caixa, fechamento de caixa, contar o caixa, fim do dia, fechar o dia, bater o caixa
to open_register: open the register, open the till, start the day | abrir o caixa, abre o caixa, abertura de caixa
barcode: barcode, scan, scanner, label, price label, qr code | código de barras, escanear, bipar, leitor, etiqueta, etiqueta de preço
collection: collection, collections, aisle, catalog, catalogue, bundle, kit, combo | coleção, coleções, departamento, corredor, seção, catálogo, conjunto, kit, combo
best_seller: bestseller, best sellers, best selling, top products, what sells best, sells best, most popular, top ten, hottest, flying off | mais vendido, mais vendidos, campeão de vendas, o que mais vende, mais popular, mais populares, top dez
sales_report: sales, sales report, turnover, revenue, how much did we sell, how much did we make, takings, how did we do, todays sales | vendas, relatório de vendas, faturamento, quanto vendemos, quanto entrou, quanto faturamos, movimento do dia, vendas do dia
shipping: shipping, shipping cost, postage, freight, delivery fee, delivery cost, ship to, how much to send | frete, envio, custo de envio, taxa de entrega, quanto fica para enviar, postagem, valor do frete
review: review, reviews, rating, ratings, stars, testimonial, one star, feedback, bad review | avaliação, avaliações, estrelas, depoimento, uma estrela, crítica, opinião
wishlist: wishlist, wish list, favorites, saved items, save for later, watch list | lista de desejos, favoritos, itens salvos, salvar para depois, quero depois
ticket: ticket, tickets, support request, angry customer, customer is angry, customer wrote, help desk, someone wrote | chamado, chamados, ticket, caso, casos, dúvida, cliente bravo, cliente irritado, cliente reclamou, protocolo
to escalate: escalate, bump up, send up, second line, level two, take it higher, to the supervisor, to my manager, talk to the manager, needs a senior, kick upstairs, expert should look | escalar, passar para o supervisor, nível dois, segundo nível, levar para cima, subir o chamado, falar com o gerente, precisa de um especialista, chefe
to reopen: reopen, open again, not fixed, still broken, problem is back, came back, happening again, not solved | reabrir, abrir de novo, voltou o problema, não resolveu, continua quebrado, problema voltou, de novo o mesmo, não foi resolvido
to close_ticket: resolve, solve, solved, sorted, sorted out, all good now, works now, wrap up, happy now | resolver, resolvido, resolvida, solucionar, tudo certo, já funciona, deu certo
to reply: reply, write back, get back to, tell the customer | responder, responde, dar retorno, retornar, diz para o cliente, fala para o cliente
to assign: assign, give it to, hand it to, take this one, ill take, i will take, who can take, pass it to, reassign, should handle, let handle | atribuir, passa para, passar para, deixa comigo, pode deixar comigo, eu pego, quem pega, dar para, designar, cuida desse, redistribuir
canned_response: canned response, macro, template, standard answer, saved reply, snippet | resposta pronta, resposta padrão, macro, texto pronto
satisfaction: satisfaction, csat, nps, happy customers, how happy | satisfação, csat, nps, quão satisfeitos
sla: sla, response time, waiting too long, how long do they wait, overdue tickets, breach, breached, first response | sla, tempo de resposta, esperando demais, quanto tempo esperam, chamados atrasados, estourou o prazo
knowledge_base: help article, faq, knowledge base, how to | artigo de ajuda, perguntas frequentes, base de conhecimento, como fazer, guia, documentação
internal_note: internal note, private note, note for the team, only we can see, dont let the customer see | nota interna, anotação interna, só para a equipe, sem o cliente ver
chat: live chat, chat, whatsapp, call center, hotline, on the phone | chat, chat ao vivo, whatsapp, central, na linha, no telefone, telefone, atendente
seller: seller, sellers, marketplace, vendor, merchant, storekeeper | vendedor, vendedores, vendedora, lojista, marketplace, comerciante
`;
