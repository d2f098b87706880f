// A broken example: packages and built-ins that belong elsewhere.
// The architecture test must report it.
import type { fakerPT_BR } from '@faker-js/faker/locale/pt_BR';
import type { Span } from '@opentelemetry/api';
import express from 'express';
import { z } from 'zod';

export type Test = typeof import('vitest');
export const outside = [express, z, () => import('node:fs')];
export type Faker = typeof fakerPT_BR;
export type Traced = Span;
