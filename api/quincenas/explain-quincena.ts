import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import {
  explicarCorreccion,
  explicarLinea,
  explicarSegmento,
  licenciaDe,
  type ExplicacionQuincena,
} from '#domain/fondos/explicacion.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import { parametrosDe, type ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { conNomina, nominaDe } from '#domain/fondos/nomina.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { deudoraVisibleSql } from '#api/fondos/entidades-visibles.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { findPersonaDeQuincena } from '#api/fondos/persona-en-alcance.ts'
import type { PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { calcularPersonas } from './calculo/calcular-cierre.ts'
import { loadContextoCierre } from './calculo/contexto-cierre.ts'
import type { SegmentoGuardado } from './calculo/guardado.ts'
import { selectCerradas, selectQueCerraron, type CerradaDePersona } from './calculo/persona-cerrada.ts'
import { parametrosTexto } from './simulate-cierre.ts'

/** What one entity has, or would have, of a person in a quincena. */
interface Parte {
  /** Whether a close stored it. */
  readonly cerrada: boolean
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
  /** By which its lines were computed; null for what a close would write now. */
  readonly parametros: ParametrosEnVigor | null
}

/** Which amounts of a person are explained: all of them unless an entity, a fund or who owes it is told. */
export interface PeticionExplicacion {
  readonly interno: number
  /** Ordinal. */
  readonly quincena: number
  readonly entidadId?: number | undefined
  readonly fondo?: FondoId | undefined
  readonly obligado?: Obligado | undefined
}

/**
 * Every amount of a person in a quincena, told whole: the days of each fact and where it comes from, the parameter record and
 * its version, base, rate and rounding, corrections with the quincena that they correct. What an entity closed is told from
 * what it kept, with who closed it; the rest is what a close would write now. Throws 404 for somebody out of scope, 422 where
 * no parameters are in force.
 */
export async function explainQuincena(actor: Actor, peticion: PeticionExplicacion): Promise<ExplicacionQuincena> {
  authorize(actor, 'quincenas.simular')
  const { interno, quincena } = peticion
  const persona = await findPersonaDeQuincena(actor, interno, quincena)
  await auditRead(actor, { acto: 'aportaciones.explicar', objeto: 'afiliado', objetoId: persona.afiliadoId })
  const cerradas = await selectCerradas(persona.afiliadoId, quincena)
  const parametros = cerradas[0]?.parametros ?? parametrosDe(await selectParametros(), quincena)
  if (!parametros)
    throw new AppError(422, 'sin_parametros', 'No hay parámetros de los fondos en vigor en esa quincena.')
  const visibles = await seen(actor, persona, cerradas)
  const partes = [...visibles.map((each) => ({ ...each, cerrada: true })), await prevista(persona, quincena)]
  const segmentos = partes.flatMap(({ cerrada, ...parte }) => parte.segmentos.map((each) => ({ ...each, cerrada })))
  const nombres = await namesOf([
    ...[...segmentos, ...visibles].map(({ entidadId }) => entidadId),
    ...partes.flatMap((parte) => parte.lineas).flatMap(({ deEntidadId }) => deEntidadId ?? []),
  ])
  const lineas = partes.flatMap((parte) => explicadas(parte, peticion, nombres))
  return {
    interno: persona.interno,
    nombre: persona.nombre,
    quincena: quincenaChip(quincena),
    parametros: parametrosTexto(parametros),
    redondeo: parametros.redondeo,
    cierres: visibles.map(({ entidadId, cerradoAt, cerradoPor, sello, integra }) => ({
      entidad: nombres.get(entidadId) ?? '',
      cerradaPor: [cerradoPor, cerradoAt && formatFecha(todayInMexico(Date.parse(cerradoAt)))]
        .filter(Boolean)
        .join(', '),
      sello,
      integra,
    })),
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
    totalCentavos: lineas.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0),
  }
}

/** Explains the lines of a part that the request selects. */
function explicadas(
  { cerrada, lineas, parametros }: Parte,
  peticion: PeticionExplicacion,
  nombres: ReadonlyMap<number, string>,
) {
  const ordinarias = lineas.filter(({ origen }) => origen === 'ordinaria')
  const nombreDe = (id: number | null): string | null => (id === null ? null : (nombres.get(id) ?? ''))
  return lineas
    .filter((linea) => isPedida(linea, peticion))
    .map((linea) => ({
      ...(linea.origen === 'ordinaria'
        ? explicarLinea(linea, licenciaDe(linea, ordinarias, parametros?.reparto))
        : explicarCorreccion(linea, { ...linea, entidadOrigen: nombreDe(linea.deEntidadId) })),
      cerrada,
    }))
}

const isPedida = (linea: LineaCierre, { entidadId, fondo, obligado }: PeticionExplicacion): boolean =>
  (entidadId === undefined || linea.entidadId === entidadId) &&
  (fondo === undefined || linea.fondo === fondo) &&
  (obligado === undefined || linea.obligado === obligado)

/** Closes of the entities in scope, of the entities merged into them, and of the person's current entity. */
async function seen(
  actor: Actor,
  { hechos }: PersonaQuincena,
  cerradas: readonly CerradaDePersona[],
): Promise<CerradaDePersona[]> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT u.id FROM unidades u WHERE ${deudoraVisibleSql(actor, binds)}`,
    binds.values,
  )
  const own = new Set(rows.map(({ id }) => id))
  const present = hechos.at(-1)?.entidadId
  return cerradas.filter(({ entidadId }) => own.has(entidadId) || entidadId === present)
}

/**
 * Computes what the entities without a close of this quincena would write: the person's days, and corrections of earlier closes.
 * Includes days that do not contribute. An entity that closed without the person adds nothing: its seal does not cover the person.
 */
async function prevista(persona: PersonaQuincena, quincena: number): Promise<Parte> {
  const { afiliadoId, hechos, pagos } = persona
  const entidades = [...new Set(hechos.map((hecho) => hecho.entidadId))]
  const closed = await selectQueCerraron(entidades, quincena)
  const segmentos = entidades
    .filter((entidadId) => !closed.has(entidadId))
    .flatMap((entidadId) => {
      const propios = segmentosDe(hechos, quincena).filter((segmento) => segmento.entidadId === entidadId)
      return conNomina(propios, nominaDe(pagos, entidadId, quincena))
    })
    .sort((one, other) => (one.desde < other.desde ? -1 : one.desde > other.desde ? 1 : 0))
  const lineas: LineaCierre[] = []
  for (const entidadId of entidades) {
    if (closed.has(entidadId)) continue
    const contexto = await loadContextoCierre(entidadId, quincena)
    if (!contexto.parametros) continue
    for await (const page of calcularPersonas(contexto, { afiliadoId }))
      for (const calculada of page) lineas.push(...calculada.lineas)
  }
  return { cerrada: false, segmentos, lineas, parametros: null }
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
