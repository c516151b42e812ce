import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const dashboards = /\/apps\/web\/admin\//;
const asItOpens = /\/apps\/web\/admin\/(?:admin-page|calendar\/calendar-tab)\.tsx$/;

/**
 * What the dashboard needs as it opens and nobody else does travels in one file: by who needs it, it would come in dozens
 * of a few hundred bytes, each a request.
 */
export function dashboardFile(moduleId: string, graph: Graph): string | null {
  return opensWithIt(moduleId, graph, new Set()) && isItsOwn(moduleId, graph, new Set()) ? 'dashboard' : null;
}

/** Some chain of static imports leads from the dashboard, as it opens, to the module. */
function opensWithIt(id: string, graph: Graph, seen: Set<string>): boolean {
  if (asItOpens.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some(above => opensWithIt(above, graph, seen)) ?? false;
}

/** Every chain of imports to the module comes through a file of the dashboard. */
function isItsOwn(id: string, graph: Graph, seen: Set<string>): boolean {
  if (dashboards.test(id) || seen.has(id)) return true;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const above = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  return above.length > 0 && above.every(each => isItsOwn(each, graph, seen));
}
