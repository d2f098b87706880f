// COMMERCE: things of billing, shops and money, a meaning a line: English | Portuguese; `~` before a word that means it only sometimes.
// Data of the search.

/** `meaning: English words | Portuguese words`, phrases with blanks. */
export const COMMERCE = `
invoice: invoice, bill, ~receipt, inv | fatura, nota, boleto, cobrança, nota fiscal, faturamento, nf, nfe, nfse, ~conta, duplicata, ~título
credit_note: credit note, credit memo, credit notes, ~credit | nota de crédito, notas de crédito, crédito ao cliente
credit: credit, balance, store credit | crédito, saldo, crédito do cliente
balance: balance, amount due, outstanding amount, funds, how much money | quanto tenho, quanto eu tenho, quanto sobrou, saldo, valor em aberto, disponível
payment: payment, pay, paid, money received, remittance | pagamento, pagar, pago, recebimento, receber, pagou
payment_method: payment method, card on file | forma de pagamento, meio de pagamento, método de pagamento
payment_link: payment link, pay online, pay link, link so they can pay, checkout link | link de pagamento, link pra pagar, link para pagar, pagar online, pagar pela internet
refund: refund, reimbursement, money back, their money | estorno, reembolso, devolução, ressarcimento, dinheiro de volta, devolver o dinheiro
chargeback: chargeback, dispute, contested | chargeback, contestação, disputa
quote: quote, quotation, estimate, proposal, offer, bid | orçamento, proposta, cotação, oferta
recurring: recurring, subscription, repeat, every month, monthly, every week, weekly, automatically, yearly, retainer, standing, again and again, regular | recorrente, recorrência, mensalidade, assinatura, todo mês, todo dia, mensal, semanal, anual, automático, automática, periódico, toda semana, repetir, plano mensal
customer: customer, client, buyer, consumer, debtor, payer, shopper, account holder | cliente, freguês, comprador, consumidor, devedor, pagador, tomador
customer: ~they, ~account | ~conta, ~pessoal
supplier: supplier, vendor, provider, manufacturer | fornecedor, prestador, vendedor, fabricante
tax: tax, vat, gst, duty, levy | imposto, tributo, taxa, iss, icms, iva, tributação, alíquota, fiscal
tax_rate: tax rate, vat rate | alíquota, alíquota de imposto, taxa de imposto
tax_id: tax id, vat number, tin | cpf, cnpj, nif, cpf cnpj
line_item: line item, line, row, position, item line, entry | linha, item, linha da fatura, item da fatura, itens, posição
item: item, good, article, piece | item, itens, artigo, peça
pending_charge: pending charge, invoice item, one-off charge, charge not invoiced, next invoice, unbilled, not invoiced yet, pending item, loose charge | cobrança pendente, cobrança avulsa, próxima fatura, item avulso, lançamento pendente, não faturado, ainda não faturada, avulsa
charge: charge, fee | cobrança, encargo, taxa, tarifa
reminder: reminder, dunning, notice, chase | lembrete, aviso, cobrança de atraso, aviso de cobrança
overdue: overdue, late, past due, unpaid, owed, due, owes, owe, in arrears, delinquent, haven't paid, not paid, outstanding, debt | vencida, vencido, atrasada, atrasado, em atraso, em aberto, inadimplente, deve, atraso, venceu, não pagou, não pagaram, pendente, dívida, inadimplência, ~devendo
due_date: due date, payment terms, deadline, due | vencimento, data de vencimento, prazo, data limite
receivables: accounts receivable, aging, ageing, receivables, who owes, how long, owe us, overdue report, debtors | contas a receber, quem deve, quem me deve, devendo, há quanto tempo, inadimplência, inadimplentes, devedores, aging
report: report, summary, analytics, statistics, breakdown, metrics, dashboard, overview, insight | relatório, resumo, estatística, análise, balanço, painel, métrica, quanto vendemos, demonstrativo
statement: statement, account statement, account history, ledger, movements | extrato, extrato de conta, demonstrativo, movimentação, histórico da conta
query: sql, query, average, ranking, top ten, group by, sum, how much in total, per customer, aggregate, top, median, percentage of, trend | média, ranking, soma, agrupar, quanto no total, por cliente, total por, maiores, top, comparar por mês
data: data, dataset, records, information | dados, informação, registros
total: total, sum, amount, grand total | total, soma, montante, valor total
amount: amount, value, sum, figure | valor, quantia, montante, importância
discount: discount, rebate, reduction, off, percent off | desconto, abatimento, redução
coupon: coupon, promo code, voucher, discount code, promotion | cupom, vale, código promocional, código de desconto, promoção
gift_card: gift card, gift certificate | vale-presente, cartão presente
price: price, pricing, cost, rate, how much, list price | preço, valor, custo, tarifa, quanto custa
product: product, service, goods, merchandise, sku, plan, article | produto, serviço, mercadoria, plano, artigo
catalog: catalog, catalogue, price list, assortment | catálogo, tabela de preços, lista de preços
quantity: quantity, qty, units, how many, number | quantidade, qtd, unidades, quantos, quantas
unit_price: unit price | preço unitário, valor unitário
draft: draft, not issued, unfinished | rascunho, provisório
scheduled: scheduled, planned, future, going out | agendada, agendado, programada, ia sair, futura
open: open, outstanding, unpaid | em aberto, aberta, pendente
memo: memo, note, remark, comment, annotation | observação, nota, anotação, comentário, recado
currency: currency, exchange rate, forex, dollars, euros | moeda, câmbio, dólar, real, cotação, euro
bank: bank, bank account, iban | banco, conta bancária, bancário
transfer: transfer, wire, bank transfer, wire transfer | transferência, ted, doc, pix, transferência bancária
cash: cash, money, coins | dinheiro, espécie
money: money, funds | dinheiro, grana, verba
check: cheque, check | cheque
card: card, credit card, debit card | cartão, cartão de crédito, cartão de débito
wallet: wallet, purse | carteira
order: order, purchase, sales order | pedido, encomenda, compra, ordem
purchase_order: purchase order, order from a supplier, buy from, po | pedido de compra, ordem de compra, comprar do fornecedor
cart: cart, basket, shopping cart, checkout | carrinho, cesta, sacola
stock: stock, inventory, on hand, units left, do we have left, availability | estoque, inventário, disponibilidade, sobrou, tem sobrando
warehouse: warehouse, depot, storage, location | depósito, armazém, almoxarifado, galpão
shipping: shipping, shipment, delivery, freight, postage, carrier, courier | envio, frete, entrega, remessa, expedição, transporte, transportadora, correios
package: package, parcel, box, shipment | pacote, encomenda, volume, caixa
label: label, sticker, tag | etiqueta, rótulo
return: return, returned goods, send back, rma | devolução, devolver, troca, mercadoria devolvida
review: review, rating, feedback, opinion, stars, testimonial | avaliação, opinião, resenha, nota, depoimento
loyalty: loyalty, points, rewards, cashback | fidelidade, pontos, recompensa
campaign: campaign, newsletter, marketing, promotion, advert, ad, advertising | campanha, boletim, propaganda, anúncio, promoção, divulgação
sale: sale, sales, sold, selling, revenue, turnover, income | venda, vendas, vendido, vender, receita, faturamento
best_seller: best seller, best sellers, top selling, sold most, most popular | mais vendidos, mais vendido, campeões de venda
expense: expense, spending, cost, outlay | despesa, gasto, custo
budget: budget, allowance | orçamento, verba
profit: profit, margin, earnings, gain | lucro, margem, ganho
loss: loss, bad debt, write off, uncollectible, shrinkage | prejuízo, perda, dívida perdida, incobrável, calote
payroll: payroll, salary, wage, pay slip, payslip | folha de pagamento, salário, holerite, contracheque
accounting: accounting, bookkeeping, journal entry, ledger | contabilidade, contábil, lançamento contábil, razão
contract: contract, agreement, deal, lease | contrato, acordo, aluguel
lead: lead, prospect, opportunity, deal | lead, prospecto, oportunidade, negócio
loan: loan, mortgage, lending | empréstimo, financiamento
insurance: insurance, policy, claim | seguro, apólice, sinistro
investment: investment, portfolio, shares, stocks | investimento, carteira, ações
store: store, shop, storefront, outlet | loja, vitrine, comércio
subscription: subscription, plan, membership | assinatura, plano, mensalidade, adesão
paid: paid, settled, paid in full | pago, paga, quitado, quitada, pagas, pagos
reservation: reservation, booking | reserva
ticket_price: fare, fee | tarifa, passagem
receipt: receipt, proof of payment, voucher | recibo, comprovante
uncollectible: uncollectible, bad debt, write off, bankrupt, hopeless | incobrável, prejuízo, calote, perdida, dívida podre, falido, faliu
savings: savings, savings account | poupança, reserva
transaction: transaction, transactions, movements, activity, operations | transação, transações, movimentação, movimentações, lançamento, operação
stock_price: stock, share, share price, ticker, equity, stock price | ação, ações, bolsa, cotação da ação, papel
crypto: cryptocurrency, crypto, bitcoin, ethereum, coin | criptomoeda, cripto, bitcoin, moeda digital
exchange_rate: exchange rate, currency conversion, dollars, euros | taxa de câmbio, dólares, dólar, reais, euros, em reais
interest: interest, rate, yield | juros, rendimento
installment: installment, instalment, installments, split payment | parcela, parcelamento, parcelar, prestação, vezes
debt: debt, owed, liability | dívida, débito
fine: fine, penalty, late fee | multa, penalidade, juros de mora
payout: payout, disbursement, withdrawal | repasse, saque, pagamento ao vendedor
bill_to_pay: bill, payable, accounts payable, utility bill | conta a pagar, contas a pagar, conta de luz, conta de água, boleto
payable: payable, accounts payable, bills to pay | contas a pagar, a pagar
receipt_doc: receipt, proof | comprovante, recibo
cost_center: cost center, cost centre | centro de custo
ledger_account: chart of accounts, ledger account | plano de contas, conta contábil
deal: deal, opportunity, pipeline, stage | negócio, oportunidade, funil, etapa, negociação
segment: segment, audience, cohort | segmento, público, audiência
conversion: conversion, funnel | conversão, funil
traffic: traffic, visits, page views, visitors | tráfego, visitas, acessos, visitantes
variant: variant, option, size, sku | variante, variação, opção, tamanho
brand: brand, make | marca
barcode: barcode, ean, qr code | código de barras, código qr
serial: serial number, lot, batch | número de série, lote
wishlist: wishlist, favorites | lista de desejos, favoritos
gift: gift, present | presente, brinde
delivery_date: delivery date, eta, arrival, arrive | data de entrega, previsão de entrega, chega quando, prazo de entrega
pickup: pickup, collection | retirada, coleta
exchange_item: exchange, swap | troca
warranty: warranty, guarantee | garantia
rent: rent, rental, lease | aluguel, locação
income: income, earnings, revenue | renda, receita, ganhos
cash_flow: cash flow | fluxo de caixa
trial: trial, free trial | teste grátis, período de teste
usage: usage, consumption, metered | uso, consumo
tier: tier, plan, package | plano, nível, pacote
affiliate: affiliate, partner, reseller | afiliado, parceiro, revendedor
commission: commission | comissão
bonus: bonus, incentive | bônus, bonificação, prêmio
auction: auction, bid, tender | leilão, licitação, lance
tab: tab, table order | comanda
fleet: fleet, vehicles | frota
logistics: logistics, supply chain | logística
sample: sample, specimen | amostra
demand: demand, need | demanda
expiry: expiry, expiration date, valid until, shelf life | validade, vencimento do produto
asset: asset, property, equipment | patrimônio, ativo, bem
creditor: creditor | credor
partner: partner, shareholder | sócio, parceiro
advertiser: advertiser, ad | anunciante, anúncio
collection: collection, group of products | coleção
inspection_report: appraisal, inspection report, expert report | laudo, vistoria
health_plan: health plan, insurance plan | convênio, plano de saúde
`;
