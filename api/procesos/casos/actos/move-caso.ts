import type { Actor } from '#domain/acceso/actor.ts'
import { moverCasoIssues } from '#domain/procesos/casos/caso-issues.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { NOMBRE_ESTADO_CASO, type EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { avisoDeCaso } from '#api/procesos/casos/avisos-caso.ts'
import type { CasoRow } from '#api/procesos/casos/caso-row.ts'
import { changeCaso, type CambioCaso } from './change-caso.ts'
import { cleanTexto } from '#api/procesos/casos/texto-caso.ts'

interface Movida {
  readonly version: number
  readonly estado?: EstadoCaso | undefined
  readonly modulo?: number | undefined
  readonly nota: string
}

/**
 * Moves a case between pending and in progress, or to another of its modules, or both. Throws 403, 404, 409 `estado` or
 * `version`, 422 (in progress without anybody who answers for it, back to pending without a reason, another module).
 */
export function moveCaso(actor: Actor, id: number, input: Movida): Promise<CasoDetalle> {
  return changeCaso(actor, id, input.version, 'mover', (row) => mover(actor, row, input))
}

async function mover(actor: Actor, row: CasoRow, input: Movida): Promise<CambioCaso> {
  const nota = cleanTexto(input.nota)
  const destino = input.estado ?? row.estado
  const modulo = await moduloDestino(row, input.modulo)
  const issues = moverCasoIssues({ estado: row.estado, destino, responsableId: row.responsable_id, nota })
  if (issues.length > 0) throw broken(issues)
  const textos = [
    ...(destino === row.estado ? [] : [`Pasó a ${NOMBRE_ESTADO_CASO[destino]}`]),
    ...(modulo === null ? [] : [`Turnado al módulo ${modulo.nombre}`]),
  ]
  if (textos.length === 0)
    throw broken([{ path: 'estado', code: 'igual', message: 'Elige otro estado u otro módulo para mover el caso.' }])
  return {
    values: { estado: destino, ...(modulo === null ? {} : { modulo_actual_id: modulo.id }) },
    sucesos: [{ clase: 'movido', texto: textos.join('. '), nota }],
    antes: { estado: row.estado, modulo: row.modulo_actual },
    despues: { estado: destino, modulo: modulo?.nombre ?? row.modulo_actual },
    avisos: avisoDeCaso(actor, row, [row.responsable_id], 'Se movió tu caso', `movido:${row.version}`),
  }
}

/** The module it goes to: null when it stays; 422 for one that is not involved. */
async function moduloDestino(row: CasoRow, id: number | undefined): Promise<{ id: number; nombre: string } | null> {
  if (id === undefined || id === row.modulo_actual_id) return null
  const modulo = await selectRow<{ id: number; nombre: string }>(
    'SELECT m.id, m.nombre FROM caso_modulos cm JOIN modulos m ON m.id = cm.modulo_id WHERE cm.caso_id = $1 AND m.id = $2',
    [row.id, id],
  )
  if (modulo) return modulo
  throw broken([{ path: 'modulo', code: 'ajeno', message: 'Ese módulo no participa en el caso: agrégalo primero.' }])
}
