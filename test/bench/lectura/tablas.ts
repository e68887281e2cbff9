import { agrupar, contar, porcentaje, type Cuenta } from './cuenta.ts'
import type { Leida } from './leer-todo.ts'
import { GRUPOS } from './muestra.ts'

const TITULOS = [
  'archivos',
  'campos',
  'exactos',
  'vacíos',
  'mal, no seguros',
  'mal y seguros',
  'seguros',
  'claves exactas',
  'todos exactos',
  'a la letra',
  's/archivo p50',
  'media',
]

function cifras(c: Cuenta): string[] {
  return [
    String(c.archivos),
    String(c.campos),
    String(c.exactos),
    String(c.vacios),
    String(c.dudosos),
    c.falsos === 0 ? '0' : `**${c.falsos}**`,
    String(c.seguros),
    porcentaje(c.clavesExactas, c.claves),
    porcentaje(c.exactos, c.campos),
    porcentaje(c.estrictos, c.campos),
    c.p50.toFixed(2),
    c.media.toFixed(2),
  ]
}

export function tabla(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Per group and harm, then the whole. */
export function tablaDeDanos(leidas: readonly Leida[]): string {
  const rows = GRUPOS.flatMap((grupo) => {
    const own = leidas.filter(({ muestra }) => muestra.grupo === grupo)
    if (own.length === 0) return []
    const each = [...agrupar(own, ({ muestra }) => muestra.dano)].map(([dano, some]) => [dano, ...cifras(contar(some))])
    return each.length === 1 ? each : [...each, [`**${grupo}**`, ...cifras(contar(own))]]
  })
  return tabla(['daño', ...TITULOS], [...rows, ['**total**', ...cifras(contar(leidas))]])
}

/** Per paper and harm (or paper, form and harm when `conForma`). */
export function tablaDePapeles(leidas: readonly Leida[], conForma: boolean): string {
  const name = ({ muestra }: Leida): string =>
    [muestra.documento, ...(conForma ? [muestra.forma] : []), muestra.dano].join(' · ')
  const groups = [...agrupar(leidas, name)].sort(([a], [b]) => a.localeCompare(b, 'es'))
  return tabla(
    ['papel', ...TITULOS],
    groups.map(([key, some]) => [key, ...cifras(contar(some))]),
  )
}

/** Which fields go wrong, worst first. */
export function tablaDeCampos(leidas: readonly Leida[]): string {
  const all = leidas.flatMap(({ muestra, veredictos }) =>
    veredictos.map((each) => ({ ...each, nombre: `${muestra.documento}.${each.campo}` })),
  )
  const rows = [...agrupar(all, ({ nombre }) => nombre)].map(([nombre, some]) => {
    const of = (resultado: string): number => some.filter((each) => each.resultado === resultado).length
    return { nombre, some, vacios: of('vacio'), dudosos: of('dudoso'), falsos: of('falso'), bien: of('exacto') }
  })
  return tabla(
    ['campo', 'leídos', 'exactos', 'vacíos', 'mal, no seguros', 'mal y seguros'],
    rows
      .sort((a, b) => a.bien / a.some.length - b.bien / b.some.length)
      .map((row) => [
        row.nombre,
        String(row.some.length),
        porcentaje(row.bien, row.some.length),
        String(row.vacios),
        String(row.dudosos),
        String(row.falsos),
      ]),
  )
}

const CORTES = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 0.995, 1.001]

/** Of the fields read with each confidence, how many were right: in all, and by where they came from. */
export function tablaDeCalibracion(leidas: readonly Leida[]): string {
  const read = leidas.flatMap(({ veredictos }) => veredictos).filter(({ confianza }) => confianza !== null)
  const share = (some: typeof read): string =>
    some.length === 0
      ? '–'
      : `${porcentaje(some.filter(({ resultado }) => resultado === 'exacto').length, some.length)} (${some.length})`
  const rows = CORTES.slice(0, -1).flatMap((low, index) => {
    const high = CORTES[index + 1] ?? 1
    const bin = read.filter(({ confianza }) => (confianza ?? 0) >= low && (confianza ?? 0) < high)
    if (bin.length === 0) return []
    const mean = bin.reduce((sum, { confianza }) => sum + (confianza ?? 0), 0) / bin.length
    const of = (fuente: string): string => share(bin.filter((each) => each.fuente === fuente))
    const range = `${low}–${Math.min(1, high)}`
    return [[range, mean.toFixed(3), share(bin), of('qr'), of('texto'), of('ocr')]]
  })
  return tabla(['confianza', 'media', 'acertados (campos)', 'qr', 'texto', 'ocr'], rows)
}
