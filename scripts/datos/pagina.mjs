// The generated part of docs/datos.md: the tables of each area with a sentence, and a Mermaid diagram of their keys.
import { diagrama } from './diagrama.mjs'

/** Tables that no model describes. `motor`: the only engine that has the table. */
const SIN_MODELO = [
  {
    tabla: 'afiliados_fts',
    motor: 'sqlite',
    frase: 'Full-text index of names, on SQLite only; SQLite stores it in `afiliados_fts_*`, and triggers maintain it.',
  },
  { tabla: 'migraciones', frase: 'The migrations that were applied, and when.' },
]

/** What follows is generated; what comes before is written by hand. */
export const MARCA = '<!-- `npm run datos` writes the rest of this page. -->'

/**
 * The page with its generated part made again from the schema of `motor` and the models. Throws, naming the tables, when a table has
 * neither a model nor a row above, or when a described table does not exist.
 */
export function paginaDeDatos(page, { motor, esquema, modelos }) {
  const [hand, generated] = page.split(MARCA)
  if (generated === undefined) throw new Error(`Falta la línea ${MARCA}`)
  checkTablas(Object.keys(esquema), modelos, motor)
  const areas = [...new Set(modelos.map(({ area }) => area))].sort()
  const modelosOf = (area) => modelos.filter((each) => each.area === area).sort(byTabla)
  const apart = SIN_MODELO.map(({ tabla, frase }) => [`\`${tabla}\``, frase])
  const sections = [
    ...areas.map((area) => section(area, modelosOf(area), esquema)),
    `## Without a model\n\n${table(['table', 'what a row is'], apart)}`,
  ]
  return `${hand}${MARCA}\n\n${sections.join('\n\n')}\n`
}

const byTabla = (a, b) => (a.tabla < b.tabla ? -1 : 1)

function checkTablas(tablas, modelos, motor) {
  const apart = SIN_MODELO.filter((each) => (each.motor ?? motor) === motor)
  const described = [...modelos, ...apart].map(({ tabla }) => tabla)
  const unknown = tablas.filter((tabla) => !described.includes(tabla))
  if (unknown.length > 0) throw new Error(`Tablas sin modelo ni renglón en SIN_MODELO: ${unknown.join(', ')}`)
  const gone = described.filter((tabla) => !tablas.includes(tabla))
  if (gone.length > 0) throw new Error(`Tablas que ya no existen: ${gone.join(', ')}`)
}

function section(area, modelos, esquema) {
  const tablas = modelos.map(({ tabla }) => tabla)
  const elsewhere = (tabla) => {
    const targets = esquema[tabla].map(({ destino }) => destino).filter((each) => each && !tablas.includes(each))
    return [...new Set(targets)].sort().map((each) => `\`${each}\``)
  }
  const rows = modelos.map(({ tabla, archivo, frase }) => [
    `[\`${tabla}\`](../${archivo})`,
    frase,
    elsewhere(tabla).join(', '),
  ])
  const list = table(['table', 'what a row is', 'references elsewhere'], rows)
  return [`## ${area}`, list, diagrama(tablas, esquema)].filter((part) => part !== null).join('\n\n')
}

const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
