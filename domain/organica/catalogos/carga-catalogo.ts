import type { FilaTabla } from '#domain/fila-tabla.ts'
import { foldText, normalizeText } from '#domain/identidad/normalize-text.ts'
import type { RenglonCatalogo } from './catalogo.ts'
import { cleanClaveRenglon, LIMITES_RENGLON, renglonIssues, type DatosRenglon } from './renglon-issues.ts'

/** Columns of the file, in the order of the export; titles are compared without accents or capitals. */
export const COLUMNAS_CATALOGO = [
  { campo: 'clave', titulo: 'Clave' },
  { campo: 'nombre', titulo: 'Nombre' },
  { campo: 'activo', titulo: 'Activo' },
] as const
export type CampoCatalogo = (typeof COLUMNAS_CATALOGO)[number]['campo']

const OBLIGATORIAS: readonly CampoCatalogo[] = ['clave', 'nombre']

/** What a row of the file does: makes a row, changes one, or leaves it as it is. */
export type AccionCarga = 'nuevo' | 'cambia' | 'igual'

export interface FilaCatalogo {
  /** Its number in the file, as a spreadsheet counts it. */
  readonly fila: number
  readonly datos: DatosRenglon
  readonly accion: AccionCarga
  /** What it is now, for a row that changes. */
  readonly antes: DatosRenglon | null
  readonly errores: Readonly<Partial<Record<CampoCatalogo, string>>>
}

/** `POST /api/panel/catalogos/:catalogo/carga/previa`: what the file would do. Nothing is done unless every row is right. */
export interface RevisionCatalogo {
  readonly filas: readonly (FilaCatalogo & {
    /** How many records use the row that it would switch off. */
    readonly usos: number
  })[]
  /** Rows of the file; of those that are wrong, `filas` holds the first 200. */
  readonly total: number
  readonly conError: number
  readonly columnasFaltantes: readonly string[]
  /** Tells the catalogue as it was looked at: applying asks whether it still is. */
  readonly huella: string
}

const SI = ['', 'si', 's', '1', 'true', 'verdadero', 'activo', 'a', 'x']
const NO = ['no', 'n', '0', 'false', 'falso', 'inactivo', 'i']

/**
 * Understands a table (titles first) as changes of a catalogue. Rows that the file does not name stay as they are.
 * `protegido`: the portal reads the catalogue, so that a row must stay which can be chosen.
 */
export function interpretCargaCatalogo(
  tabla: readonly FilaTabla[],
  actuales: readonly RenglonCatalogo[],
  protegido: boolean,
): { readonly filas: FilaCatalogo[]; readonly columnasFaltantes: string[] } {
  const [titulos, ...rest] = tabla
  const columns = new Map(COLUMNAS_CATALOGO.map(({ campo, titulo }) => [campo, columnOf(titulos, titulo)]))
  const columnasFaltantes = COLUMNAS_CATALOGO.filter(
    ({ campo }) => OBLIGATORIAS.includes(campo) && columns.get(campo) === -1,
  ).map(({ titulo }) => titulo)
  if (columnasFaltantes.length > 0) return { filas: [], columnasFaltantes }
  const leidas = rest.map(({ fila, celdas }) => {
    const text = (campo: CampoCatalogo) => celdas[columns.get(campo) ?? -1] ?? ''
    return {
      fila,
      clave: cleanClaveRenglon(text('clave')),
      nombre: normalizeText(text('nombre')),
      activo: text('activo'),
    }
  })
  // What the catalogue will hold beside each row: the file's own rows, and those that it does not name.
  const claves = new Set(leidas.map(({ clave }) => clave))
  const quedan = actuales.filter(({ clave }) => !claves.has(clave))
  const filas = leidas.map((leida) =>
    interpretFila(
      leida,
      actuales,
      quedan,
      leidas.filter((otra) => otra !== leida),
    ),
  )
  return { filas: protegido ? assertLastActive(filas, quedan) : filas, columnasFaltantes: [] }
}

function columnOf(titulos: FilaTabla | undefined, titulo: string): number {
  return titulos?.celdas.findIndex((celda) => foldText(celda) === foldText(titulo)) ?? -1
}

interface Leida {
  readonly fila: number
  readonly clave: string
  readonly nombre: string
  readonly activo: string
}

function interpretFila(
  { fila, clave, nombre, activo }: Leida,
  actuales: readonly RenglonCatalogo[],
  quedan: readonly RenglonCatalogo[],
  demas: readonly Leida[],
): FilaCatalogo {
  const actual = actuales.find((renglon) => renglon.clave === clave)
  const word = foldText(activo)
  const known = SI.includes(word) || NO.includes(word)
  const datos = { clave, nombre, activo: !NO.includes(word) }
  const errores = Object.fromEntries(
    renglonIssues(datos, [...quedan, ...demas]).map(({ path, message }) => [path, message]),
  )
  if (!known) errores['activo'] = `No se entiende «${activo.slice(0, 20)}»: escribe Sí o No.`
  const doble = demas.find((otra) => otra.clave === clave)
  if (clave !== '' && doble)
    errores['clave'] = `La clave ${clave} está dos veces en el archivo: también en la fila ${doble.fila}.`
  const antes = actual ? { clave: actual.clave, nombre: actual.nombre, activo: actual.activo } : null
  return { fila, datos, antes, accion: accionOf(datos, antes), errores }
}

function accionOf(datos: DatosRenglon, antes: DatosRenglon | null): AccionCarga {
  if (antes === null) return 'nuevo'
  return antes.nombre === datos.nombre && antes.activo === datos.activo ? 'igual' : 'cambia'
}

/** A catalogue that the portal reads keeps a row that can be chosen: a file that leaves none says so at the rows that switch off. */
function assertLastActive(filas: readonly FilaCatalogo[], quedan: readonly RenglonCatalogo[]): FilaCatalogo[] {
  const some = quedan.some(({ activo }) => activo) || filas.some(({ datos }) => datos.activo)
  if (some) return [...filas]
  return filas.map((fila) => ({ ...fila, errores: { ...fila.errores, activo: ULTIMO_ACTIVO } }))
}

/** Why the last row that can be chosen is not switched off. */
export const ULTIMO_ACTIVO = 'Debe quedar al menos un renglón activo.'

/** Rows that a catalogue may hold once the file is applied. */
export const CARGA_CATALOGO_MAX = LIMITES_RENGLON.renglones

export interface ResultadoCarga {
  readonly nuevos: number
  readonly cambiados: number
}
