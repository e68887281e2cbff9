import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Vecinos } from './Vecinos.tsx'
import { useDireccionPropia } from '#admin/shared/rutas/use-direccion-propia.ts'
import { useCloseHoja } from './use-close-hoja.ts'
import type { ReactElement, ReactNode } from 'react'

/** What the sheet of a list says of its records. */
export interface TextosHoja {
  /** "Movimiento": the title of one that did not come. */
  readonly nombre: string
  /** "Cargando el movimiento". */
  readonly cargando: string
  /** "No se pudo cargar el movimiento." */
  readonly falla: string
  /** "Volver a movimientos". */
  readonly volver: string
  /** Address of the list. */
  readonly lista: string
}

/** The sheet of a record that its address names by its folio or its account. */
export interface HojaProps {
  readonly clave: string
  readonly claves: readonly string[]
}

interface HojaDetalleProps<T, Clave extends number | string> {
  textos: TextosHoja
  /** What names the record in the address. */
  clave: Clave
  /** The rows in sight, in their order: where previous and next go. */
  claves: readonly Clave[]
  /** Address of another record's sheet. */
  ruta: (clave: Clave) => string
  /** What names the record that came; where a call also takes its number, the address becomes this one's. */
  claveDe?: (data: T) => Clave
  /** A query of the record. */
  query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }
  title: (data: T) => string
  facts: (data: T) => ReactNode
  eyebrow?: (data: T) => ReactNode
  footer?: (data: T) => ReactNode
  children: (data: T) => ReactNode
}

/** One record beside its list: its neighbours, what it shows meanwhile, and the way out when it does not come. */
export function HojaDetalle<T, Clave extends number | string>(props: HojaDetalleProps<T, Clave>): ReactElement {
  const { textos, query } = props
  const { data, error } = query
  const close = useCloseHoja(textos.lista)
  useDireccionPropia(data !== undefined && props.claveDe ? props.ruta(props.claveDe(data)) : undefined)
  return (
    <SideSheet
      title={data !== undefined ? props.title(data) : error ? textos.nombre : 'Cargando…'}
      facts={data !== undefined && props.facts(data)}
      eyebrow={data !== undefined && props.eyebrow?.(data)}
      tools={<Vecinos clave={props.clave} claves={props.claves} ruta={props.ruta} />}
      footer={data !== undefined && props.footer?.(data)}
      onClose={close}
    >
      {error ? (
        <ErrorState
          title={textos.falla}
          error={error}
          onRetry={() => void query.refetch()}
          back={{ to: textos.lista, label: textos.volver }}
        />
      ) : data !== undefined ? (
        props.children(data)
      ) : (
        <Skeleton lines={10} label={textos.cargando} />
      )}
    </SideSheet>
  )
}
