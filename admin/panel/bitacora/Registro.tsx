import { Link } from 'react-router-dom'
import { rutaAfiliado } from '#admin/shared/rutas/ruta-afiliado.ts'
import { rutaMovimiento } from '#admin/shared/rutas/ruta-movimiento.ts'
import { rutaCaso } from '#admin/shared/casos/ruta-caso.ts'
import type { RegistroBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

const RUTAS = { afiliados: rutaAfiliado, movimientos: rutaMovimiento, casos: rutaCaso } as const

/** The record of an act, with the way to its page when it has one. */
export function Registro({ registro }: { registro: RegistroBitacora }): ReactElement {
  const { texto, enlace } = registro
  if (!enlace) return <>{texto}</>
  return (
    <Link className={enlace.recurso === 'afiliados' ? undefined : 'mono'} to={RUTAS[enlace.recurso](enlace.id)}>
      {texto}
    </Link>
  )
}
