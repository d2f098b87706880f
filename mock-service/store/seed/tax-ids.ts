// Tax identifiers with right check digits, for the seed data.
// Beneath a request's walk. They are drawn, not collected: nobody is meant.
import type { Random } from '../../determinism/random.ts';

function digits(random: Random, length: number): string {
  return Array.from({ length }, () => random.int(0, 9)).join('');
}

/** The check digit of Brazil's and Portugal's numbers: weighted sum, modulo 11, 10 and 11 count as 0. */
function checkDigit(body: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  const rest = sum % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

/** 14 digits: root (from 99, far beyond those in use), branch 0001, two check digits. @see Instrução Normativa RFB 2.119/2022 */
export function drawCnpj(random: Random): string {
  const body = `99${digits(random, 6)}0001`;
  const first = checkDigit(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return body + first + checkDigit(body + first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** 11 digits, the last two are check digits. @see Instrução Normativa RFB 2.172/2024 */
export function drawCpf(random: Random): string {
  const body = `99${digits(random, 7)}`;
  const first = checkDigit(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return body + first + checkDigit(body + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
}

/** 9 digits of a company (from 59, far beyond those in use), the last is the check digit. @see Decreto-Lei 14/2013, article 11 */
export function drawNif(random: Random): string {
  const body = `59${digits(random, 6)}`;
  return body + checkDigit(body, [9, 8, 7, 6, 5, 4, 3, 2]);
}
