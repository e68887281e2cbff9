import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { HojaDetalle } from '#admin/panel/hoja/HojaDetalle.tsx'
import { ActoDatos } from './ActoDatos.tsx'
import { fechaHoraSegundos } from './fecha-hora-segundos.ts'
import { rutaActo } from './ruta-acto.ts'
import type { TextosHoja } from '#admin/panel/hoja/HojaDetalle.tsx'
import type { RegistroBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosHoja = {
  nombre: 'Acto',
  cargando: 'Cargando el acto',
  falla: 'No se pudo cargar el acto.',
  volver: 'Volver a la bitácora',
  lista: '/panel/bitacora',
}

interface ActoSheetProps {
  id: string
  /** The rows in sight, in their order: where previous and next go. */
  ids: readonly number[]
  onRegistro: (registro: RegistroBitacora) => void
}

/** An act beside the list: what was before, what after, and its proof. */
export function ActoSheet({ id, ids, onRegistro }: ActoSheetProps): ReactElement {
  const query = useQuery({
    queryKey: ['bitacora', 'acto', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/bitacora/:id', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
  return (
    <HojaDetalle
      textos={TEXTOS}
      clave={Number(id)}
      claves={ids}
      ruta={rutaActo}
      query={query}
      title={({ actoTexto }) => actoTexto}
      facts={({ ocurrioAt }) => fechaHoraSegundos(ocurrioAt)}
      footer={({ registro }) => (
        <Button icon={ListFilter} onClick={() => onRegistro(registro)}>
          Ver los actos de este registro
        </Button>
      )}
    >
      {(acto) => <ActoDatos acto={acto} />}
    </HojaDetalle>
  )
}
