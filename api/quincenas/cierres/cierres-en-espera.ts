import type { Acto } from '#domain/acceso/acto.ts'
import { FIRMAS_CIERRE, TABLA_CIERRE, type EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { SOLICITUDES_NOMBRADAS } from '#api/usuarios/delegaciones/solicitudes-en-espera.ts'

/** Closes that one of those accounts requested in the round in force and that wait for the signature of one of `actos`. */
export async function cierresEnEspera(cuentas: readonly number[], actos: readonly Acto[]): Promise<string[]> {
  const etapas = FIRMAS_CIERRE.filter((firma) => firma !== 'solicitar').flatMap((firma) => {
    const turnos: Readonly<Partial<Record<Acto, readonly EtapaCierre[]>>> = TABLA_CIERRE[firma].turnos
    return actos.flatMap((acto) => turnos[acto] ?? [])
  })
  if (etapas.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{ entidad: string; quincena: number }>(
    `SELECT u.nombre AS entidad, c.quincena FROM cierres c JOIN unidades u ON u.id = c.entidad_id
     WHERE c.estado IN (${binds.addAll(etapas)}) AND EXISTS (SELECT 1 FROM cierre_actos a WHERE a.cierre_id = c.id
       AND a.vuelta = c.vuelta AND a.acto = 'solicitar' AND a.usuario_id IN (${binds.addAll(cuentas)}))
     ORDER BY c.id LIMIT ${SOLICITUDES_NOMBRADAS + 1}`,
    binds.values,
  )
  return rows.map(({ entidad, quincena }) => `cierre de ${entidad}, ${quincenaLong(quincena)}`)
}
