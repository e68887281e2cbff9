import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import {
  isPreguntada,
  sumaDe,
  tituloPreguntado,
  type ImportePreguntado,
} from '#domain/fondos/aportaciones/importe-preguntado.ts'
import {
  explicarCorreccion,
  explicarLinea,
  explicarSegmento,
  licenciaDe,
  type ExplicacionQuincena,
  type LineaDeExplicacion,
} from '#domain/fondos/explicacion.ts'
import { basesDe } from '#domain/fondos/lineas.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { fundamentoDe, registroDeTasa } from '#domain/fondos/parametros/fundamento.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { ParametroRow } from '#api/fondos/parametros/parametro-row.ts'
import type { SegmentoGuardado } from '#api/quincenas/calculo/guardado.ts'
import type { CerradaDePersona } from '#api/quincenas/calculo/persona-cerrada.ts'
import { parametrosTexto } from '#api/quincenas/simulate-cierre.ts'

/** What the bitácora stores of an explanation: read on screen, or printed. */
export type ActoExplicacion = 'aportaciones.explicar' | 'aportaciones.imprimir'

/** What one entity has, or would have, of a person in a quincena. */
export interface ParteExplicada {
  readonly entidadId: number
  /** Whether a close stored it. */
  readonly cerrada: boolean
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
  /** By which its lines were computed, or would be. */
  readonly parametros: ParametrosEnVigor | null
  /** Days that contribute, and the salary that they give. */
  readonly dias: number
  readonly sueldoCentavos: number
}

/** Everything that an explanation shows, before its words. */
export interface PorExplicar {
  readonly persona: { readonly interno: string; readonly nombre: string }
  /** Ordinal. */
  readonly quincena: number
  /** Shown as the record of the quincena. */
  readonly parametros: ParametrosEnVigor
  readonly partes: readonly ParteExplicada[]
  readonly cerradas: readonly CerradaDePersona[]
  /** Lines of other entities and funds are left out. */
  readonly entidadId?: number | undefined
  readonly pregunta: ImportePreguntado
  readonly registros: readonly ParametroRow[]
}

/** What a close stored of a person, as a part of an explanation. */
export function parteCerrada({ entidadId, ...cerrada }: CerradaDePersona): ParteExplicada {
  const { segmentos, lineas, parametros, dias, sueldoCentavos } = cerrada
  return { entidadId, cerrada: true, segmentos, lineas, parametros, dias, sueldoCentavos }
}

/** What a close would store of the days of one entity, with the lines computed for it. */
export function partePrevista(
  entidadId: number,
  segmentos: readonly SegmentoGuardado[],
  lineas: readonly LineaCierre[],
  parametros: ParametrosEnVigor | null,
): ParteExplicada {
  const aportan = segmentos.filter(({ situacion }) => situacion === 'A' || situacion === 'L')
  const { sueldo } = basesDe(aportan, parametros?.redondeo ?? 'medio-par')
  const dias = aportan.reduce((sum, each) => sum + each.dias, 0)
  const sueldoCentavos = sueldo.entidad + sueldo.afiliado
  return { entidadId, cerrada: false, segmentos, lineas, parametros, dias, sueldoCentavos }
}

