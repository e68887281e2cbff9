/**
 * What both tiers must show together. `results` are results of steps: engine ("sqlite" or "postgres"), files and calls.
 * A fault is one sentence.
 */
export const crossEngineFaults = (results) => [...differentCounts(results), ...untriedCalls(results)]

/** Each file that runs on both engines must pass the same number of tests on each. */
function differentCounts(results) {
  const counts = { sqlite: new Map(), postgres: new Map() }
  for (const { engine, files = [] } of results)
    if (engine) for (const { file, passed } of files) counts[engine].set(file, passed)
  return [...counts.postgres]
    .filter(([file, passed]) => counts.sqlite.get(file) !== passed)
    .map(([file, passed]) => `${file}: SQLite cuenta ${counts.sqlite.get(file) ?? 0} y PostgreSQL ${passed}`)
}

/**
 * Calls that a step answered on SQLite and no step on PostgreSQL: each needs an API test, which runs on both. No query stands behind an
 * address without a route ("*") nor behind a 503, whose request never got its place.
 */
function untriedCalls(results) {
  const of = (wanted) => results.filter(({ engine }) => engine === wanted).flatMap(({ calls = [] }) => calls)
  const known = new Set(of('postgres').map((line) => line.split('\t')[0]))
  const causes = new Map(of('sqlite').map((line) => line.split('\t')))
  return [...causes]
    .filter(([call]) => !known.has(call) && !call.includes(' * ') && !call.endsWith(' 503'))
    .sort()
    .map(([call, cause]) => `${call}: ${cause ?? 'nada la prueba en PostgreSQL; pide una prueba de API'}`)
}
