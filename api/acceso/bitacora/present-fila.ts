import { actoFrase } from '#domain/acceso/bitacora/frase-bitacora.ts'
import type { FilaBitacoraPanel, MedioBitacora, RegistroBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { resumenCambios, type CambioCampo } from '#domain/acceso/bitacora/diferencias.ts'
import type { FilaBitacora } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'

/** A row with the name of who did it, when that account exists. */
export interface FilaConNombre extends FilaBitacora {
  readonly nombre: string | null
}

export const FILA_SQL = `SELECT b.id, b.ocurrio_at, b.actor_id, b.actor, b.medio, b.direccion, b.acto, b.objeto, b.objeto_id,
    b.antes, b.despues, b.hash_previo, b.hash, u.nombre
  FROM bitacora b LEFT JOIN usuarios u ON u.id = b.actor_id`

/** A row for the panel, with what its record is called and what it changed, both by name. */
export function presentFila(
  row: FilaConNombre,
  registro: RegistroBitacora,
  cambios: readonly CambioCampo[],
): FilaBitacoraPanel {
  return {
    id: row.id,
    ocurrioAt: row.ocurrio_at,
    usuario: row.actor,
    nombre: row.nombre ?? (row.actor_id === null && row.actor === SISTEMA.usuario ? SISTEMA.nombre : ''),
    medio: row.medio as MedioBitacora,
    direccion: row.direccion,
    acto: row.acto,
    actoTexto: actoFrase(row.acto, leido(row.despues), leido(row.antes)),
    registro,
    resumen: resumenCambios(cambios),
  }
}

function leido(texto: string | null): unknown {
  return texto === null ? null : JSON.parse(texto)
}
