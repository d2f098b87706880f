// CATALOGUE_ENTRIES: what a search of our own tools reads of them: names, and descriptions in two languages.
// Beside the tools to be; `fixtures/discovery/catalogue.jsonl` is the same for whoever measures, and a test compares them.

/** The 41 tools, in the order of what they are about. The model reads the English description alone. */
export const CATALOGUE_ENTRIES = [
  {
    name: 'create_invoice',
    category: 'invoices',
    description:
      'Create a draft invoice for a customer, with its lines, due date and memo. Nothing is sent and the draft can still be changed. Not for repeating an existing invoice: use duplicate_invoice.',
    description_pt:
      'Cria uma fatura em rascunho para um cliente, com linhas, vencimento e observação. Nada é enviado e o rascunho ainda pode mudar. Não serve para repetir uma fatura que já existe: use duplicate_invoice.',
  },
  {
    name: 'get_invoice',
    category: 'invoices',
    description:
      'Read one invoice by its id: status, totals, lines, amount due. Use when you know the id; otherwise search_invoices or list_invoices.',
    description_pt:
      'Lê uma fatura pelo id: situação, totais, linhas, valor em aberto. Use quando souber o id; senão, search_invoices ou list_invoices.',
  },
  {
    name: 'list_invoices',
    category: 'invoices',
    description:
      'List invoices page by page, filtered by customer, status, or dates. For words in a number, name or memo use search_invoices.',
    description_pt:
      'Lista faturas página a página, com filtro por cliente, situação ou datas. Para palavras do número, do nome ou da observação use search_invoices.',
  },
  {
    name: 'search_invoices',
    category: 'invoices',
    description: 'Find invoices by words: number, customer name, memo, text of a line. For exact filters use list_invoices.',
    description_pt:
      'Encontra faturas por palavras: número, nome do cliente, observação, texto de uma linha. Para filtros exatos use list_invoices.',
  },
  {
    name: 'update_invoice',
    category: 'invoices',
    description:
      "Change the header of a draft invoice: due date, memo, payment terms, discount, custom fields. Do not use to change a line's quantity, price or text: use update_invoice_line_item.",
    description_pt:
      'Altera o cabeçalho de uma fatura em rascunho: vencimento, observação, condições de pagamento, desconto, campos. Não use para mudar quantidade, preço ou texto de uma linha: use update_invoice_line_item.',
  },
  {
    name: 'delete_draft_invoice',
    category: 'invoices',
    description:
      'Delete an invoice that is still a draft; it is gone for good. An issued invoice cannot be deleted: use void_invoice or cancel_invoice.',
    description_pt:
      'Apaga uma fatura que ainda é rascunho; ela some de vez. Uma fatura emitida não pode ser apagada: use void_invoice ou cancel_invoice.',
  },
  {
    name: 'finalize_invoice',
    category: 'invoices',
    description: 'Issue a draft: it gets its number, becomes open and can no longer be edited. Does not send it; use send_invoice.',
    description_pt: 'Emite um rascunho: ganha número, fica em aberto e não pode mais ser editado. Não envia; use send_invoice.',
  },
  {
    name: 'send_invoice',
    category: 'invoices',
    description:
      'E-mail an issued invoice to the customer, with the PDF and the payment link. Not for chasing a late payer: use send_payment_reminder.',
    description_pt:
      'Envia por e-mail ao cliente uma fatura emitida, com o PDF e o link de pagamento. Não serve para cobrar quem está atrasado: use send_payment_reminder.',
  },
  {
    name: 'send_payment_reminder',
    category: 'collections',
    description: 'Remind a customer by e-mail of an invoice that is past due, in a friendly, firm or final tone.',
    description_pt: 'Lembra o cliente por e-mail de uma fatura vencida, em tom amigável, firme ou final.',
  },
  {
    name: 'void_invoice',
    category: 'invoices',
    description:
      'Declare an issued invoice invalid because it was a mistake; number and record stay. Only for open invoices without payments. If it was scheduled and not issued yet use cancel_invoice; if the debt is real but hopeless use mark_invoice_uncollectible.',
    description_pt:
      'Anula uma fatura emitida por engano; número e registro ficam. Só para faturas em aberto sem pagamentos. Se estava agendada e ainda não foi emitida use cancel_invoice; se a dívida existe mas não será paga use mark_invoice_uncollectible.',
  },
  {
    name: 'cancel_invoice',
    category: 'invoices',
    description: 'Call off a scheduled invoice before it is issued. Not for one that the customer already has: use void_invoice.',
    description_pt: 'Cancela uma fatura agendada antes de ser emitida. Não serve para a que o cliente já recebeu: use void_invoice.',
  },
  {
    name: 'mark_invoice_uncollectible',
    category: 'collections',
    description:
      'Write off an open invoice as bad debt: the money is owed but will not come. Not for invoices made by mistake: use void_invoice.',
    description_pt:
      'Dá uma fatura em aberto como perdida (incobrável): o dinheiro é devido mas não virá. Não serve para faturas feitas por engano: use void_invoice.',
  },
  {
    name: 'mark_invoice_paid',
    category: 'payments',
    description:
      'Settle an invoice in full that was paid outside the system, without recording details of a payment. For an amount, date or method use record_payment.',
    description_pt:
      'Dá baixa total numa fatura paga fora do sistema, sem os dados do pagamento. Para valor, data ou forma use record_payment.',
  },
  {
    name: 'duplicate_invoice',
    category: 'invoices',
    description:
      'Copy an existing invoice into a new draft with the same customer and lines. For a schedule that repeats by itself use create_recurring_invoice.',
    description_pt:
      'Copia uma fatura existente para um novo rascunho com o mesmo cliente e as mesmas linhas. Para repetição automática use create_recurring_invoice.',
  },
  {
    name: 'download_invoice_pdf',
    category: 'invoices',
    description: 'Fetch an issued invoice as a PDF document, in English or Portuguese. For how a draft will look use preview_invoice.',
    description_pt:
      'Baixa uma fatura emitida como documento PDF, em inglês ou português. Para ver como um rascunho ficará use preview_invoice.',
  },
  {
    name: 'preview_invoice',
    category: 'invoices',
    description: 'Compute totals, taxes and due date of an invoice without storing anything.',
    description_pt: 'Calcula totais, impostos e vencimento de uma fatura sem gravar nada.',
  },
  {
    name: 'add_invoice_line_item',
    category: 'line_items',
    description: 'Add a line to a draft invoice: product or text, quantity, unit price, tax.',
    description_pt: 'Acrescenta uma linha a uma fatura em rascunho: produto ou texto, quantidade, preço unitário, imposto.',
  },
  {
    name: 'update_invoice_line_item',
    category: 'line_items',
    description:
      'Change one line of a draft invoice: quantity, unit price, description, tax or discount of that line. Do not use for due date or memo: use update_invoice. Not for pending charges: use update_invoice_item.',
    description_pt:
      'Altera uma linha de uma fatura em rascunho: quantidade, preço unitário, descrição, imposto ou desconto dessa linha. Não use para vencimento ou observação: use update_invoice. Não serve para cobranças pendentes: use update_invoice_item.',
  },
  {
    name: 'remove_invoice_line_item',
    category: 'line_items',
    description: 'Take one line off a draft invoice; the totals are recomputed.',
    description_pt: 'Tira uma linha de uma fatura em rascunho; os totais são recalculados.',
  },
  {
    name: 'create_invoice_item',
    category: 'pending_items',
    description:
      "Put a pending charge on a customer's account, to be picked up by the next invoice. For a line of an existing draft use add_invoice_line_item.",
    description_pt:
      'Lança uma cobrança avulsa pendente para o cliente, a ser incluída na próxima fatura. Para uma linha de um rascunho existente use add_invoice_line_item.',
  },
  {
    name: 'update_invoice_item',
    category: 'pending_items',
    description: 'Change a pending charge that is on no invoice yet: amount, quantity or text.',
    description_pt: 'Altera uma cobrança pendente que ainda não está em nenhuma fatura: valor, quantidade ou texto.',
  },
  {
    name: 'delete_invoice_item',
    category: 'pending_items',
    description: 'Delete a pending charge that is on no invoice yet.',
    description_pt: 'Apaga uma cobrança pendente que ainda não está em nenhuma fatura.',
  },
  {
    name: 'create_credit_note',
    category: 'credits',
    description:
      'Lower what is owed on an issued invoice with a credit note, for a return, a discount or a mistake. Money that was paid goes back with create_refund.',
    description_pt:
      'Diminui o valor devido de uma fatura emitida com uma nota de crédito, por devolução, desconto ou erro. Dinheiro já pago volta com create_refund.',
  },
  {
    name: 'void_credit_note',
    category: 'credits',
    description: 'Undo a credit note that was issued by mistake; the invoice owes the amount again.',
    description_pt: 'Anula uma nota de crédito emitida por engano; a fatura volta a dever o valor.',
  },
  {
    name: 'apply_customer_credit',
    category: 'credits',
    description: "Use a customer's credit balance to pay down an open invoice.",
    description_pt: 'Usa o saldo de crédito do cliente para abater uma fatura em aberto.',
  },
  {
    name: 'create_refund',
    category: 'payments',
    description: 'Give money back to a customer from a payment, in full or in part. To lower an unpaid invoice use create_credit_note.',
    description_pt:
      'Devolve dinheiro ao cliente a partir de um pagamento, todo ou em parte. Para diminuir uma fatura não paga use create_credit_note.',
  },
  {
    name: 'record_payment',
    category: 'payments',
    description:
      'Record a payment received for an invoice: amount, date and method such as cash, bank transfer, Pix or check; also part payments.',
    description_pt:
      'Registra um pagamento recebido de uma fatura: valor, data e forma, como dinheiro, transferência, Pix ou cheque; também pagamentos parciais.',
  },
  {
    name: 'list_payments',
    category: 'payments',
    description: 'List payments received, newest first, filtered by invoice, customer, date or method.',
    description_pt: 'Lista pagamentos recebidos, do mais novo ao mais antigo, por fatura, cliente, data ou forma.',
  },
  {
    name: 'create_payment_link',
    category: 'payments',
    description: 'Make a web address where the customer can pay an invoice online.',
    description_pt: 'Gera um endereço na web onde o cliente paga a fatura online.',
  },
  {
    name: 'create_customer',
    category: 'customers',
    description: 'Register a new customer: name, e-mail, tax id, address, language.',
    description_pt: 'Cadastra um novo cliente: nome, e-mail, CPF ou CNPJ, endereço, idioma.',
  },
  {
    name: 'update_customer',
    category: 'customers',
    description: "Change a customer's name, e-mail, address, phone or tax id, or archive the customer.",
    description_pt: 'Altera nome, e-mail, endereço, telefone ou CPF/CNPJ de um cliente, ou o arquiva.',
  },
  {
    name: 'get_customer_statement',
    category: 'reports',
    description: "Statement of one customer's account over a period: invoices, payments, credits and balance.",
    description_pt: 'Extrato da conta de um cliente num período: faturas, pagamentos, créditos e saldo.',
  },
  {
    name: 'get_aging_report',
    category: 'reports',
    description: 'Accounts receivable by age: who owes how much, current and 30, 60, 90 days past due.',
    description_pt: 'Contas a receber por idade: quem deve quanto, a vencer e vencido há 30, 60, 90 dias.',
  },
  {
    name: 'create_product',
    category: 'catalog',
    description: 'Add a product or service to the price list, with its unit price and tax.',
    description_pt: 'Inclui um produto ou serviço na tabela de preços, com preço unitário e imposto.',
  },
  {
    name: 'update_product_price',
    category: 'catalog',
    description: 'Change the price of a product from now on; existing invoices keep theirs.',
    description_pt: 'Muda o preço de um produto daqui em diante; faturas existentes ficam como estão.',
  },
  {
    name: 'create_tax_rate',
    category: 'catalog',
    description: 'Define a tax rate: name, percentage, jurisdiction, inclusive or exclusive.',
    description_pt: 'Define uma alíquota de imposto: nome, percentual, jurisdição, incluída ou por fora.',
  },
  {
    name: 'create_quote',
    category: 'quotes',
    description: 'Draw up a quote (estimate) for a customer with lines, prices and an expiry date. No debt arises.',
    description_pt: 'Monta um orçamento (proposta) para um cliente com linhas, preços e validade. Nenhuma dívida surge.',
  },
  {
    name: 'convert_quote_to_invoice',
    category: 'quotes',
    description: 'Turn a quote that the customer accepted into a draft invoice.',
    description_pt: 'Transforma um orçamento aceito pelo cliente em fatura em rascunho.',
  },
  {
    name: 'create_recurring_invoice',
    category: 'recurring',
    description: 'Set up a schedule that bills a customer again and again: weekly, monthly or yearly.',
    description_pt: 'Configura uma cobrança que se repete para um cliente: semanal, mensal ou anual.',
  },
  {
    name: 'pause_recurring_invoice',
    category: 'recurring',
    description: 'Stop a recurring invoice for a while, or until it is resumed.',
    description_pt: 'Suspende uma fatura recorrente por um tempo, ou até ser retomada.',
  },
  {
    name: 'query_data',
    category: 'reports',
    description:
      'Answer a question over all data with one read-only SQL SELECT: sums, averages, groupings, rankings that no other tool gives.',
    description_pt:
      'Responde a uma pergunta sobre todos os dados com um SELECT SQL só de leitura: somas, médias, agrupamentos, rankings que nenhuma outra ferramenta dá.',
  },
] as const;
