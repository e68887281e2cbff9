import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import type { DatosFormato } from '#domain/formatos/datos-formato.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

interface ConDatosProps {
  /** The form, opened with the data of whom the address names, or blank; `olvidar` leaves it without anybody. */
  children: (datos: DatosFormato | null, hoy: PlainDate, olvidar: () => void) => ReactElement
}

/** Fills a form beforehand with the movement (`&folio=`) or the person (`&interno=`) of the address. */
export function ConDatos({ children }: ConDatosProps): ReactElement {
  const [params, setParams] = useSearchParams()
  const { data: ventana, error: failed, refetch: again } = useVentana()
  const folio = params.get('folio')
  const interno = params.get('interno')
  const asked = folio !== null || interno !== null
  const { data, error, refetch } = useQuery({
    queryKey: ['formatos', 'datos', folio, interno],
    queryFn: ({ signal }) =>
      api.call('GET /api/formatos/datos', { signal, query: folio === null ? { interno: Number(interno) } : { folio } }),
    enabled: asked,
    // What one writes over it is not taken away by asking again.
    staleTime: Infinity,
  })
  const olvidar = (): void =>
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        for (const name of ['folio', 'interno']) after.delete(name)
        return after
      },
      { replace: true },
    )
  if (failed)
    return <ErrorState title="No se pudo saber la fecha de hoy." error={failed} onRetry={() => void again()} />
  if (error) return <ErrorState title="No se pudieron cargar los datos." error={error} onRetry={() => void refetch()} />
  if (!ventana || (asked && !data)) return <Skeleton lines={10} label="Cargando el formato" />
  return children(data ?? null, ventana.hoy, olvidar)
}
