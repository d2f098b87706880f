// show: a table on stdout.
import Table from 'cli-table3';

/** Prints a title and a table. */
export function show(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = new Table({ head: [...head], style: { head: [], border: [] } });
  table.push(...rows.map((row) => [...row]));
  console.log(`\n${title}\n${table.toString()}`);
}

/** `1,234`. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}
