// CONTENDERS: all that a storm compares, in the order of its table. A new one is a file and a line.
import type { Contender } from '../contender.ts';
import { axiosRetries } from './axios-retry.ts';
import { cockatiels } from './cockatiel.ts';
import { gots } from './got.ts';
import { HARNESSES } from './harness.ts';
import { once } from './once.ts';
import { pRetries } from './p-retry.ts';

export const CONTENDERS: readonly Contender[] = [once, ...Object.values(HARNESSES), ...pRetries, ...axiosRetries, ...gots, ...cockatiels];
