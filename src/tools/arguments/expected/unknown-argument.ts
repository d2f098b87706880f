// nearestName: the argument that was meant by a name which no argument has.
// Above the walks: what a complaint about an unknown argument adds.
import leven from 'leven';

/** `dueDate`, `due-date` and `Due Date` are `due_date`. */
function plain(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
}

/** One of `names`; null: none is near. */
export function nearestName(given: string, names: readonly string[]): string | null {
  const asked = plain(given);
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(asked, name) }))
    .sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1));
  const [best] = ranked;
  return best === undefined || best.distance > Math.max(1, Math.floor(asked.length / 3)) ? null : best.name;
}

/** A name that is half of the other's words or more is one step away: `date` for `due_date`, but not `method` for `payment_method_id`. */
function distanceOf(asked: string, name: string): number {
  const [short, long] = asked.length < name.length ? [asked, name] : [name, asked];
  if (short !== long && short.length > 3 && short.length * 2 >= long.length && `_${long}_`.includes(`_${short}_`)) return 1;
  return leven(asked, name);
}
