// An area's tables as a Mermaid entity-relationship diagram.

/**
 * The keys of `tablas` and the references among them. Tables without a reference are left out, and so are keys of other areas, to keep the
 * diagram small. Returns null when no table is left.
 */
export function diagrama(tablas, esquema) {
  const keys = tablas.flatMap((tabla) => esquema[tabla].map((key) => ({ ...key, tabla })))
  const references = keys.filter(({ destino }) => tablas.includes(destino))
  const drawn = tablas.filter((tabla) => references.some((each) => each.tabla === tabla || each.destino === tabla))
  if (drawn.length === 0) return null
  const entities = drawn.flatMap((tabla) => entity(tabla, esquema[tabla], tablas))
  const lines = ['direction LR', ...entities, ...references.map((each) => reference(each, esquema))]
  return ['```mermaid', 'erDiagram', ...lines.map((each) => `  ${each}`), '```'].join('\n')
}

function entity(tabla, keys, tablas) {
  const columns = keys
    .map(({ columna, tipo, llave, destino }) => ({
      text: `${tipo} ${columna}`,
      kinds: [llave && 'PK', tablas.includes(destino) && 'FK'].filter(Boolean),
    }))
    .filter(({ kinds }) => kinds.length > 0)
  return [`${tabla} {`, ...columns.map(({ text, kinds }) => `  ${text} ${kinds.join(', ')}`), '}']
}

/** One row at most references another when the column is its table's whole key. */
function reference({ tabla, columna, nula, llave, destino }, esquema) {
  const isWholeKey = llave && esquema[tabla].filter((key) => key.llave).length === 1
  return `${destino} ${nula ? '|o' : '||'}--${isWholeKey ? 'o|' : 'o{'} ${tabla} : "${columna}"`
}
