import type { Actor } from '#domain/acceso/actor.ts'
import type { ImportePreguntado } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
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
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { selectCerradas, selectQueCerraron, type CerradaDePersona } from '#api/quincenas/calculo/persona-cerrada.ts'
import {
  parteCerrada,
  partePrevista,
  presentExplicacion,
  type ActoExplicacion,
  type ParteExplicada,
} from './present-explicacion.ts'

/** Which amounts of a person are explained: of every entity and fund unless one is named; the asked figure is marked. */
export interface PeticionExplicacion extends ImportePreguntado {
  readonly interno: number
  /** Ordinal. */
  readonly quincena: number
  readonly entidadId?: number | undefined
}

/**
 * Every amount of a person in a quincena: the days of each fact and where it comes from, the parameter record and its version,
 * base, rate with its legal basis, and rounding, corrections with the quincena that they correct. What an entity closed is read
 * from what its close stored; the rest is what a close would write now. Throws 404 for somebody out of scope, 422 where no
 * parameters are in force.
 */
export async function explainQuincena(
  actor: Actor,
  peticion: PeticionExplicacion,
  acto: ActoExplicacion = 'aportaciones.explicar',
): Promise<ExplicacionQuincena> {
  authorize(actor, 'quincenas.simular')
  const { interno, quincena, entidadId, ...pregunta } = peticion
  const persona = await findPersonaDeQuincena(actor, interno, quincena)
  await auditRead(actor, { acto, objeto: 'afiliado', objetoId: persona.afiliadoId })
  const [cerradas, registros] = [await selectCerradas(persona.afiliadoId, quincena), await selectParametros()]
  const parametros = cerradas[0]?.parametros ?? parametrosDe(registros, quincena)
  if (!parametros)
    throw new AppError(422, 'sin_parametros', 'No hay parámetros de los fondos en vigor en esa quincena.')
  const visibles = await seen(actor, persona, cerradas)
  const partes = [...visibles.map(parteCerrada), ...(await previstas(persona, quincena))]
  return presentExplicacion({
    ...{ persona, quincena, parametros, partes, entidadId, pregunta, registros },
    cerradas: visibles,
  })
}

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
 * Entities come in the order of their days.
 */
async function previstas(persona: PersonaQuincena, quincena: number): Promise<ParteExplicada[]> {
  const { afiliadoId, hechos, pagos } = persona
  const entidades = [...new Set(hechos.map((hecho) => hecho.entidadId))]
  const closed = await selectQueCerraron(entidades, quincena)
  const partes: ParteExplicada[] = []
  for (const entidadId of entidades) {
    if (closed.has(entidadId)) continue
    const propios = segmentosDe(hechos, quincena).filter((segmento) => segmento.entidadId === entidadId)
    const segmentos = conNomina(propios, nominaDe(pagos, entidadId, quincena))
    const contexto = await loadContextoCierre(entidadId, quincena)
    const lineas: LineaCierre[] = []
    if (contexto.parametros)
      for await (const page of calcularPersonas(contexto, { afiliadoId }))
        for (const calculada of page) lineas.push(...calculada.lineas)
    partes.push(partePrevista(entidadId, segmentos, lineas, contexto.parametros))
  }
  return partes
}
