// A program of its own that raises hand-offs in a shared file until it has done so often enough or is killed; tells of each once it is kept.
// arguments: file, name, how often, how many different codes

import { fileHandOffs } from '../../../../src/orchestrator/hand-off-file.ts';
import { createHandOffs } from '../../../../src/orchestrator/hand-offs/hand-offs.ts';
import { systemClock } from '../../../../src/ports/clock.ts';
import { systemRandom } from '../../../../src/ports/random.ts';
import { toolError } from '../tool-errors.ts';

const [file = '', name = '', times = '1', codes = '1'] = process.argv.slice(2);
const handOffs = createHandOffs({ store: fileHandOffs(file, systemRandom), clock: systemClock, random: systemRandom });

for (let time = 0; time < Number(times); time += 1) {
  const { id } = await handOffs.raise({
    error: toolError('permission_denied', { upstream: { status: 403, code: `code_${time % Number(codes)}` } }),
    because: 'human_must_act',
    target: { host: 'api.example:443', credential: 'main' },
    operation: `operation_of_${name}`,
    input: {},
    attempts: [],
  });
  process.stdout.write(`${id}\n`);
}
