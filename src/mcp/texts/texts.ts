// SURFACE_TEXTS: what a model reads of the surface itself, by language.
// Between the wire and the catalogue: words only.
import type { Language } from '../../contract/tool-error.ts';
import { EN } from './en.ts';
import { PT_BR } from './pt-br.ts';
import type { SurfaceTexts } from './surface-texts.ts';

export const SURFACE_TEXTS: Readonly<Record<Language, SurfaceTexts>> = { en: EN, 'pt-BR': PT_BR };
