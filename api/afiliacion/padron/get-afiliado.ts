import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { isOtraFecha, type Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import { ORGANIZACIONES, type Organizacion } from '#domain/organica/arbol.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { AppError } from '#api/errors.ts'
import { nombreEnCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import { findAfiliadoInScope, type AfiliadoRow } from './afiliado-row.ts'
import { loadAbiertos } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { listExpediente } from '#api/afiliacion/expediente/list-expediente.ts'
import { presentPersonaDetalle } from './present-persona.ts'
import { diaSchema } from '#api/http/forma/dia.ts'
import { rowAsOf } from '#api/afiliacion/reloj/row-as-of.ts'
import { tramitesPosibles } from '#api/afiliacion/tramites/tramites-posibles.ts'

/** `al`: as it was on that day. `conocido`: as it was known at the end of that one. */
export const relojesSchema = z.strictObject({ al: diaSchema.optional(), conocido: diaSchema.optional() })

/** The same, and by which organisation the person's place is told. */
export const relojesConOrganizacionSchema = relojesSchema.extend({
  organizacion: z.enum(ORGANIZACIONES).default('entonces'),
})

const HOY: Relojes = { al: null, conocido: null }

/**
 * A person's page: data, papers, what this actor may do and what may be asked today; on either clock, the data as they were
 * and nothing to do.
 * The read is noted in the bitácora. 404 out of scope, and before the person was on file.
 */
export async function getAfiliado(
  actor: Actor,
  id: number,
  relojes: Relojes = HOY,
  organizacion: Organizacion = 'entonces',
): Promise<PersonaDetalle> {
  authorize(actor, 'padron.leer')
  return readPersona(actor, await findAfiliadoInScope(actor, id), relojes, organizacion)
}

/** The page of a person already found, for whoever may read it; on either clock, the data as they were. */
export async function readPersona(
  actor: Actor,
  current: AfiliadoRow,
  relojes: Relojes = HOY,
  organizacion: Organizacion = 'entonces',
): Promise<PersonaDetalle> {
  const { id } = current
  await auditRead(actor, { acto: 'afiliado.leer', objeto: 'afiliado', objetoId: id })
  const row = await rowAsOf(current, relojes, organizacion)
  if (!row) throw new AppError(404, 'no_existe', 'En esa fecha la persona todavía no estaba en el padrón.')
  const [documentos, estadoCivil, nacionalidad, abiertos] = await Promise.all([
    listExpediente(id),
    nombreEnCatalogo('estado_civil', row.estado_civil),
    nombreEnCatalogo('nacionalidad', row.nacionalidad),
    loadAbiertos([id]),
  ])
  const movimientoAbierto = abiertos.get(id) ?? null
  return presentPersonaDetalle(row, documentos, {
    estadoCivil,
    nacionalidad,
    movimientoAbierto,
    relojes,
    ...(isOtraFecha(relojes)
      ? { tramites: [], actions: [] }
      : {
          tramites: await tramitesPosibles(actor, current, movimientoAbierto),
          actions: personaActions(actor),
        }),
  })
}

function personaActions(actor: Actor): PersonaDetalle['actions'] {
  return [
    ...(can(actor, 'expediente.agregar') ? (['agregarDocumento'] as const) : []),
    ...(can(actor, 'alta.solicitar') ? (['nuevoMovimiento'] as const) : []),
  ]
}
