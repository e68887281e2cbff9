import type { Actor } from '#domain/acceso/actor.ts'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import {
  explicarCorreccion,
  explicarLinea,
  explicarSegmento,
  type ExplicacionQuincena,
} from '#domain/fondos/explicacion.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { Obligado } from '#domain/fondos/lineas.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { segmentosDe } from '#domain/fondos/segmentos.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { findPersonaDeQuincena } from '#api/fondos/persona-en-alcance.ts'
import type { PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { calcularPersonas } from './calculo/calcular-cierre.ts'
import { loadContextoCierre } from './calculo/contexto-cierre.ts'
import type { SegmentoGuardado } from './calculo/guardado.ts'
import { selectCerradas, type CerradaDePersona } from './calculo/persona-cerrada.ts'
import { listEntidadesEnAlcance } from './list-entidades-en-alcance.ts'
import { parametrosTexto } from './simulate-cierre.ts'

/** What one entity has, or would have, of a person in a quincena. */
interface Parte {
  readonly segmentos: readonly SegmentoGuardado[]
  readonly lineas: readonly LineaCierre[]
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
  const partes = [...visibles, ...(await previstas(persona, quincena, cerradas))]
  const segmentos = partes.flatMap((parte) => parte.segmentos)
  const lineas = partes.flatMap((parte) => parte.lineas).filter((linea) => isPedida(linea, peticion))
  const nombres = await namesOf([...segmentos, ...visibles].map(({ entidadId }) => entidadId))
  return {
    interno: persona.interno,
    nombre: persona.nombre,
    quincena: quincenaChip(quincena),
    parametros: parametrosTexto(parametros),
    redondeo: parametros.redondeo,
    cierres: visibles.map(({ entidadId, cerradoAt, cerradoPor, sello }) => ({
      entidad: nombres.get(entidadId) ?? '',
      cerradaPor: [cerradoPor, cerradoAt && formatFecha(todayInMexico(Date.parse(cerradoAt)))]
        .filter(Boolean)
        .join(', '),
      sello,
    })),
    segmentos: segmentos.map((segmento) => ({
      desde: segmento.desde,
      dias: segmento.dias,
      situacion: segmento.situacion,
      entidad: nombres.get(segmento.entidadId) ?? '',
      fuente: segmento.fuente,
      sueldo: explicarSegmento(segmento),
    })),
    lineas: lineas.map((linea) =>
      linea.origen === 'ordinaria' ? explicarLinea(linea) : explicarCorreccion(linea, linea.corrige),
    ),
    totalCentavos: lineas.reduce((sum, { importeCentavos }) => sum + importeCentavos, 0),
  }
}

const isPedida = (linea: LineaCierre, { entidadId, fondo, obligado }: PeticionExplicacion): boolean =>
  (entidadId === undefined || linea.entidadId === entidadId) &&
  (fondo === undefined || linea.fondo === fondo) &&
  (obligado === undefined || linea.obligado === obligado)

/** What another entity closed of somebody who came from it is not told to who sees only the person's present one. */
async function seen(
  actor: Actor,
  { hechos }: PersonaQuincena,
  cerradas: readonly CerradaDePersona[],
): Promise<CerradaDePersona[]> {
  const own = new Set((await listEntidadesEnAlcance(actor)).map(({ id }) => id))
  const present = hechos.at(-1)?.entidadId
  return cerradas.filter(({ entidadId }) => own.has(entidadId) || entidadId === present)
}

/**
 * What the entities that have not closed it would write: of the person's days, and of corrections of what they closed before.
 * Days that do not contribute are told too.
 */
async function previstas(
  persona: PersonaQuincena,
  quincena: number,
  cerradas: readonly CerradaDePersona[],
): Promise<Parte[]> {
  const { afiliadoId, hechos } = persona
  const closed = new Set(cerradas.map(({ entidadId }) => entidadId))
  const segmentos = segmentosDe(hechos, quincena).filter(({ entidadId }) => !closed.has(entidadId))
  const lineas: LineaCierre[] = []
  for (const entidadId of new Set(hechos.map((hecho) => hecho.entidadId))) {
    const contexto = await loadContextoCierre(entidadId, quincena)
    if (closed.has(entidadId) || !contexto.parametros) continue
    for await (const page of calcularPersonas(contexto, { afiliadoId }))
      for (const calculada of page) lineas.push(...calculada.lineas)
  }
  return [{ segmentos, lineas }]
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
