import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { MovimientoAbierto } from '#domain/afiliacion/movimientos/movimiento-abierto.ts'
import { noProcedeTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { TRAMITE_KEYS, TRAMITES, type TramitePosible } from '#domain/afiliacion/tramites/tramite.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { loadReglasTramites } from '#api/afiliacion/tipos/reglas-row.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'

/** What `actor` may ask today for a person in scope, each with why not; nothing for who requests nothing. */
export async function tramitesPosibles(
  actor: Actor,
  { situacion, interno }: AfiliadoRow,
  abierto: MovimientoAbierto | null,
): Promise<TramitePosible[]> {
  if (!can(actor, 'tramites.solicitar')) return []
  const [{ open }, reglasDe] = await Promise.all([estadoVentana(actor, 'ALTA_BAJA_CAMBIO'), loadReglasTramites()])
  return TRAMITE_KEYS.map((tramite) => {
    const { etiqueta, vista } = TRAMITES[tramite]
    const porPersona = noProcedeTramite(reglasDe(tramite), { situacion, abierto }, actor.ambito === 'instituto')
    const porQue = porPersona || (open ? '' : 'La ventana de movimientos está cerrada hoy.')
    return { tramite, etiqueta, ruta: `${rutaVista(vista)}&interno=${interno}`, puede: porQue === '', porQue }
  })
}
