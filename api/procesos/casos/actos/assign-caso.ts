import type { Actor } from '#domain/acceso/actor.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { casoRefusal } from '#domain/procesos/casos/caso-acciones.ts'
import { broken } from '#api/errors.ts'
import { avisoAsignado } from '#api/procesos/casos/avisos-caso.ts'
import { findCasoInScope, type CasoRow } from '#api/procesos/casos/caso-row.ts'
import { changeCaso, type CambioCaso } from './change-caso.ts'
import { casoParaActuar } from '#api/procesos/casos/present-caso.ts'
import { findResponsable, ubicacionDe } from '#api/procesos/casos/responsables.ts'
import { cleanTexto } from '#api/procesos/casos/texto-caso.ts'

interface Asignacion {
  readonly version: number
  /** null: nobody answers for it, and it goes back to pending. */
  readonly responsable: number | null
  readonly nota: string
}

/**
 * Gives a case to a person, or takes it from who had it; whoever works cases may take one that nobody has. The person is told.
 * Throws 403, 404, 409 `estado` or `version`, 422 `responsable`.
 */
export async function assignCaso(actor: Actor, id: number, input: Asignacion): Promise<CasoDetalle> {
  const row = await findCasoInScope(actor, id)
  const takes = input.responsable === actor.id && casoRefusal('asignar', casoParaActuar(row), actor) === 'permiso'
  return changeCaso(actor, id, input.version, takes ? 'tomar' : 'asignar', (now) => asignar(actor, now, input))
}

async function asignar(actor: Actor, row: CasoRow, { responsable, nota }: Asignacion): Promise<CambioCaso> {
  if (responsable === row.responsable_id)
    throw broken([{ path: 'responsable', code: 'igual', message: 'El caso ya lo tiene esa persona.' }])
  if (responsable === null) return liberar(row, cleanTexto(nota))
  const persona = await findResponsable({ procesoId: row.proceso_id, ubicacion: ubicacionDe(row) }, responsable)
  const texto = persona.id === actor.id ? `${persona.nombre} tomó el caso` : `Asignado a ${persona.nombre}`
  return {
    values: { responsable_id: persona.id },
    sucesos: [{ clase: 'asignado', texto, nota: cleanTexto(nota) }],
    antes: { responsable: row.responsable },
    despues: { responsable: persona.nombre },
    avisos: avisoAsignado(actor, row, persona.id, row.version + 1),
  }
}

function liberar(row: CasoRow, nota: string): CambioCaso {
  return {
    values: { responsable_id: null, estado: 'pendiente' },
    sucesos: [{ clase: 'asignado', texto: 'Quedó sin responsable y pendiente', nota }],
    antes: { responsable: row.responsable, estado: row.estado },
    despues: { responsable: null, estado: 'pendiente' },
  }
}
