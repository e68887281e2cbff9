import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { ColumnaPreguntada } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { AppError, notFound } from '#api/errors.ts'
import { entidadVisibleSql } from '#api/fondos/entidades-visibles.ts'
import { selectParametros } from '#api/fondos/parametros/parametro-row.ts'
import { selectCerradas } from '#api/quincenas/calculo/persona-cerrada.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import { parteCerrada, presentExplicacion, type ActoExplicacion } from './present-explicacion.ts'

/** Which amount of a closed quincena is explained. */
export interface PeticionAportacion {
  /** The person in that close. */
  readonly personaId: number
  readonly fondo: FondoId
  readonly columna?: ColumnaPreguntada | undefined
}

type PersonaRow = RowAs<CierrePersonaModel, { cierreId: 'cierre_id'; afiliadoId: 'afiliado_id' }> &
  Pick<RowOf<CierrePersonaModel>, 'interno' | 'nombre'> &
  RowAs<CierreModel, { entidadId: 'entidad_id' }> &
  Pick<RowOf<CierreModel>, 'quincena'>

/**
 * An amount of a fund in a closed quincena, from what the close stored and nothing computed anew. Throws 404 when there is none,
 * or it is another entity's.
 */
export async function explainAportacion(
  actor: Actor,
  { personaId, ...pregunta }: PeticionAportacion,
  acto: ActoExplicacion = 'aportaciones.explicar',
): Promise<ExplicacionQuincena> {
  authorize(actor, 'aportaciones.leer')
  const persona = await findPersona(actor, personaId)
  const { afiliadoId, quincena, entidadId } = persona
  await auditRead(actor, { acto, objeto: 'afiliado', objetoId: afiliadoId })
  const cerradas = (await selectCerradas(afiliadoId, quincena)).filter((each) => each.entidadId === entidadId)
  const parametros = cerradas[0]?.parametros
  if (!parametros) throw new AppError(422, 'sin_parametros', 'Ese cierre no conserva sus parámetros de los fondos.')
  return presentExplicacion({
    ...{ quincena, parametros, cerradas, pregunta },
    persona: { interno: formatInterno(persona.interno), nombre: persona.nombre },
    partes: cerradas.map(parteCerrada),
    registros: await selectParametros(),
  })
}

async function findPersona(actor: Actor, personaId: number): Promise<PersonaRow> {
  const binds = new Binds()
  const id = binds.add(personaId)
  const row = await selectRow<PersonaRow>(
    `SELECT p.cierre_id AS "cierreId", p.afiliado_id AS "afiliadoId", p.interno, p.nombre, k.entidad_id AS "entidadId", k.quincena
     FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id JOIN unidades u ON u.id = k.entidad_id
     WHERE p.id = ${id} AND k.estado = 'cerrado' AND ${entidadVisibleSql(actor, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('La persona en la quincena cerrada')
  return row
}
