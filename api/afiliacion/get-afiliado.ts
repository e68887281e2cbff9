import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { nombreEnCatalogo } from '#api/organica/catalogos/read-catalogo.ts'
import { findAfiliadoInScope } from './afiliado-row.ts'
import { listExpediente } from './list-expediente.ts'
import { presentPersonaDetalle } from './present-persona.ts'

/** A person's page: data, papers and what this actor may do. The read is noted in the bitácora. */
export async function getAfiliado(actor: Actor, id: number): Promise<PersonaDetalle> {
  authorize(actor, 'padron.leer')
  const row = await findAfiliadoInScope(actor, id)
  await auditRead(actor, { acto: 'afiliado.leer', objeto: 'afiliado', objetoId: id })
  const [documentos, estadoCivil, nacionalidad] = await Promise.all([
    listExpediente(id),
    nombreEnCatalogo('estado_civil', row.estado_civil),
    nombreEnCatalogo('nacionalidad', row.nacionalidad),
  ])
  return presentPersonaDetalle(row, documentos, personaActions(actor), { estadoCivil, nacionalidad })
}

function personaActions(actor: Actor): PersonaDetalle['actions'] {
  return [
    ...(can(actor, 'expediente.agregar') ? (['agregarDocumento'] as const) : []),
    ...(can(actor, 'alta.solicitar') ? (['nuevoMovimiento'] as const) : []),
  ]
}
