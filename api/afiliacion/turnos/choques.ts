import { etiquetaCampo } from '#domain/acceso/bitacora/etiquetas-campo.ts'
import { choquesDe, type Choque, type DatoEnPalabras, type Destino } from '#domain/afiliacion/actos/choques.ts'
import { PERCEPCIONES } from '#domain/afiliacion/percepciones.ts'
import { isMovimientoAbierto } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { causaDe, registraPersona } from '#domain/afiliacion/tipos/reglas-de.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { PersonaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import { estatusOf, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { datosOf, type DatosMovimiento } from '#api/afiliacion/tramites/datos/datos-movimiento.ts'
import { textoDeDato } from '#api/afiliacion/tramites/datos/texto-de-dato.ts'
import { nombresDeCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'

/** Columns of the place and the catalogue that says what each of its ids means. */
const CATALOGO = {
  nivel0_id: 'unidades',
  nivel1_id: 'unidades',
  nivel2_id: 'unidades',
  nivel3_id: 'unidades',
  puesto_id: 'puestos',
  categoria_id: 'categorias',
} as const
type ColumnaDeLugar = keyof typeof CATALOGO
const LUGAR = Object.keys(CATALOGO) as readonly ColumnaDeLugar[]
type Tabla = (typeof CATALOGO)[ColumnaDeLugar]

interface Renglon {
  readonly id: number
  readonly nombre: string
  readonly activo: unknown
  readonly hasta: PlainDate | null
}

type Renglones = Readonly<Record<Tabla, ReadonlyMap<number, Renglon>>> & {
  readonly nacionalidades: ReadonlyMap<string, string>
}
type Valores = Readonly<Record<string, string | number | null>>

/** What changed under each open movement since it was requested, by id, in a fixed number of queries. */
export async function loadChoques(rows: readonly MovimientoRow[]): Promise<Map<number, Choque[]>> {
  const open = rows.filter((row) => isMovimientoAbierto(estatusOf(row)))
  if (open.length === 0) return new Map()
  const binds = new Binds()
  const ids = binds.addAll([...new Set(open.map((row) => row.afiliado_id))])
  const personas = await selectRows<PersonaRow>(`SELECT * FROM afiliados WHERE id IN (${ids})`, binds.values)
  const byId = new Map(personas.map((persona) => [Number(persona['id']), persona]))
  const known = open.flatMap((row) => {
    const persona = byId.get(row.afiliado_id)
    return persona ? [{ row, persona, datos: datosOf(row) }] : []
  })
  const places = known.flatMap(({ row, persona, datos }) => [persona, ...lugaresDe(row, datos)])
  const namesNacionalidad = known.some(({ datos }) => 'nacionalidad' in datos.columnas)
  const nacionalidades = namesNacionalidad ? await nombresDeCatalogo('nacionalidad') : new Map<string, string>()
  const renglones = { ...(await loadRenglones(places)), nacionalidades }
  return new Map(known.map(({ row, persona, datos }) => [row.id, choquesDeUno(row, persona, datos, renglones)]))
}

/** Every place that a movement names: where the person stood, and where it leads. */
function lugaresDe(row: MovimientoRow, { columnas, partida }: DatosMovimiento): Valores[] {
  return [columnas, destinoDe(row), ...(partida ? [partida.lugar, partida.columnas] : [])]
}

/** Where an alta leads is its organisation link. */
function destinoDe(row: MovimientoRow): Valores {
  const { nivel0_id, nivel1_id, nivel2_id, nivel3_id } = row
  return registraPersona(reglasOf(row)) ? { nivel0_id, nivel1_id, nivel2_id, nivel3_id } : {}
}

/** Where each catalogue keeps the name of a row and until when it stands. */
const TABLAS = {
  unidades: { nombre: 'nombre', hasta: 'NULL' },
  puestos: { nombre: 'nombre', hasta: 'vigente_hasta' },
  categorias: { nombre: 'clave', hasta: 'vigente_hasta' },
} as const satisfies Record<Tabla, object>

/** The rows of the three catalogues that those places name, in one query. */
async function loadRenglones(places: readonly Valores[]): Promise<Omit<Renglones, 'nacionalidades'>> {
  const binds = new Binds()
  const parts = (Object.keys(TABLAS) as Tabla[]).flatMap((tabla) => {
    const ids = idsOf(places, tabla)
    const { nombre, hasta } = TABLAS[tabla]
    return ids.length === 0
      ? []
      : [
          `SELECT '${tabla}' AS tabla, id, ${nombre} AS nombre, activo, CAST(${hasta} AS TEXT) AS hasta FROM ${tabla} WHERE id IN (${binds.addAll(ids)})`,
        ]
  })
  const rows =
    parts.length === 0
      ? []
      : await selectRows<Renglon & { readonly tabla: Tabla }>(parts.join(' UNION ALL '), binds.values)
  const of = (tabla: Tabla): ReadonlyMap<number, Renglon> =>
    new Map(rows.filter((row) => row.tabla === tabla).map((row) => [row.id, row]))
  return { unidades: of('unidades'), puestos: of('puestos'), categorias: of('categorias') }
}

function idsOf(places: readonly Valores[], tabla: Tabla): number[] {
  const columnas = LUGAR.filter((columna) => CATALOGO[columna] === tabla)
  return [...new Set(places.flatMap((place) => columnas.flatMap((columna) => idOf(place[columna]) ?? [])))]
}

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function renglonDe(renglones: Renglones, columna: ColumnaDeLugar, value: unknown): Renglon | undefined {
  const id = idOf(value)
  return id === null ? undefined : renglones[CATALOGO[columna]].get(id)
}

function choquesDeUno(row: MovimientoRow, persona: PersonaRow, datos: DatosMovimiento, renglones: Renglones): Choque[] {
  const { columnas, partida } = datos
  const situacion = persona['situacion'] as LetraSituacion
  const causa = causaDe(reglasOf(row), row.causa)
  const nombreDe = (columna: ColumnaDeLugar, id: unknown): string => renglonDe(renglones, columna, id)?.nombre ?? ''
  return choquesDe({
    situacionAlPedir: partida?.situacion ?? null,
    situacion,
    admiteSituacion: causa === null || [...causa.desde, ...causa.soloInstituto].includes(situacion),
    entidad: {
      alPedir: partida ? nombreDe('nivel1_id', partida.lugar.nivel1_id) : '',
      ahora: nombreDe('nivel1_id', persona['nivel1_id']),
    },
    fijaLugar: 'nivel1_id' in columnas,
    datos: [
      ...(partida ? datosCambiados(columnas, partida.columnas, persona, nombreDe, renglones) : []),
      ...percepcionesCambiadas(row, datos),
    ],
    destinos: destinosDe({ ...destinoDe(row), ...columnas }, row.fecha, renglones),
  })
}

/** What the movement changes, in words; the entity is told apart, and what is made of another datum is not told twice. */
function datosCambiados(
  columnas: Valores,
  alPedir: Valores,
  persona: PersonaRow,
  nombreDe: (columna: ColumnaDeLugar, id: unknown) => string,
  { nacionalidades }: Renglones,
): DatoEnPalabras[] {
  const words = (columna: string, value: string | number | null | undefined): string =>
    isDeLugar(columna) ? nombreDe(columna, value) : textoDeDato(columna, value, nacionalidades)
  return Object.keys(columnas)
    .filter((columna) => !SIN_CONTAR.includes(columna))
    .map((columna) => ({
      columna,
      etiqueta: etiquetaCampo(columna),
      alPedir: words(columna, alPedir[columna]),
      ahora: words(columna, persona[columna]),
      pedido: words(columna, columnas[columna]),
    }))
}

/** The amounts of the post that it sets: a payroll may have set them since. While it is open, its link is the person's. */
function percepcionesCambiadas(row: MovimientoRow, { percepciones }: DatosMovimiento): DatoEnPalabras[] {
  if (percepciones === null) return []
  const { antes, despues, cambian } = percepciones
  return cambian.map((clave) => {
    const { titulo: etiqueta, columna, escribe } = PERCEPCIONES[clave]
    return {
      columna,
      etiqueta,
      alPedir: escribe(antes[columna]),
      ahora: escribe(row[columna] ?? 0),
      pedido: escribe(despues[columna]),
    }
  })
}

const SIN_CONTAR: readonly string[] = [
  'nivel0_id',
  'nivel1_id',
  'sueldo_centavos',
  'nombre_plegado',
  'calle',
  'numero_exterior',
  'numero_interior',
]

const isDeLugar = (columna: string): columna is ColumnaDeLugar => Object.hasOwn(CATALOGO, columna)

/** The units, the post and the category that it leads to, with what ended of them by its date. */
function destinosDe(lugar: Valores, fecha: PlainDate, renglones: Renglones): Destino[] {
  return LUGAR.flatMap((columna) => {
    const renglon = renglonDe(renglones, columna, lugar[columna])
    return renglon ? [{ etiqueta: etiquetaCampo(columna), nombre: renglon.nombre, fin: finDe(renglon, fecha) }] : []
  })
}

function finDe({ activo, hasta }: Renglon, fecha: PlainDate): string {
  if (hasta !== null && hasta < fecha) return `terminó el ${formatFecha(hasta)}`
  return asBoolean(activo) ? '' : 'ya no está en uso'
}
