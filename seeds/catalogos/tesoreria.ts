import type { Acto } from '#domain/acceso/acto.ts'
import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'
import { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/**
 * The profile of the treasury (decisions §11.11): it loads the bank's answers, validates payments and sees what is to be paid. It has the
 * act `validar`, which validates payments, and not `revisar`, which grants loans and records payments by hand.
 */
export const TESORERIA = {
  nombre: 'Tesorería',
  ambito: 'instituto',
  actos: ['ver', 'validar'] satisfies readonly Acto[],
  /** What its menus open. */
  componentes: ['/inicio', 'autorizaciones', 'aportacion', 'validacionPagos', 'calendarioVisualizacion'],
} as const

/**
 * Adds the profile once, with the next free id: an institute may have profiles of its own. A profile of that name stays as it is. Call it
 * after the menus were loaded.
 */
export async function loadTesoreria(): Promise<void> {
  const [fresh] = await sembrarUnaVez('perfiles', [TESORERIA], () => 'tesoreria')
  if (!fresh || (await findTesoreria()) !== null) return
  const { nombre, ambito, actos, componentes } = fresh
  const id = await insertRow(PerfilModel, { nombre, ambito })
  await insertRows(
    'perfil_actos',
    ['perfil_id', 'acto'],
    actos.map((acto) => [id, acto]),
  )
  const binds = new Binds()
  await execute(
    `INSERT INTO perfil_menus (perfil_id, menu_id)
     SELECT CAST(${binds.add(id)} AS BIGINT), id FROM menus WHERE componente IN (${binds.addAll(componentes)})`,
    binds.values,
  )
}

/** Returns the id of the profile with that name, ignoring case and accents, or null. */
export async function findTesoreria(): Promise<number | null> {
  const rows = await selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM perfiles')
  return rows.find(({ nombre }) => claveDeNombre(nombre) === claveDeNombre(TESORERIA.nombre))?.id ?? null
}