/** The words of an explanation: the same for what a close stored and for what it would store. */
export async function presentExplicacion(todo: PorExplicar): Promise<ExplicacionQuincena> {
  const { persona, quincena, parametros, partes, cerradas, entidadId, pregunta } = todo
  const segmentos = partes
    .flatMap(({ cerrada, ...parte }) => parte.segmentos.map((each) => ({ ...each, cerrada })))
    .sort((one, other) => (one.desde < other.desde ? -1 : one.desde > other.desde ? 1 : 0))
  const nombres = await namesOf([
    ...[...segmentos, ...cerradas].map((each) => each.entidadId),
    ...partes.flatMap((parte) => parte.lineas).flatMap(({ deEntidadId }) => deEntidadId ?? []),
  ])
  const lineas = partes.flatMap((parte) => explicadas(parte, todo, nombres))
  const contadas = partes.filter((parte) => entidadId === undefined || parte.entidadId === entidadId)
  const sueldoCentavos = contadas.reduce((sum, each) => sum + each.sueldoCentavos, 0)
  const isSueldo = pregunta.columna === 'sueldo'
  return {
    interno: persona.interno,
    nombre: persona.nombre,
    quincena: quincenaChip(quincena),
    pregunta: {
      titulo: tituloPreguntado(pregunta),
      importeCentavos: isSueldo ? sueldoCentavos : sumaDe(lineas.filter(({ preguntada }) => preguntada)),
      isSueldo,
    },
    dias: contadas.reduce((sum, { dias }) => sum + dias, 0),
    sueldoCentavos,
    parametros: parametrosTexto(parametros),
    redondeo: parametros.redondeo,
    cierres: cerradas.map((cerrada) => presentCierre(cerrada, nombres)),
    segmentos: segmentos.map((segmento) => ({
      desde: segmento.desde,
      dias: segmento.dias,
      situacion: segmento.situacion,
      entidad: nombres.get(segmento.entidadId) ?? '',
      fuente: segmento.nomina?.fuente ?? segmento.fuente,
      cerrada: segmento.cerrada,
      sueldo: explicarSegmento(segmento),
    })),
    lineas,
    totalCentavos: sumaDe(lineas),
  }
}

function presentCierre(
  { entidadId, cerradoAt, cerradoPor, sello, integra }: CerradaDePersona,
  nombres: ReadonlyMap<number, string>,
): ExplicacionQuincena['cierres'][number] {
  const fecha = cerradoAt && formatFecha(todayInMexico(Date.parse(cerradoAt)))
  return {
    entidad: nombres.get(entidadId) ?? '',
    cerradaPor: [cerradoPor, fecha].filter(Boolean).join(', '),
    sello,
    integra,
  }
}

/** The lines of a part that are of the entity and fund asked for. */
function explicadas(
  parte: ParteExplicada,
  { entidadId, pregunta, registros }: PorExplicar,
  nombres: ReadonlyMap<number, string>,
): LineaDeExplicacion[] {
  const { cerrada, lineas, parametros } = parte
  const ordinarias = lineas.filter(({ origen }) => origen === 'ordinaria')
  const nombreDe = (id: number | null): string | null => (id === null ? null : (nombres.get(id) ?? ''))
  const propio = registros.find(({ id }) => id === parametros?.id) ?? null
  return lineas
    .filter((linea) => entidadId === undefined || linea.entidadId === entidadId)
    .filter(({ fondo }) => pregunta.fondo === undefined || pregunta.fondo === fondo)
    .map((linea) => {
      const registro = registroDeTasa(registros, linea, propio)
      return {
        ...(linea.origen === 'ordinaria'
          ? explicarLinea(linea, licenciaDe(linea, ordinarias, parametros?.reparto))
          : explicarCorreccion(linea, { ...linea, entidadOrigen: nombreDe(linea.deEntidadId) })),
        cerrada,
        preguntada: isPreguntada(linea, pregunta),
        dias: diasDe(linea, parte.segmentos),
        fundamento: registro ? fundamentoDe(registro, linea.clave) : '',
      }
    })
}

/** Days of an ordinary line: those on leave, or the others that contribute. */
function diasDe(
  { origen, obligado, entidadId }: LineaCierre,
  segmentos: readonly Pick<SegmentoGuardado, 'situacion' | 'entidadId' | 'dias'>[],
): number | null {
  if (origen !== 'ordinaria' || segmentos.length === 0) return null
  const situacion = obligado === 'afiliado' ? 'L' : 'A'
  const propios = segmentos.filter((each) => each.situacion === situacion && each.entidadId === entidadId)
  return propios.reduce((sum, { dias }) => sum + dias, 0)
}

async function namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ id: number; nombre: string }>(
    `SELECT id, nombre FROM unidades WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}
