// MAIL_WORDS: what messages to customers say, in English and Brazilian Portuguese.
// Step 6 of a request's walk; mail-text.ts puts them together.
import type { Language } from '../../domain/language.ts';
import type { Tone } from '../../domain/mail/message.ts';

/** What a text says of an invoice, written in its language. */
export interface Said {
  readonly seller: string;
  readonly number: string;
  /** What it came to, and what remains to be paid. */
  readonly total: string;
  readonly remaining: string;
  /** Null: it has no due date. */
  readonly due: string | null;
  /** The day on which it was paid. */
  readonly paid: string;
  /** Whole days past due. */
  readonly days: number;
}

/** One kind of message. */
export interface MailWords {
  readonly subject: (said: Said) => string;
  readonly body: (said: Said) => string;
}

/** The texts of one language. */
export interface LanguageWords {
  readonly greeting: (name: string) => string;
  readonly pay: (path: string) => string;
  readonly farewell: string;
  readonly invoice: MailWords;
  readonly receipt: MailWords;
  readonly reminder: Readonly<Record<Tone, MailWords>>;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const EN: LanguageWords = {
  greeting: (name) => `Hello ${name},`,
  pay: (path) => `You can pay it here: ${path}`,
  farewell: 'Kind regards,',
  invoice: {
    subject: ({ number, seller }) => `Invoice ${number} from ${seller}`,
    body: ({ number, remaining, due }) =>
      due === null
        ? `Your invoice ${number} is ready. The amount to pay is ${remaining}.`
        : `Your invoice ${number} is ready. The amount to pay is ${remaining}, due on ${due}.`,
  },
  receipt: {
    subject: ({ number, seller }) => `Receipt for invoice ${number} from ${seller}`,
    body: ({ number, total, paid }) => `Thank you. Invoice ${number}, ${total}, is paid in full since ${paid}. Nothing remains to be paid.`,
  },
  reminder: {
    friendly: {
      subject: ({ number, due }) => `A friendly reminder: invoice ${number} was due on ${due}`,
      body: ({ number, remaining, due, days: late }) =>
        `Perhaps it slipped your mind: invoice ${number}, with ${remaining} to pay, was due on ${due}, ${days(late)} ago. ` +
        'If it has been paid in the meantime, thank you, and please disregard this message.',
    },
    neutral: {
      subject: ({ number, days: late }) => `Reminder: invoice ${number} is ${days(late)} past due`,
      body: ({ number, remaining, due, days: late }) =>
        `Invoice ${number} was due on ${due} and is now ${days(late)} past due. ${remaining} remains to be paid. ` +
        'Please arrange the payment, or tell us if something about the invoice is wrong.',
    },
    firm: {
      subject: ({ number, days: late }) => `Payment needed: invoice ${number} is ${days(late)} past due`,
      body: ({ number, remaining, due, days: late }) =>
        `Invoice ${number} was due on ${due}. It is ${days(late)} past due, and ${remaining} is still unpaid. ` +
        'Please pay it now. If you cannot, reply to this message today so that we can agree on what to do.',
    },
  },
};

const dias = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);

const PT_BR: LanguageWords = {
  greeting: (name) => `Olá, ${name}!`,
  pay: (path) => `Você pode pagar por aqui: ${path}`,
  farewell: 'Atenciosamente,',
  invoice: {
    subject: ({ number, seller }) => `Fatura ${number} de ${seller}`,
    body: ({ number, remaining, due }) =>
      due === null
        ? `Sua fatura ${number} está disponível. O valor a pagar é ${remaining}.`
        : `Sua fatura ${number} está disponível. O valor a pagar é ${remaining}, com vencimento em ${due}.`,
  },
  receipt: {
    subject: ({ number, seller }) => `Recibo da fatura ${number} de ${seller}`,
    body: ({ number, total, paid }) => `Obrigado. A fatura ${number}, de ${total}, está quitada desde ${paid}. Não há nada mais a pagar.`,
  },
  reminder: {
    friendly: {
      subject: ({ number, due }) => `Um lembrete: a fatura ${number} venceu em ${due}`,
      body: ({ number, remaining, due, days: late }) =>
        `Talvez tenha passado despercebido: a fatura ${number}, com ${remaining} a pagar, venceu em ${due}, há ${dias(late)}. ` +
        'Se o pagamento já foi feito, agradecemos, e pedimos que desconsidere esta mensagem.',
    },
    neutral: {
      subject: ({ number, days: late }) => `Lembrete: fatura ${number} vencida há ${dias(late)}`,
      body: ({ number, remaining, due, days: late }) =>
        `A fatura ${number} venceu em ${due} e está em atraso há ${dias(late)}. Restam ${remaining} a pagar. ` +
        'Pedimos que providencie o pagamento ou nos avise se houver algo errado com a fatura.',
    },
    firm: {
      subject: ({ number, days: late }) => `Pagamento necessário: fatura ${number} vencida há ${dias(late)}`,
      body: ({ number, remaining, due, days: late }) =>
        `A fatura ${number} venceu em ${due}. Está em atraso há ${dias(late)}, e ${remaining} continuam em aberto. ` +
        'Pedimos que pague agora. Se não for possível, responda a esta mensagem ainda hoje para combinarmos uma solução.',
    },
  },
};

/** The texts of each language. */
export const MAIL_WORDS: Readonly<Record<Language, LanguageWords>> = { en: EN, 'pt-BR': PT_BR };
