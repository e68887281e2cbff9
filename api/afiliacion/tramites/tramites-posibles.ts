import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { admiteSituacion } from '#domain/afiliacion/tipos/reglas-de.ts'
import { TRAMITE_KEYS, TRAMITES, type TramitePosible } from '#domain/afiliacion/tramites/tramite.ts'
import type { AfiliadoRow } from '#api/afiliacion/afiliado-row.ts'
import { reglasOf } from '#api/afiliacion/tipos/reglas-row.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { selectRows } from '#api/db/sql.ts'

/** What `actor` may ask today for a person in scope, each with why not; nothing for who requests nothing. */
export async function tramitesPosibles(
  actor: Actor,
  row: AfiliadoRow,
  abierto: string | null,
): Promise<TramitePosible[]> {
  if (!can(actor, 'tramites.solicitar')) return []
  const { open } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  const tipos = await selectRows<{ tipo_id: number; reglas: string }>(
    'SELECT id AS tipo_id, reglas FROM tipos_movimiento',
  )
  return TRAMITE_KEYS.map((tramite) => {
    const { etiqueta, vista, tipo } = TRAMITES[tramite]
    const reglas = tipos.find(({ tipo_id }) => tipo_id === tipo)
    const admite =
      reglas !== undefined && admiteSituacion(reglasOf(reglas), row.situacion, actor.ambito === 'instituto')
    const porQue =
      abierto !== null ? `Tiene abierto el movimiento ${abierto}.` : admite ? cerrada(open) : porSituacion(row)
    return { tramite, etiqueta, ruta: `/dashboard?vista=${vista}&interno=${row.interno}`, puede: porQue === '', porQue }
  })
}

const cerrada = (open: boolean) => (open ? '' : 'La ventana de movimientos está cerrada hoy.')
const porSituacion = ({ situacion }: AfiliadoRow) => `No procede en situación ${NOMBRE_SITUACION[situacion]}.`
