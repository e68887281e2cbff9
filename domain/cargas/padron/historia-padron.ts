import { percepcionesDe, type PercepcionesDeLiga } from '#domain/afiliacion/percepciones.ts'
import { NOMBRE_SITUACION, SITUACIONES_EN_PLANTILLA, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { sueldoIssues } from '#domain/organica/puestos/sueldos.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { movimientoDeCambio, type MovimientoDeCambio, type TipoConReglas } from './movimiento-de-cambio.ts'
import { periodosPadron, type PeriodoPadron } from './periodos-padron.ts'
import { faltaDe, type CampoPadron, type FaltaDeRenglon, type RenglonPadron } from './renglon-padron.ts'

/** An área of the entity, with the chain above it. */
export interface UnidadPadron {
  readonly ids: readonly [number, number, number, number]
  readonly claves: readonly string[]
  readonly nombres: readonly string[]
  /** First and last day of it and of what it hangs from. */
  readonly desde: PlainDate
  readonly hasta: PlainDate | null
  readonly puestos: readonly { readonly id: number; readonly nombre: string }[]
}

/** A category with its monthly salary of today; null without one. */
export interface CategoriaPadron {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly sueldoCentavos: number | null
}

/** What a history is judged by. */
export interface CatalogosPadron {
  readonly hoy: PlainDate
  /** Name of the entity of the load. */
  readonly entidad: string
  readonly unidad: (clave: string) => UnidadPadron | null
  readonly categoria: (clave: string) => CategoriaPadron | null
  readonly tipos: readonly TipoConReglas[]
}

/** The post of a person from a day on. */
export interface PuestoPadron {
  readonly unidad: UnidadPadron
  readonly categoria: CategoriaPadron
  readonly puesto: { readonly id: number; readonly nombre: string } | null
  readonly sueldoCentavos: number
  readonly percepciones: PercepcionesDeLiga
}

/** What became true of a person on a day, by the row that says it. */
export interface EntradaPadron extends PuestoPadron {
  readonly linea: number
  readonly desde: PlainDate
  readonly situacion: LetraSituacion
  /** Null: no movement leads to that situation. */
  readonly movimiento: MovimientoDeCambio | null
  /** Day of return of a leave; null for the rest. */
  readonly fechaFin: PlainDate | null
}

interface Estado extends PuestoPadron {
  readonly situacion: LetraSituacion
  /** Hundredths. */
  readonly fraccion: number
}

/** Whole post, in hundredths. */
const PLAZA_ENTERA = 100

/** The history of a person's rows, from the alta on its day of entry; and the rules that they break. What a row leaves blank stays. */
export function historiaPadron(
  renglones: readonly RenglonPadron[],
  ingreso: PlainDate,
  catalogos: CatalogosPadron,
): { readonly entradas: readonly EntradaPadron[]; readonly faltas: readonly FaltaDeRenglon[] } {
  const { periodos, faltas: deFechas } = periodosPadron(renglones, ingreso)
  const faltas: FaltaDeRenglon[] = [...deFechas]
  const entradas: EntradaPadron[] = []
  let antes: Estado | null = null
  for (const [i, periodo] of periodos.entries()) {
    const { estado, faltas: propias } = estadoDe(periodo, antes, catalogos)
    faltas.push(...propias)
    // What follows from a state that is not known would be told of the wrong row.
    if (!estado) return { entradas: [], faltas }
    faltas.push(...deUnidad(periodo, estado, catalogos.hoy), ...deSueldo(periodo, estado, i === periodos.length - 1))
    const paso = pasoDe(periodo, antes, estado, { ingreso, catalogos })
    faltas.push(...paso.faltas)
    entradas.push(...paso.entradas)
    antes = estado
  }
  return { entradas, faltas }
}

/** The state that a row leaves: what it says, and what the one before it said of the rest. */
function estadoDe(
  { renglon }: PeriodoPadron,
  antes: Estado | null,
  catalogos: CatalogosPadron,
): { readonly estado: Estado | null; readonly faltas: readonly FaltaDeRenglon[] } {
  const faltas: FaltaDeRenglon[] = []
  const sinDato = (campo: CampoPadron): void => void faltas.push(faltaDe(renglon, campo, 'C205', '', 'un dato'))
  const situacion = renglon.situacion ?? antes?.situacion ?? null
  if (situacion === null) sinDato('situacion')
  const unidad = renglon.unidad === null ? (antes?.unidad ?? null) : catalogos.unidad(renglon.unidad)
  if (!unidad) faltas.push(...sinUnidad(renglon, catalogos.entidad))
  const categoria = renglon.categoria === null ? (antes?.categoria ?? null) : catalogos.categoria(renglon.categoria)
  if (!categoria) faltas.push(...sinCategoria(renglon))
  const sueldoCentavos = renglon.sueldo ?? antes?.sueldoCentavos ?? null
  if (sueldoCentavos === null) sinDato('sueldo')
  else if (sueldoIssues(sueldoCentavos).length > 0)
    faltas.push(
      faltaDe(renglon, 'sueldo', 'C460', formatPesos(sueldoCentavos), 'más de $0.00 y menos de $1,000,000.00'),
    )
  const puesto = unidad ? puestoDe(renglon, unidad, antes) : null
  if (puesto === 'no') {
    const nombre = unidad?.nombres.at(-1) ?? ''
    faltas.push(faltaDe(renglon, 'puesto', 'C456', renglon.puesto ?? '', `un puesto de ${nombre}, o la columna vacía`))
  }
  if (situacion === null || !unidad || !categoria || sueldoCentavos === null) return { estado: null, faltas }
  const percepciones = percepcionesDeRenglon(renglon, antes)
  return {
    estado: {
      ...{ situacion, unidad, categoria, sueldoCentavos, percepciones },
      puesto: puesto === 'no' ? null : puesto,
      fraccion: renglon.fraccion ?? antes?.fraccion ?? PLAZA_ENTERA,
    },
    faltas,
  }
}

const sinUnidad = (renglon: RenglonPadron, entidad: string): FaltaDeRenglon[] => [
  renglon.unidad === null
    ? faltaDe(renglon, 'unidad', 'C205', '', 'un dato')
    : faltaDe(renglon, 'unidad', 'C453', renglon.unidad, `la clave de un área de ${entidad}`),
]

const sinCategoria = (renglon: RenglonPadron): FaltaDeRenglon[] => [
  renglon.categoria === null
    ? faltaDe(renglon, 'categoria', 'C205', '', 'un dato')
    : faltaDe(renglon, 'categoria', 'C455', renglon.categoria, 'la clave de una categoría del catálogo'),
]

/** The post that the row names; the one before it stays in the same área. */
function puestoDe({ puesto }: RenglonPadron, unidad: UnidadPadron, antes: Estado | null): Estado['puesto'] | 'no' {
  if (puesto === null) return antes?.unidad === unidad ? antes.puesto : null
  return unidad.puestos.find(({ nombre }) => foldText(nombre) === foldText(puesto)) ?? 'no'
}

function percepcionesDeRenglon(renglon: RenglonPadron, antes: Estado | null): PercepcionesDeLiga {
  const base = percepcionesDe(antes?.percepciones ?? null, true)
  return {
    otros_prestaciones_centavos: renglon.otrasPrestaciones ?? base.otros_prestaciones_centavos,
    quinquenios_centavos: renglon.quinquenios ?? base.quinquenios_centavos,
    porcentaje: renglon.porcentaje ?? base.porcentaje,
  }
}

const isEnPlantilla = ({ situacion }: Pick<Estado, 'situacion'>): boolean =>
  SITUACIONES_EN_PLANTILLA.includes(situacion)

/** Somebody on the staff works in a unit while it exists. */
function deUnidad({ renglon, desde, hasta }: PeriodoPadron, estado: Estado, hoy: PlainDate): FaltaDeRenglon[] {
  if (!isEnPlantilla(estado)) return []
  const { unidad } = estado
  const fin = hasta ?? hoy
  const clave = unidad.claves.join('-')
  if (desde < unidad.desde)
    return [
      faltaDe(
        renglon,
        'unidad',
        'C454',
        `${clave} empezó el ${formatFecha(unidad.desde)}`,
        `una unidad que ya existía el ${formatFecha(desde)}`,
      ),
    ]
  if (unidad.hasta === null || fin <= unidad.hasta) return []
  return [
    faltaDe(
      renglon,
      'unidad',
      'C454',
      `${clave} terminó el ${formatFecha(unidad.hasta)}`,
      `una unidad vigente hasta el ${formatFecha(fin)}`,
    ),
  ]
}

/**
 * A salary of today that is not that of the category, and one of the past above it, are warnings (A541): the catalogue does not know what
 * the category paid then.
 */
function deSueldo({ renglon, desde }: PeriodoPadron, estado: Estado, isUltimo: boolean): FaltaDeRenglon[] {
  const { categoria, fraccion, sueldoCentavos } = estado
  if (!isEnPlantilla(estado) || categoria.sueldoCentavos === null) return []
  const deHoy = Math.round((categoria.sueldoCentavos * fraccion) / PLAZA_ENTERA)
  const difiere = isUltimo ? Math.abs(sueldoCentavos - deHoy) > 1 : sueldoCentavos > deHoy + 1
  if (!difiere) return []
  const parte = fraccion === PLAZA_ENTERA ? '' : ` por ${fraccion / PLAZA_ENTERA} de plaza`
  return [
    faltaDe(
      renglon,
      'sueldo',
      'A541',
      `${formatPesos(sueldoCentavos)} desde el ${formatFecha(desde)}`,
      `${formatPesos(deHoy)}${isUltimo ? '' : ' o menos'}, lo que paga hoy la ${categoria.clave}${parte}`,
    ),
  ]
}

interface ParaPaso {
  readonly ingreso: PlainDate
  readonly catalogos: CatalogosPadron
}

interface Paso {
  readonly entradas: readonly EntradaPadron[]
  readonly faltas: readonly FaltaDeRenglon[]
}

/** The movement of a row. The first one has the alta before it, on the day of entry. */
function pasoDe(periodo: PeriodoPadron, antes: Estado | null, estado: Estado, para: ParaPaso): Paso {
  if (antes === null) return primerPaso(periodo, estado, para)
  return isIgual(antes, estado) ? { entradas: [], faltas: [] } : cambio(periodo, antes.situacion, estado, para)
}

function primerPaso(periodo: PeriodoPadron, estado: Estado, para: ParaPaso): Paso {
  const { renglon, desde } = periodo
  const { ingreso } = para
  const alta = cambio({ ...periodo, desde: ingreso }, 'T', { ...estado, situacion: 'A' }, para)
  if (desde <= ingreso) {
    if (estado.situacion === 'A') return alta
    const esperado = 'desde cuándo: el día de ingreso la persona está en activo'
    return { entradas: [], faltas: [faltaDe(renglon, 'desde', 'C451', NOMBRE_SITUACION[estado.situacion], esperado)] }
  }
  const hueco = faltaDe(
    renglon,
    'desde',
    'A545',
    formatFecha(desde),
    `su ingreso, ${formatFecha(ingreso)}: hasta entonces queda en activo con estos datos`,
  )
  const despues = estado.situacion === 'A' ? null : cambio(periodo, 'A', estado, para)
  return {
    entradas: [...alta.entradas, ...(despues?.entradas ?? [])],
    faltas: [hueco, ...alta.faltas, ...(despues?.faltas ?? [])],
  }
}

function cambio(
  { renglon, desde, hasta }: PeriodoPadron,
  antes: LetraSituacion,
  { situacion, unidad, categoria, puesto, sueldoCentavos, percepciones }: Estado,
  { catalogos }: ParaPaso,
): Paso {
  // An alta has no cause of its own: that of the row is of what it says.
  const movimiento = movimientoDeCambio(catalogos.tipos, antes, situacion, antes === 'T' ? null : renglon.causa)
  if (movimiento === 'contradice')
    return sinPaso(
      faltaDe(
        renglon,
        'situacion',
        'C451',
        NOMBRE_SITUACION[situacion],
        `una situación que siga a ${NOMBRE_SITUACION[antes]}, la de antes del ${formatFecha(desde)}`,
      ),
    )
  if (movimiento === 'causa')
    return sinPaso(
      faltaDe(
        renglon,
        'causa',
        'C452',
        renglon.causa ?? '',
        `una causa que lleve a ${NOMBRE_SITUACION[situacion]}, o nada`,
      ),
    )
  const ultimo = hasta ?? renglon.hasta
  const fechaFin = situacion === 'L' && antes !== 'L' && ultimo !== null ? addDays(ultimo, 1) : null
  const entrada = { linea: renglon.linea, desde, situacion, movimiento, fechaFin }
  return { entradas: [{ ...entrada, unidad, categoria, puesto, sueldoCentavos, percepciones }], faltas: [] }
}

const sinPaso = (falta: FaltaDeRenglon): Paso => ({ entradas: [], faltas: [falta] })

function isIgual(a: Estado, b: Estado): boolean {
  return (
    a.situacion === b.situacion &&
    a.unidad === b.unidad &&
    a.categoria.id === b.categoria.id &&
    a.puesto?.id === b.puesto?.id &&
    a.sueldoCentavos === b.sueldoCentavos &&
    isMismasPercepciones(a.percepciones, b.percepciones)
  )
}

/** Whether two posts have the same amounts. */
export const isMismasPercepciones = (a: PercepcionesDeLiga, b: PercepcionesDeLiga): boolean =>
  a.otros_prestaciones_centavos === b.otros_prestaciones_centavos &&
  a.quinquenios_centavos === b.quinquenios_centavos &&
  a.porcentaje === b.porcentaje
