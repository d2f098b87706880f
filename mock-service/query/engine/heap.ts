// Heap: texts into the engine's memory and out of it, in UTF-8.
// Beside step 5 of a request's walk: every text of a query passes here.
import type { Pointer, Sqlite } from './sqlite.ts';

const utf8 = new TextEncoder();
const decoder = new TextDecoder();
/** UTF-8 bytes of one UTF-16 unit, at most. */
const BYTES_A_UNIT = 3;

/** Texts in the memory of one engine. */
export class Heap {
  readonly #wasm: Sqlite['wasm'];
  #scratch: Pointer = 0;
  #scratchBytes = 0;

  constructor({ wasm }: Pick<Sqlite, 'wasm'>) {
    this.#wasm = wasm;
  }

  /** Writes a text where the next one will be written: whoever is told of it copies it at once. Its address is `at`. */
  write(text: string): { readonly at: Pointer; readonly bytes: number } {
    const at = this.#room(text.length * BYTES_A_UNIT);
    const memory = this.#wasm.heap8u();
    const bytes = asciiInto(memory, at, text) ? text.length : utf8.encodeInto(text, memory.subarray(at, at + this.#scratchBytes)).written;
    return { at, bytes };
  }

  read(at: Pointer, bytes: number): string {
    return decoder.decode(this.#wasm.heap8u().subarray(at, at + bytes));
  }

  bytes(at: Pointer, bytes: number): Uint8Array {
    return this.#wasm.heap8u().slice(at, at + bytes);
  }

  /** A text that ends with a zero byte; empty when there is none. */
  cString(at: Pointer): string {
    if (at === 0) return '';
    const memory = this.#wasm.heap8u();
    return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  #room(bytes: number): Pointer {
    if (bytes <= this.#scratchBytes) return this.#scratch;
    this.#wasm.dealloc(this.#scratch);
    this.#scratchBytes = 0;
    this.#scratch = this.#wasm.alloc(Math.max(bytes, 1024));
    this.#scratchBytes = Math.max(bytes, 1024);
    return this.#scratch;
  }
}

/** Writes a text that is ASCII, and says so; most are, and an encoder's call costs more than they do. */
function asciiInto(memory: Uint8Array, at: Pointer, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 127) return false;
    memory[at + index] = unit;
  }
  return true;
}
