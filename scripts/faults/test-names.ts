// testNames: FAULTS and the router's names → mock-service/bindings/names.ts, so that an editor and a compiler know what a test may write.
// A pure function from lists to TypeScript.

const HEADER = `// FaultKind, OperationName: what a rule and a set-up may name. Generated from FAULTS and OPERATIONS by \`npm run generate\`.
// Beside a request's walk: a test written in TypeScript does not compile with another name.
`;

function union(name: string, comment: string, members: readonly string[]): string {
  return `\n/** ${comment} */\nexport type ${name} =\n${members.map((member) => `  | '${member}'`).join('\n')};\n`;
}

/** The text of the types. */
export function testNames(faults: readonly string[], operations: readonly string[]): string {
  return `${HEADER}${union('FaultKind', 'A kind of fault.', faults)}${union('OperationName', 'An operation of the provider.', operations)}`;
}
