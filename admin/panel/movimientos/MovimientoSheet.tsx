import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { api } from '#admin/providers/api-client.ts'
import { useDetalle } from '#admin/panel/hoja/use-detalle.ts'
import { HojaDetalle } from '#admin/panel/hoja/HojaDetalle.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { MovimientoActions } from '#admin/shared/movimientos/MovimientoActions.tsx'
import { MovimientoDatos } from '#admin/shared/movimientos/MovimientoDatos.tsx'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import type { HojaProps, TextosHoja } from '#admin/panel/hoja/HojaDetalle.tsx'
import type { ReactElement } from 'react'

const TEXTOS: TextosHoja = {
  nombre: 'Movimiento',
  cargando: 'Cargando el movimiento',
  falla: 'No se pudo cargar el movimiento.',
  volver: 'Volver a movimientos',
  lista: '/panel/movimientos',
}

/** Detail of a movement beside the list it was opened from. `claves`: those of the rows in sight, in order. */
export function MovimientoSheet({ clave, claves }: HojaProps): ReactElement {
  const query = useDetalle('movimientos', clave, (signal) =>
    api.call('GET /api/panel/movimientos/:id', { params: { id: clave }, signal }),
  )
  return (
    <HojaDetalle
      textos={TEXTOS}
      clave={clave}
      claves={claves}
      ruta={(folio) => rutaMovimiento({ folio })}
      claveDe={({ folio }) => folio}
      query={query}
      title={nombreNatural}
      facts={({ tipo, adscripcion }) => [tipo, adscripcion].filter(Boolean).join(', ')}
      eyebrow={({ folio, estatus }) => (
        <>
          <span className="mono secondary">{folio}</span>
          <EstatusTag estatus={estatus} />
        </>
      )}
      footer={(movimiento) => <MovimientoActions movimiento={movimiento} />}
    >
      {(movimiento) => <MovimientoDatos movimiento={movimiento} />}
    </HojaDetalle>
  )
}
