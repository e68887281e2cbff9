import type { CambiosLaborales, SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import { ESCALA_PORCENTAJE } from '#domain/afiliacion/percepciones.ts'
import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { MOVIMIENTOS, NOMBRE_DE_TIPO, TRAMITE_DE_TIPO, type TipoDeRenglon } from './campos-movimientos.ts'

type Valores = Readonly<Record<string, Valor>>

/** An área of the entity, with the ids of its four levels. */
export interface AreaElegible {
  readonly ids: readonly [entidad: number, adscripcion: number, dependencia: number, area: number]
  readonly direccion: string
  readonly nombre: string
  readonly puestos: readonly { readonly id: number; readonly nombre: string }[]
}

/** A category with its salary on the day of a row. */
export interface CategoriaElegible {
  readonly clave: string
  readonly sueldoCentavos: number
}

/** What a row is judged by. */
export interface ContextoRenglon {
  readonly persona: { readonly interno: number; readonly version: number; readonly areaId: number | null }
  /** Áreas of the load's entity. */
  readonly areas: readonly AreaElegible[]
  /** Categories on the day of the row. */
  readonly categorias: readonly CategoriaElegible[]
}

export const tipoDeRenglon = ({ tipo }: Valores): TipoDeRenglon | null =>
  Object.hasOwn(TRAMITE_DE_TIPO, String(tipo ?? '')) ? (Number(tipo) as TipoDeRenglon) : null

/** The request that a row makes, as its screen would send it, and what of it could not be understood (C485). */
export function solicitudDeRenglon(
  valores: Valores,
  contexto: ContextoRenglon,
): { readonly solicitud: SolicitudTramite; readonly faltas: readonly Falta[] } {
  const { persona } = contexto
  const faltas: Falta[] = []
  const cambios = laboralesDe(valores, contexto, faltas)
  const { fecha, fechaAutorizacion, fechaFin, causa } = valores
  const solicitud: SolicitudTramite = {
    interno: persona.interno,
    version: persona.version,
    fecha: (fecha ?? '') as PlainDate,
    ...(fechaAutorizacion !== undefined && { fechaAutorizacion: fechaAutorizacion as PlainDate }),
    ...(fechaFin !== undefined && { fechaFin: fechaFin as PlainDate }),
    ...(causa !== undefined && { causa: String(causa) }),
    ...(Object.keys(cambios).length > 0 && { cambios: { datosLaborales: cambios } }),
    documentos: {},
    observaciones: String(valores['observaciones'] ?? ''),
  }
  return { solicitud, faltas }
}

function laboralesDe(valores: Valores, contexto: ContextoRenglon, faltas: Falta[]): CambiosLaborales {
  const categoria = categoriaDe(valores, contexto, faltas)
  const { otrasPrestaciones, quinquenios, porcentaje } = valores
  return {
    ...(categoria !== null && { categoria }),
    ...lugarDe(valores, contexto, faltas),
    ...(otrasPrestaciones !== undefined && { otrasPrestaciones: Number(otrasPrestaciones) / 100 }),
    ...(quinquenios !== undefined && { quinquenios: Number(quinquenios) / 100 }),
    ...(porcentaje !== undefined && { porcentaje: Number(porcentaje) / ESCALA_PORCENTAJE }),
  }
}

/** Salary of a day, in centavos: the month's by 30, rounded half up. */
export const sueldoDiario = (mensualCentavos: number): number => Math.round(mensualCentavos / 30)

/** The category of a row: the one that it names, whose salary must be the row's; else the only one that has this salary. */
function categoriaDe(valores: Valores, { categorias }: ContextoRenglon, faltas: Falta[]): string | null {
  const dicha = String(valores['categoria'] ?? '').toUpperCase()
  const [campo, importe] = sueldoDicho(valores)
  const tiene = ({ sueldoCentavos }: CategoriaElegible): boolean =>
    (campo === 'sueldoDiario' ? sueldoDiario(sueldoCentavos) : sueldoCentavos) === importe
  if (dicha !== '') {
    const suya = categorias.find(({ clave }) => clave === dicha)
    if (suya && importe !== null && !tiene(suya))
      faltas.push(
        falta(
          campo,
          formatPesos(importe),
          `${formatPesos(deEseCampo(campo, suya))}, el de la categoría ${dicha} ese día`,
        ),
      )
    return dicha
  }
  // Files of the social security institute carry the salary in every row: it only changes where the movement changes the post.
  if (importe === null || tipoDeRenglon(valores) !== 2) return null
  const posibles = categorias.filter(tiene)
  const [unica] = posibles
  if (unica && posibles.length === 1) return unica.clave
  const esperado =
    posibles.length === 0
      ? 'el sueldo de una categoría ese día'
      : `la categoría: tienen ese sueldo ${posibles.map(({ clave }) => clave).join(', ')}`
  faltas.push(falta(campo, formatPesos(importe), esperado))
  return null
}

type CampoSueldo = 'sueldo' | 'sueldoDiario'

const deEseCampo = (campo: CampoSueldo, { sueldoCentavos }: CategoriaElegible): number =>
  campo === 'sueldoDiario' ? sueldoDiario(sueldoCentavos) : sueldoCentavos

/** The salary of a row, monthly or daily; zeros mean that it has none. */
function sueldoDicho({ sueldo, sueldoDiario: diario }: Valores): readonly [CampoSueldo, number | null] {
  if (sueldo !== undefined && sueldo !== 0) return ['sueldo', Number(sueldo)]
  return ['sueldoDiario', diario === undefined || diario === 0 ? null : Number(diario)]
}

/** Área and post, by their names; a post alone is one of the person's own área. */
function lugarDe(valores: Valores, { areas, persona }: ContextoRenglon, faltas: Falta[]): CambiosLaborales {
  const area = areaDe(valores, areas, persona.areaId, faltas)
  if (area === null) return {}
  const { puesto } = valores
  const [entidad, adscripcion, dependencia, id] = area.ids
  const lugar = valores['area'] === undefined ? {} : { entidad, adscripcion, dependencia, area: id }
  if (puesto === undefined) return lugar
  const suyo = area.puestos.filter(({ nombre }) => isMismo(nombre, puesto))
  const [unico] = suyo
  if (unico && suyo.length === 1) return { ...lugar, puesto: unico.id }
  faltas.push(falta('puesto', String(puesto), `un puesto de ${area.nombre}, como está en el catálogo`))
  return lugar
}

function areaDe(
  { area, direccion, puesto }: Valores,
  areas: readonly AreaElegible[],
  propia: number | null,
  faltas: Falta[],
): AreaElegible | null {
  if (area === undefined && puesto === undefined) return null
  if (area === undefined) return areas.find(({ ids }) => ids[3] === propia) ?? null
  const halladas = areas.filter(
    (each) => isMismo(each.nombre, area) && (direccion === undefined || isMismo(each.direccion, direccion)),
  )
  const [unica] = halladas
  if (unica && halladas.length === 1) return unica
  faltas.push(
    halladas.length === 0
      ? falta('area', String(area), 'un área de la entidad, como está en la estructura')
      : falta('area', String(area), `su dirección: hay ${halladas.length} áreas que se llaman así`),
  )
  return null
}

const isMismo = (nombre: string, dicho: Valor): boolean => foldText(nombre) === foldText(String(dicho))

const falta = (campo: keyof typeof MOVIMIENTOS.campos, hallado: string, esperado: string): Falta => ({
  ...{ codigo: 'C485', campo: MOVIMIENTOS.campos[campo].titulo, columna: '', esperado },
  hallado: hallado.slice(0, HALLADO_MAX),
})

/** How many rows request each type, in the order of their numbers. */
export function contarTipos(renglones: readonly Valores[]): { readonly titulo: string; readonly renglones: number }[] {
  const tipos = renglones.map(tipoDeRenglon)
  return Object.entries(NOMBRE_DE_TIPO).flatMap(([tipo, titulo]) => {
    const cuantos = tipos.filter((each) => String(each) === tipo).length
    return cuantos === 0 ? [] : [{ titulo, renglones: cuantos }]
  })
}
