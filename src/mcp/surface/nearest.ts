// nearestTools, nearestCalled, nearestResources: what there is near a name that nothing has. It is told, never taken: a guess could change what nobody asked for.
// Between the wire and the catalogue.
import leven from 'leven';
import type { ResourceShelf } from '../parts.ts';
import type { SurfaceParts } from './surface-parts.ts';

const NEAREST_MAX = 3;
const CHARACTERS_MAX = 128;

/** Names of tools, the nearest first; none when nothing is near. */
export function nearestTools(name: string, { index }: Pick<SurfaceParts, 'index'>): readonly string[] {
  const { hits, weak } = index().search(name.slice(0, CHARACTERS_MAX), { limit: NEAREST_MAX });
  return weak ? [] : hits.map((hit) => hit.name);
}

/** Of such a part of the longer name at most is another letter: `call_tool` is near `call_read_tool`. */
const OTHER_MAX = 0.4;

/** The same, with what is listed before it: a name that is nearly one of the listed means that. */
export function nearestCalled(name: string, listed: readonly string[], parts: Pick<SurfaceParts, 'index'>): readonly string[] {
  const wanted = name.slice(0, CHARACTERS_MAX).toLowerCase();
  const near = listed
    .map((other) => ({ other, far: leven(wanted, other) / Math.max(wanted.length, other.length) }))
    .filter(({ far }) => far <= OTHER_MAX)
    .sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1))
    .map(({ other }) => other);
  return [...new Set([...near, ...nearestTools(name, parts)])].slice(0, NEAREST_MAX);
}

/** Addresses of resources, the nearest first. */
export function nearestResources(uri: string, resources: Pick<ResourceShelf, 'list'>): readonly string[] {
  const wanted = uri.slice(0, CHARACTERS_MAX).toLowerCase();
  return resources
    .list()
    .map((resource) => ({ uri: resource.uri, far: leven(wanted, resource.uri) }))
    .sort((a, b) => a.far - b.far || (a.uri < b.uri ? -1 : 1))
    .slice(0, NEAREST_MAX)
    .map((near) => near.uri);
}
