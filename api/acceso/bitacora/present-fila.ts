import { actoTexto } from '#domain/acceso/acto-bitacora.ts'
import type { FilaBitacoraPanel, MedioBitacora, RegistroBitacora } from '#domain/acceso/bitacora.ts'
import type { Json } from '#domain/acceso/canonical-json.ts'
import { diferencias, resumenCambios, type CambioCampo } from '#domain/acceso/diferencias.ts'
import type { FilaBitacora } from '#api/acceso/bitacora.ts'

/** A row with the name of who did it, when that account exists. */
export interface FilaConNombre extends FilaBitacora {
  readonly nombre: string | null
}

export const FILA_SQL = `SELECT b.id, b.ocurrio_at, b.actor_id, b.actor, b.medio, b.direccion, b.acto, b.objeto, b.objeto_id,
    b.antes, b.despues, b.hash_previo, b.hash, u.nombre
  FROM bitacora b LEFT JOIN usuarios u ON u.id = b.actor_id`

export function cambiosDe({ antes, despues }: Pick<FilaBitacora, 'antes' | 'despues'>): CambioCampo[] {
  return diferencias(parse(antes), parse(despues))
}

/** What was changed outside the portal may be no JSON: it is shown as it stands. */
function parse(text: string | null): Json | null {
  if (text === null) return null
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

export function presentFila(row: FilaConNombre, registro: RegistroBitacora): FilaBitacoraPanel {
  return {
    id: row.id,
    ocurrioAt: row.ocurrio_at,
    usuario: row.actor,
    nombre: row.nombre ?? '',
    medio: row.medio as MedioBitacora,
    direccion: row.direccion,
    acto: row.acto,
    actoTexto: actoTexto(row.acto),
    registro,
    resumen: resumenCambios(cambiosDe(row)),
  }
}
