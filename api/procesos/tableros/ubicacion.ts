import type { Actor } from '#domain/acceso/actor.ts'
import { ubicacionIssues, type Ubicacion } from '#domain/procesos/tableros.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { loadAjustes } from '#api/instituto/load-ajustes.ts'

/** The setting that keeps each datum. */
const AJUSTE = {
  domicilio: 'domicilio',
  telefono: 'telefono',
  correo: 'correo_contacto',
} as const satisfies Record<keyof Ubicacion, string>

async function load(): Promise<Ubicacion> {
  const ajustes = await loadAjustes()
  const of = (campo: keyof Ubicacion) => ajustes.get(AJUSTE[campo]) ?? ''
  return { domicilio: of('domicilio'), telefono: of('telefono'), correo: of('correo') }
}

/** Where the institute is and how to reach it. */
export function getUbicacion(actor: Actor): Promise<Ubicacion> {
  authorize(actor, 'tableros.ver')
  return load()
}

/** Changes the contact data, whole. 422 with the fields that are wrong. */
export async function saveUbicacion(actor: Actor, ubicacion: Ubicacion): Promise<Ubicacion> {
  authorize(actor, 'tableros.configurar')
  const issues = ubicacionIssues(ubicacion)
  if (issues.length > 0) throw broken(issues)
  return inTransaction(async () => {
    const antes = await load()
    for (const [campo, clave] of Object.entries(AJUSTE))
      await execute(
        'INSERT INTO ajustes (clave, valor) VALUES ($1, $2) ON CONFLICT (clave) DO UPDATE SET valor = excluded.valor',
        [clave, ubicacion[campo as keyof Ubicacion].trim()],
      )
    const despues = await load()
    await logActo(actor, {
      acto: 'ubicacion.editar',
      objeto: 'instituto',
      objetoId: 'ubicacion',
      antes: { ...antes },
      despues: { ...despues },
    })
    return despues
  })
}
