import type { PlainDate } from '#domain/plain-date.ts'
import type { ConFuente } from './explicacion.ts'
import type { HechoLaboral } from './segmentos.ts'

/** A fact, and where it comes from. */
export type HechoConFuente = HechoLaboral & ConFuente

/** A fact with what a close keeps of it besides money. */
export interface HechoDePersona extends HechoConFuente {
  readonly nivel2Id: number | null
  /** Unit of level 3, where the post hangs. */
  readonly nivel3Id: number | null
  readonly categoriaId: number | null
  /** Source of the salary. A later entry without a salary keeps it. Absent in older closes. */
  readonly fuenteSueldo?: string
}

/** What money asks of the data whose history is kept; fields that an entry does not name stay. */
export interface CamposLaborales {
  readonly situacion?: string | null
  readonly nivel1_id?: number | null
  readonly nivel2_id?: number | null
  readonly nivel3_id?: number | null
  readonly categoria_id?: number | null
  readonly sueldo_centavos?: number | null
  /** Amounts of the post that a labour update set, and those that it replaced. */
  readonly otros_prestaciones_centavos?: number | null
  readonly quinquenios_centavos?: number | null
  readonly otros_antes?: number | null
  readonly quinquenios_antes?: number | null
}

/** What became true of a person on a day: what is on file, an applied movement, or one Por aplicar. */
export interface EntradaLaboral extends ConFuente {
  readonly desde: PlainDate
  readonly campos: CamposLaborales
  /** An act on the tree wrote it (a merger, a split): the person's post goes on in the other unit. */
  readonly porActo?: boolean
  /** ISO instant of its recording; null while the movement is still to be applied. */
  readonly registradoAt?: string | null
}

/** Monthly amounts of the post; `entidadId` is the entity that pays the other benefits. */
export interface Percepciones extends Pick<HechoLaboral, 'entidadId' | 'otrosCentavos' | 'quinqueniosCentavos'> {
  /** ISO instant of the last entry that they include; absent if they include all that were applied. */
  readonly conocidasAt?: string
}

/**
 * The facts of a person from its entries, given in the order of their recording: field by field the latest effective date
 * rules, and of one day the later recorded (decision 10.10), so that a retroactive entry never covers a later one. Somebody
 * in trámite or without an entity has no fact; an entry that money does not notice makes none of its own. Quinquenios follow the
 * person; other benefits follow the post, and are 0 in another entity (decision 11.16). Both change on the day of a labour update.
 */
export function hechosDe(entradas: readonly EntradaLaboral[], percepciones: Percepciones): HechoDePersona[] {
  const inOrder = [...entradas].sort((one, other) => (one.desde === other.desde ? 0 : one.desde < other.desde ? -1 : 1))
  const hechos: HechoDePersona[] = []
  const delPuesto = entidadesDelPuesto(inOrder, percepciones.entidadId)
  const importes = importesPorEntrada(inOrder, percepciones)
  let campos: CamposLaborales = {}
  let fuenteSueldo = ''
  for (const [index, { desde, fuente, campos: nuevos }] of inOrder.entries()) {
    const isOtro = nuevos.sueldo_centavos !== undefined && nuevos.sueldo_centavos !== campos.sueldo_centavos
    if (isOtro) fuenteSueldo = fuente
    campos = { ...campos, ...nuevos }
    const fuentes = { fuente, fuenteSueldo: fuenteSueldo || fuente }
    const hecho = toHecho(desde, campos, { ...(importes[index] ?? percepciones), delPuesto }, fuentes)
    const last = hechos.at(-1)
    if (!hecho || (last && isSame(last, hecho))) continue
    if (last?.desde === desde) hechos.pop()
    hechos.push(hecho)
  }
  return hechos
}

type Importes = Pick<Percepciones, 'otrosCentavos' | 'quinqueniosCentavos'>

/**
 * The amounts that hold from each entry on. An update that `percepciones` do not include brings its own; before one that they do include, what
 * it replaced holds. Updates are recorded in the order of their dates (`planLaboral` refuses others), so each one ends the one before it. Empty
 * without updates.
 */
function importesPorEntrada(inOrder: readonly EntradaLaboral[], percepciones: Percepciones): Importes[] {
  if (!inOrder.some(setsImportes)) return []
  const { conocidasAt } = percepciones
  const isIncluida = ({ registradoAt }: EntradaLaboral): boolean =>
    registradoAt !== null && (conocidasAt === undefined || registradoAt === undefined || registradoAt <= conocidasAt)
  let actual: Importes = percepciones
  const deAtras = [...inOrder].reverse().map((entrada): Importes => {
    const { otros_antes: otros, quinquenios_antes: quinquenios } = entrada.campos
    const own = actual
    if (setsImportes(entrada) && isIncluida(entrada))
      actual = { otrosCentavos: otros ?? 0, quinqueniosCentavos: quinquenios ?? 0 }
    return own
  })
  let nuevo: Importes | null = null
  return deAtras.reverse().map((conocido, index) => {
    const entrada = inOrder[index]
    if (entrada && setsImportes(entrada) && !isIncluida(entrada)) {
      const { otros_prestaciones_centavos: otros, quinquenios_centavos: quinquenios } = entrada.campos
      nuevo = { otrosCentavos: otros ?? 0, quinqueniosCentavos: quinquenios ?? 0 }
    }
    return nuevo ?? conocido
  })
}

const setsImportes = ({ campos }: EntradaLaboral): boolean => campos.quinquenios_centavos !== undefined

/** The entity that pays the other benefits, and the entities that the same post belonged to before or after its unit moved. */
function entidadesDelPuesto(inOrder: readonly EntradaLaboral[], entidadId: number): ReadonlySet<number> {
  const found = new Set([entidadId])
  const pairs: (readonly [number, number])[] = []
  let actual: number | null = null
  for (const { campos, porActo } of inOrder) {
    const next: number | null = campos.nivel1_id ?? actual
    if (porActo && actual !== null && next !== null) pairs.push([actual, next])
    actual = next
  }
  for (const [from, to] of pairs) if (found.has(from)) found.add(to)
  for (const [from, to] of pairs.reverse()) if (found.has(to)) found.add(from)
  return found
}

function toHecho(
  desde: PlainDate,
  campos: CamposLaborales,
  percepciones: Importes & { readonly delPuesto: ReadonlySet<number> },
  fuentes: Required<Pick<HechoDePersona, 'fuente' | 'fuenteSueldo'>>,
): HechoDePersona | null {
  const { situacion, nivel1_id: entidadId } = campos
  if (!situacion || situacion === 'T' || typeof entidadId !== 'number') return null
  return {
    desde,
    situacion,
    entidadId,
    sueldoCentavos: campos.sueldo_centavos ?? 0,
    otrosCentavos: percepciones.delPuesto.has(entidadId) ? percepciones.otrosCentavos : 0,
    quinqueniosCentavos: percepciones.quinqueniosCentavos,
    nivel2Id: campos.nivel2_id ?? null,
    nivel3Id: campos.nivel3_id ?? null,
    categoriaId: campos.categoria_id ?? null,
    ...fuentes,
  }
}

const NOTICED = [
  'situacion',
  'entidadId',
  'sueldoCentavos',
  'otrosCentavos',
  'quinqueniosCentavos',
  'nivel2Id',
  'nivel3Id',
  'categoriaId',
] as const

function isSame(one: HechoDePersona, other: HechoDePersona): boolean {
  return NOTICED.every((campo) => one[campo] === other[campo])
}
